import '@/lib/extension/highlight.css';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { Page } from '@/lib/page/page';
import { startOnce } from '@/lib/page/start-once';

export default defineContentScript({
  matches: ['http://*/*', 'https://*/*', 'file:///*'],
  runAt: 'document_idle',
  allFrames: true,
  // Frames without an address of their own: blank ones, `srcdoc`, `data:`, `blob:`, sandboxed ones.
  matchOriginAsFallback: true,
  // Else WXT would post a message to the page at each start.
  noScriptStartedPostMessage: true,
  main: () => startOnce(() => new Page()),
});
