import type { Clicked, Seen } from '@/lib/extension/paste-messages';
import { ancestorsOf, elementsAround } from './ancestors';
import { textOf } from './field-text';
import { targetOf } from './focused';
import type { Anchor } from './hover-card';
import { allIn, fits, isElement, isText } from './kinds';
import { elementAnchor } from './selected';
import { textsUnder } from './texts-under';
import { addressLike, controls, looks, showing } from './words';

/** More than a row or a card of a page is not beside a click, and a longer text is no button's. UTF-16 units. */
const longest = 1000;
const longestMarkup = 2000;
/** In an address, each part of which may stand in an element of its own, a letter comes behind a figure this often at least. */
const leastMixed = 2;

/**
 * What the user clicked on, also in a closed shadow root, with the texts nearest to it that may be addresses or short forms of such, as
 * the user sees them: hidden text excuses nothing. Undefined where there is no such text, and the button carries none.
 */
export function clickedOn(event: Event): [at: Anchor, click: Clicked] | undefined {
  const path = ancestorsOf(targetOf(event));
  const elements = path.filter(isElement);
  const element = elements.find((one) => fits(one, controls)) ?? elements[0];
  if (!element || element.textContent[longest]) return undefined;
  const control = element.outerHTML.slice(0, longestMarkup);
  let shown: Seen[] = [];
  let steps = -elements.indexOf(element);
  for (const around of path) {
    if (around.textContent[longest]) break;
    shown = seenIn(around);
    if (shown[0]) break;
    if (isElement(around)) steps++;
  }
  return shown[0] || addressLike.test(control)
    ? [elementAnchor(element), { control, shown, steps }]
    : undefined;
}

/** None where no address is among them. */
function seenIn(around: Element | ShadowRoot): Seen[] {
  const fields = allIn<HTMLInputElement>(around, showing);
  const all = [...textsUnder(around), ...fields];
  // Styles are asked for only where it is worth it.
  const shown = holdsOne(all.map(textOf)) ? all.flatMap(asSeen) : [];
  return holdsOne(shown.map(([text]) => text)) ? shown : [];
}

function holdsOne(texts: string[]): boolean {
  // A figure by itself is no part of one.
  const parts = texts.filter((text) => /[a-z]/i.test(text)).join('');
  const isMixed = parts.split(/\d[a-z]/i).length > leastMixed;
  return addressLike.test(`${texts}`) || (isMixed && /\w{25}/.test(parts));
}

/** Nothing of a text that is not displayed, or off the screen. Whether the rest can be seen, the background tells. */
function asSeen(one: Text | HTMLInputElement): [] | [Seen] {
  const holder = isText(one) ? one.parentElement : one;
  const range = new Range();
  range.selectNode(one);
  const root: Node & Partial<DocumentOrShadowRoot> = one.getRootNode();
  // Of one that is scrolled, some lines may be out of view.
  const box = [...range.getClientRects()].find(({ left, top, width, height }) =>
    [left + 2, left + width / 2].some(
      (x) => holder && root.elementsFromPoint?.(x, top + height / 2).includes(holder),
    ),
  );
  if (!holder || !box) return [];
  const drawn = elementsAround(holder).map((at) => {
    const style = getComputedStyle(at);
    return looks.map((name) => style.getPropertyValue(name).slice(0, longest));
  });
  return [[textOf(one), box.height, drawn]];
}
