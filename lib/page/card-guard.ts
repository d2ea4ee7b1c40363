import { opens, parentOf } from './card-host';
import { overlaps } from './card-position';
import { focusInPlace } from './focused';
import { boxOf, rootElement, viewHeight, viewWidth } from './kinds';
import { topLayer } from './top-layer';
import { inTransition, pseudo, readable } from './words';

/** How long after the last time the open card is looked at again at the latest, in milliseconds. A page must not know when it can cover it. */
const checkMs = 300;
/** Chromium's IntersectionObserver v2 needs the card to have been painted first, or it calls it invisible. */
const paintedMs = 300;

/** So often a card that is covered, or hidden by nothing that is known, is put above the rest. */
const maxRaises = 3;

/** Where across and down the card a hit test must find it, as shares of what is seen of it. */
const probes = [0.1, 0.3, 0.5, 0.7, 0.9];

/** What the guard compares the card with. */
export type Guarded = {
  /** The card's element in the top layer. */
  host: HTMLElement;
  /** The inside of the card. */
  root: ShadowRoot;
  /** What it must stand in: slotted into a shadow tree of the page, it would be styled by rules that outweigh its own. */
  parent: Element;
  /** What its style attribute must say by now. */
  style: string | null;
};

/**
 * Watches the open card for a page that hides, covers, restyles or moves it. Only looks; never writes to the page.
 *
 * No rule of the page outweighs the inline style of the host, animations included. And the top layer is painted as if beside the page's
 * root: measured in Chromium 156 and Firefox 153, no opacity, transform, clip, mask, blend or containment of the root, the body or a
 * dialog reaches the card. So none of that is an attack, and none is looked at. Left are the root's filter (in Firefox), its zoom, what
 * takes the card out of the rendering, and what is in the top layer too.
 * @param onTampered told once, with the reason in a word
 * @returns stops watching
 */
export function guardCard(guarded: Guarded, onTampered: (how: string) => void): () => void {
  const { host, root } = guarded;
  const tell = (how: string | null) => {
    if (!how) return;
    stop();
    onTampered(how);
  };
  const before = import.meta.env.FIREFOX && looksOf(root);
  let covers = 0;
  let layers = topLayer().length;
  const look = () => {
    // What came has a backdrop over all, of which Firefox tells nothing.
    const all = topLayer().length;
    if (all > layers) raise(guarded);
    layers = all;
    const isSame = !import.meta.env.FIREFOX || looksOf(root) === before;
    let how = isSame ? findTampering(guarded) : 'rewritten';
    // It may be a tooltip that knows nothing of the card: who means it covers the card again.
    if (how === 'covered' && covers++ < maxRaises) {
      raise(guarded);
      how = findTampering(guarded);
    }
    return how;
  };
  const check = () => tell(look());
  const attributes = new MutationObserver(check);
  attributes.observe(host, { attributes: true });
  let timer: ReturnType<typeof setTimeout>;
  const checkSoon = () => {
    timer = setTimeout(() => {
      checkSoon();
      check();
    }, Math.random() * checkMs);
  };
  checkSoon();
  // Firefox knows no isVisible.
  const stopSeeing = import.meta.env.FIREFOX
    ? () => {}
    : watchVisibility(host, (raises) => {
        const how = look() ?? (raises < maxRaises ? null : 'hidden');
        if (!how) raise(guarded);
        tell(how);
      });
  const stop = () => {
    attributes.disconnect();
    stopSeeing();
    clearTimeout(timer);
  };
  return stop;
}

/** @param onHidden told how often it was hidden before */
function watchVisibility(host: HTMLElement, onHidden: (times: number) => void): () => void {
  let times = 0;
  let late: ReturnType<typeof setTimeout>;
  const visibility = new IntersectionObserver(
    (entries: (IntersectionObserverEntry & { isVisible?: boolean })[]) => {
      if (!entries.some(({ isVisible }) => isVisible === false)) return;
      visibility.disconnect();
      observe();
      onHidden(times++);
    },
    { trackVisibility: true, delay: 100, threshold: [0, 0.5, 1] } as IntersectionObserverInit,
  );
  const observe = () => {
    late = setTimeout(() => visibility.observe(host), paintedMs);
  };
  observe();
  return () => {
    visibility.disconnect();
    clearTimeout(late);
  };
}

/** Puts the card above what the page has opened in the top layer: a popover's backdrop covers all, and mostly cannot be seen. */
function raise({ host, root }: Guarded): void {
  const focused = root.activeElement;
  host.hidePopover();
  // Where the page keeps it from opening, the next look tells.
  if (opens(host)) focusInPlace(focused);
}

/**
 * How the inside looks, by what no MutationObserver tells of. Only in Firefox: there, an event on the card has an `originalTarget`,
 * which is an element of the closed root. The rules of our own sheet are out of a page's reach.
 */
function looksOf(root: ShadowRoot): string {
  const sheets = [...root.styleSheets, ...root.adoptedStyleSheets];
  const isOverlaid = [...root.querySelectorAll('*')].some(
    (element) => Object(element).openOrClosedShadowRoot,
  );
  const looks = sheets.map(({ disabled, media }) => [disabled, media.mediaText]);
  return String([looks, isOverlaid, root.getAnimations().length]);
}

function findTampering({ host, parent, style }: Guarded): string | null {
  if (!host.isConnected || parentOf(host) !== parent) return 'removed';
  if (!host.matches(':popover-open')) return 'closed';
  if (host.getAttribute('style') !== style || host.attributes.length !== 3) return 'restyled';
  return findHiding(host) ?? findCover(host);
}

function findHiding(host: HTMLElement): string | null {
  if (!host.checkVisibility()) return 'hidden';
  // The zoom of the page was made up for when the card opened.
  if (Math.abs(host.currentCSSZoom - 1) > 0.1) return 'shrunk';
  for (const part of pseudo) {
    if (getComputedStyle(host, part).content !== 'none') return 'covered';
  }
  return readable.test(getComputedStyle(rootElement()).filter) ? null : 'masked';
}

function findCover(host: HTMLElement): string | null {
  const { left, right, top, bottom } = boxOf(host);
  const root = host.getRootNode() as Document | ShadowRoot;
  // What does not fit into a small frame is not hit.
  const width = Math.min(right, viewWidth()) - left;
  const height = Math.min(bottom, viewHeight()) - top;
  const isHit = (x: number, y: number) =>
    root.elementFromPoint(left + width * x, top + height * y) === host;
  if (!probes.every((x) => probes.every((y) => isHit(x, y)))) return 'covered';
  // A transition shows pictures of the page, or of the card alone, in their place.
  for (const shown of [host, rootElement()]) if (shown.matches(inTransition)) return 'covered';
  return import.meta.env.FIREFOX && isOverlaid(host) ? 'covered' : null;
}

/** What lies above without taking the pointer is not hit, but only the top layer is above the card. In Chromium, isVisible tells of it. */
function isOverlaid(host: HTMLElement): boolean {
  const box = boxOf(host);
  return [...topLayer()].some(
    (other) =>
      other !== host &&
      overlaps(boxOf(other), box) &&
      getComputedStyle(other).pointerEvents === 'none',
  );
}
