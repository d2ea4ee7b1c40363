import { browser } from 'wxt/browser';
import { type PageSettings, send } from '@/lib/extension/messages';
import type { FoundOnPage } from '@/lib/extension/tab-messages';
import { followDocument } from './document-life';
import { highlightNames } from './highlighter';
import { hostMark } from './hover-card';
import { logFailure, onGone } from './lifetime';
import { outOfReach } from './out-of-reach';
import { PageCheck } from './page-check';
import { answerTab } from './tab-messages';

/** After the settings could not be asked for, as when the background is only starting, in milliseconds. */
const retryMs = 1000;

/**
 * Starts the page parts where the settings allow it, and follows the settings. Returns the way to stop. It stops by itself when the
 * extension is gone. WXT's own signal of that is not used: it also comes with an event that any page can dispatch.
 */
export function startPage(): () => void {
  let check: PageCheck | undefined;
  let settings: PageSettings | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const refresh = async () => {
    clearTimeout(retry);
    try {
      settings = await send('page/settings', { topOrigin: topOrigin() });
      if (!settings.enabled) stopCheck();
      else if (check) check.refresh(settings);
      else check = new PageCheck(settings);
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
    outOfReach: outOfReach(),
    ...(check?.found() ?? { addresses: [], unpainted: 0, tampered: null }),
  });

  removeLeftovers();
  const stopAnswering = answerTab(browser.runtime, {
    found,
    reported: () => check?.reported ?? 0,
    show: (address) => check?.show(address) ?? false,
    refresh: () => void refresh(),
    checkSelection: () => check?.checkSelection() ?? false,
    noteTampering: (how) => check?.noteTampering(how),
  });
  const stopFollowing = followDocument({
    onShown: () => void refresh(),
    onHidden: () => check?.leave(),
    onReplaced() {
      stopCheck();
      if (settings?.enabled) check = new PageCheck(settings);
    },
  });
  const stopWatching = onGone(() => stop());
  void refresh();

  const stop = () => {
    stopWatching();
    stopAnswering();
    stopFollowing();
    clearTimeout(retry);
    stopCheck();
  };
  return stop;
}

/** The origin of the page around a frame, where the browser tells it; null for the page itself. */
function topOrigin(): string | null {
  // Older Firefox does not have it, but there the background is told the address of the tab.
  const origins: DOMStringList | undefined = location.ancestorOrigins;
  return origins?.item(origins.length - 1) ?? null;
}

/** An older copy of this script cannot clean up in Firefox, where it is stopped dead when the extension is updated. */
function removeLeftovers(): void {
  for (const name of highlightNames) CSS.highlights.delete(name);
  for (const host of document.querySelectorAll(`:root > [${hostMark}][popover]`)) host.remove();
}
