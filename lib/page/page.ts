import { browser } from 'wxt/browser';
import { type FoundOnPage, send } from '@/lib/extension/messages';
import { highlightNames } from './highlighter';
import { hostMark } from './hover-card';
import { logFailure, onGone } from './lifetime';
import { PageCheck } from './page-check';
import { answerTab } from './tab-messages';

/** After the settings could not be asked for, in milliseconds. */
const retryMs = 5000;

/**
 * Starts the page parts where the settings allow it, and follows the settings. Returns the way to stop. It stops by itself when the
 * extension is gone. WXT's own signal of that is not used: it also comes with an event that any page can dispatch.
 */
export function startPage(): () => void {
  // An image or a feed has no place for the card.
  if (!(document.documentElement instanceof HTMLElement)) return () => {};
  const isTop = window.top === window;
  let check: PageCheck | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const refresh = async () => {
    clearTimeout(retry);
    try {
      const settings = await send('page/settings');
      if (!settings.enabled) stopCheck();
      else if (check) check.refresh(settings);
      else check = new PageCheck(settings, isTop);
    } catch (error) {
      logFailure('no answer about the settings', error);
      retry = setTimeout(refresh, retryMs);
    }
  };
  const stopCheck = () => {
    check?.stop();
    check = undefined;
  };
  const found = (): FoundOnPage => ({
    host: location.hostname || location.protocol,
    enabled: check !== undefined,
    ...(check?.found() ?? { addresses: [], skipped: 0, tampered: null }),
  });
  // From the back/forward cache: the badge was cleared, and the lists may have changed.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) void refresh();
  };

  removeLeftovers();
  const stopAnswering = answerTab(browser.runtime, isTop, {
    found,
    show: (address) => check?.show(address) ?? false,
    refresh: () => void refresh(),
  });
  addEventListener('pageshow', onPageShow);
  const stopWatching = onGone(() => stop());
  void refresh();

  const stop = () => {
    stopWatching();
    stopAnswering();
    removeEventListener('pageshow', onPageShow);
    clearTimeout(retry);
    stopCheck();
  };
  return stop;
}

/** An older copy of this script cannot clean up in Firefox, where it is stopped dead when the extension is updated. */
function removeLeftovers(): void {
  for (const name of highlightNames) CSS.highlights.delete(name);
  for (const host of document.querySelectorAll(`:root > [${hostMark}][popover]`)) host.remove();
}
