import type { Place } from '@/lib/extension/picture-messages';

export type FoundPicture =
  | { status: 'whole'; image: string }
  | { status: 'in-view'; place: Place }
  | { status: 'out-of-view' | 'out-of-reach' };

/**
 * Finds the picture of a page that was loaded from an address, without loading anything. It gives the picture's pixels where the browser
 * lets them be read, which it mostly does not for those of another site; else its place. Runs in the page, in our own world, and sees
 * only its argument.
 */
export function findPicture(address: string): FoundPicture {
  const { chrome } = Object(globalThis);
  const shadowOf = (element: Element): ShadowRoot | null =>
    Object(element).openOrClosedShadowRoot ?? chrome?.dom?.openOrClosedShadowRoot(element) ?? null;
  const elements = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const shadow = element instanceof HTMLElement ? shadowOf(element) : null;
      return shadow ? [element, ...elements(shadow)] : [element];
    });
  const isIt = (element: Element) => {
    const { currentSrc, src } = Object(element);
    return element.matches('img, input') && (currentSrc ?? src) === address;
  };
  const isInView = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return Math.min(left, top) > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  };

  const all = elements(document).filter(isIt);
  // Where one picture stands in several places, the one that was clicked on can be seen.
  const found = all.find(isInView) ?? all[0];
  if (found instanceof HTMLImageElement) {
    const size = [found.naturalWidth || found.width, found.naturalHeight || found.height] as const;
    const scale = Math.min(1, 3840 / Math.max(...size));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [size[0] * scale, size[1] * scale];
    canvas.getContext('2d')?.drawImage(found, 0, 0, canvas.width, canvas.height);
    try {
      return { status: 'whole', image: canvas.toDataURL() };
    } catch {
      // The browser keeps the pixels of another site's picture from scripts, but what the user sees can be seen.
    }
  }
  // Where a frame stands in the page, it cannot tell.
  if (!found || window !== window.top) return { status: 'out-of-reach' };
  if (!isInView(found)) return { status: 'out-of-view' };
  const { left, top, width, height } = found.getBoundingClientRect();
  const { scale, offsetLeft, offsetTop } = visualViewport ?? {
    scale: 1,
    offsetLeft: 0,
    offsetTop: 0,
  };
  const view = { left: offsetLeft, top: offsetTop, width: innerWidth / scale };
  return { status: 'in-view', place: { left, top, width, height, view } };
}
