import { makeElement } from './make-element';

/** Marks our host, so that a new copy of the script finds what an old one left. */
export const hostMark = 'data-wac-host';

/** In SVG, what HTML may stand in. */
const htmlPart = 'foreignObject';

/** The element of a card, under a name that no page can foresee. */
export function makeHost(): HTMLElement {
  const host = makeElement(`x-${randomLetters()}`);
  host.setAttribute(hostMark, '');
  host.setAttribute('popover', 'manual');
  return host;
}

/** Removes a card from the page, with what was put around it. */
export function takeAway(host: Element): void {
  outermost(host).remove();
}

/** What a card was put into. */
export function parentOf(host: Element): Element | null {
  return outermost(host).parentElement;
}

/** A card with what was put around it. */
function outermost(host: Element): Element {
  const { parentElement } = host;
  return import.meta.env.FIREFOX && parentElement?.localName === htmlPart ? parentElement : host;
}

/** Puts a card into the page. Firefox shows nothing of HTML in a picture that is a page by itself, unless it stands in a part that is meant for it. */
export function putHost(host: HTMLElement, parent: Element): void {
  if (import.meta.env.FIREFOX && parent instanceof SVGElement) {
    const part = document.createElementNS(parent.namespaceURI, htmlPart);
    part.append(host);
    parent.append(part);
  } else parent.append(host);
}

/** Opens a card that is in the page. The page's listeners for 'beforetoggle' run meanwhile: they can prevent it, or take the element away. */
export function opens(host: HTMLElement): boolean {
  try {
    host.showPopover();
    return host.matches(':popover-open');
  } catch {
    return false;
  }
}

/** Ten letters. */
function randomLetters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => ((byte % 26) + 10).toString(36)).join('');
}
