import type { GeneratedI18nStructure } from '#i18n';
import { messagesOf } from './messages-of';

// Plain Node has no browser that would know the words. It must be there before the library that asks it.
Object.assign(globalThis, { chrome: { i18n: { getMessage: await messagesOf('en') } } });
const { createI18n } = await import('@wxt-dev/i18n');

/** Stands for '#i18n' in programs that run without a browser. */
export const i18n = createI18n<GeneratedI18nStructure>();
