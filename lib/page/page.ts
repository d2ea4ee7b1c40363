import { browser } from 'wxt/browser';
import { type PageSettings, send } from '@/lib/extension/messages';
import { type FoundOnPage, mostReported } from '@/lib/extension/tab-messages';
import { Attacks } from './attacks';
import { hostMark, takeAway } from './card-host';
import { followDocument } from './document-life';
import { isFocusedFrame } from './focused';
import { highlightNames } from './highlighter';
import { isPdf } from './kinds';
import { logFailure, onGone } from './lifetime';
import { outOfReach } from './out-of-reach';
import { PageCheck } from './page-check';
import { answerTab } from './tab-messages';
import { learn } from './words';

/** Between two beginnings on a document that is written anew, in milliseconds. */
const paceMs = 200;
/** After the settings could not be asked for, as when the background is only starting, in milliseconds. */
const retryMs = 1000;

/**
 * Runs the page parts where the settings allow it, and follows the settings. It stops by itself when the extension is gone. WXT's own
 * signal of that is not used: it also comes with an event that any page can dispatch.
 */
export class Page {
  #check: PageCheck | undefined;
  #settings: PageSettings | undefined;
  readonly #attacks = new Attacks();
  #isFirst = true;
  #isStopped = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beginning: ReturnType<typeof setTimeout> | undefined;
  readonly #ends: (() => void)[];

  constructor() {
    removeLeftovers();
    const stopAnswering = answerTab(browser.runtime, {
      'tab/found': () => this.#found(),
      'tab/count': () => this.#check?.lookUp.reportedTexts.slice(0, mostReported) ?? [],
      'tab/alike': ({ address }) => this.#check?.lookUp.endingAs(String(address)),
      'tab/show': ({ address }) => this.#check?.show(address) ?? false,
      'tab/refresh': () => {
        void this.#refresh();
        return null;
      },
      'tab/tampered': ({ how }) => {
        this.#attacks.last = String(how);
        return null;
      },
      // A PDF file is shown by a page of the browser's own, in which nothing is selected.
      'tab/check-selection': () =>
        (!isPdf() && isFocusedFrame() && this.#check?.hover?.checkSelection()) || undefined,
    });
    const stopFollowing = followDocument({
      onShown: () => void this.#refresh(),
      onHidden: () => this.#check?.lookUp.tellLeaving(),
      onReplaced: () => {
        this.#stopCheck();
        this.#beginning ??= setTimeout(() => this.#begin(), paceMs);
      },
    });
    this.#ends = [stopAnswering, stopFollowing, onGone(() => this.stop())];
    void this.#refresh();
  }

  stop(): void {
    this.#isStopped = true;
    for (const end of this.#ends) end();
    clearTimeout(this.#retry);
    clearTimeout(this.#beginning);
    this.#stopCheck();
  }

  async #refresh(): Promise<void> {
    clearTimeout(this.#retry);
    if (isAhead()) {
      document.addEventListener('prerenderingchange', () => this.#refresh(), { once: true });
      return;
    }
    try {
      const request = { topOrigin: topOrigin(), isFirst: this.#isFirst };
      const settings = await send('page/settings', request);
      this.#settings = settings;
      learn(settings.words);
      this.#isFirst = false;
      if (!settings.enabled) this.#stopCheck();
      else if (this.#check) this.#check.refreshAll(settings);
      else this.#begin();
    } catch (error) {
      if (this.#isStopped) return;
      logFailure(error);
      this.#retry = setTimeout(() => this.#refresh(), retryMs);
    }
  }

  #begin(): void {
    this.#beginning = undefined;
    if (this.#settings?.enabled && !this.#isStopped) {
      this.#check ??= new PageCheck(this.#settings, this.#attacks);
    }
  }

  #stopCheck(): void {
    this.#check?.stop();
    this.#check = undefined;
  }

  #found(): FoundOnPage {
    return {
      host: this.#settings?.host ?? '',
      enabled: !!this.#check,
      outOfReach: outOfReach(),
      tampered: this.#attacks.last,
      ...this.#check?.found(),
    };
  }
}

/** Whether the browser makes the page ready behind another in the same tab, in whose count it would be. The user may never come to it. */
function isAhead(): boolean {
  // Firefox does no such thing.
  return !import.meta.env.FIREFOX && Object(document).prerendering;
}

/** The origin of the page around a frame, where the browser tells it; null for the page itself. */
function topOrigin(): string | null {
  // Older Firefox does not have it, but there the background is told the address of the tab.
  const origins: DOMStringList | undefined = location.ancestorOrigins;
  return [...(origins ?? [])].at(-1) ?? null;
}

/** An older copy of this script cannot clean up in Firefox, where it is stopped dead when the extension is updated. */
function removeLeftovers(): void {
  for (const name of highlightNames) CSS.highlights.delete(name);
  for (const host of document.querySelectorAll(`[${hostMark}][popover]`)) takeAway(host);
}
