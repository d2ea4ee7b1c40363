import type { Runtime } from 'webextension-polyfill';

/**
 * The address of the page or frame that a message came from, as it is now. What browsers tell of the sender is what was loaded: a page that
 * goes on by a script, as exchanges do from one coin to the next, has another since, which only its tab has.
 */
export function pageAddress({ url, tab, frameId }: Runtime.MessageSender): string | undefined {
  const shown = frameId === 0 ? tab?.url : undefined;
  return isSameOrigin(shown, url) ? shown : url;
}

/** The tab may be at another page by now. */
function isSameOrigin(one: string | undefined, other: string | undefined): boolean {
  return URL.parse(one ?? '')?.origin === URL.parse(other ?? '')?.origin;
}
