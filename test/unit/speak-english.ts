import { browser } from 'wxt/browser';
import { messagesOf } from '@/test/messages-of';

// The browser of the tests has every interface but this one.
Object.assign(browser.i18n, { getMessage: await messagesOf('en'), getUILanguage: () => 'en' });
