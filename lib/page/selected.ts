import { focusedElement } from './focused';
import type { Anchor } from './hover-card';
import { boxOf, type Field, isField, isText, rootElement } from './kinds';
import type { Place } from './place';
import { shownText } from './place-text';
import type { Places } from './places';
import { textsUnder } from './texts-under';
import { wordAt } from './word-at';

/** A longer selection is no address, and its text is not sent to the background. */
const longest = 4096;

/** What the shortcut is about: a place of the page that is known already, or a text, which may be empty. */
export type Selected = Place | { node?: never; text: string; anchor: Anchor };

/** What the user selected in this frame; else the word at the caret, or what the focused link or button shows. */
export function selected(places: Places): Selected {
  const focused = focusedElement() ?? rootElement();
  if (isField(focused)) {
    return { text: selectedInField(focused), anchor: elementAnchor(focused) };
  }
  const range = selectedRange();
  const text = range ? String(getSelection()).trim() : '';
  if (range && text) {
    const place = placeWith(places, range, text);
    return place ?? { text: text[longest] ? '' : text, anchor: rangeAnchor(range) };
  }
  if (range && focused.contains(range.startContainer)) return atCaret(places, range);
  // The caret stays where the user clicked last, while Tab moves the focus on. Where nothing has it, that is on all that there is.
  const place =
    !isAll(focused) &&
    textsUnder(focused)
      .flatMap((one) => places.in(one))
      .next().value;
  return place || { text: '', anchor: elementAnchor(focused) };
}

/** What a copy takes; undefined where nothing is selected. */
export function copied(): { text: string; anchor: Anchor } | undefined {
  const focused = focusedElement();
  if (isField(focused)) {
    const { value, selectionStart: start, selectionEnd: end } = focused;
    return { text: value.slice(start ?? 0, end ?? 0), anchor: elementAnchor(focused) };
  }
  const range = selectedRange();
  return range && { text: String(getSelection()), anchor: rangeAnchor(range) };
}

function selectedRange(): Range | undefined {
  const selection = getSelection();
  return selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined;
}

/** A page may take it away, as a button for one that says 'Copied': what is to be said of it then stays where it was. */
export function elementAnchor(element: Element & { value?: unknown }): Anchor {
  const { value } = element;
  const box = boxIn(element);
  return {
    node: element,
    box: () => boxIn(element) ?? box,
    isCurrent: () => !value || element.value === value,
  };
}

function selectedInField(field: Field): string {
  // Kinds of fields without a selection, like those for numbers, say null.
  const { value, type, selectionStart: start, selectionEnd: end } = field;
  if (type === 'password' || start === null || end === null) return '';
  const word = start === end ? wordAt(value, start) : { start, end };
  return value.slice(word.start, word.end).slice(0, longest);
}

/** The place that a selection is a part of. */
function placeWith(places: Places, range: Range, text: string): Place | undefined {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return [places.at(startContainer, startOffset), places.at(endContainer, endOffset)].find(
    (place) => place && shownText(place).includes(text),
  );
}

function atCaret(places: Places, range: Range): Selected {
  const { startContainer: node, startOffset } = range;
  const place = places.at(node, startOffset);
  if (place) return place;
  if (isText(node)) {
    const { start, end } = wordAt(node.data, startOffset);
    range.setStart(node, start);
    range.setEnd(node, end);
  } else range.collapse(true);
  return { text: String(range), anchor: rangeAnchor(range) };
}

function rangeAnchor(range: Range): Anchor {
  const node = range.startContainer;
  const text = String(range);
  return {
    node,
    box: () => range.getClientRects()[0] ?? boxIn(node.parentElement),
    isCurrent: () => String(range) === text,
  };
}

/** Of the page itself, the upper left corner of what is seen. */
function boxIn(element: Element | null): DOMRect | undefined {
  if (!element?.isConnected) return undefined;
  return isAll(element) ? new DOMRect() : boxOf(element);
}

function isAll(element: Element): boolean {
  return element === document.body || element === rootElement();
}
