import { focusedElement, focusInPlace, targetOf } from './focused';
import { isField } from './kinds';
import { inPlaceOf, type PutField } from './put-field';
import { inline } from './words';

/**
 * Keeps a paste or a drop from the page and from the field, and returns the way to have it go in after all, as it would have: the page's
 * own listeners get it first, and what they leave is typed, so that it can be taken back and frameworks hear of it. Undefined where that
 * would not be the same: the page has handled it already, there are files in it, or more of a document than a line of text.
 */
export function hold(
  event: ClipboardEvent | DragEvent,
  data: DataTransfer,
  field: PutField,
): (() => void) | undefined {
  const target = targetOf(event);
  const copy = new Map(data.types.map((type) => [type, data.getData(type)]));
  if (event.defaultPrevented || data.files[0] || !target) return undefined;
  if (!isField(field) && !isLine(copy)) return undefined;
  const at = event instanceof DragEvent && { clientX: event.x, clientY: event.y };
  event.preventDefault();
  event.stopImmediatePropagation();
  const root = field.getRootNode();
  return () => {
    const place = inPlaceOf(field, root);
    if (!place) return;
    if (at) putCaret(place, at);
    if (focusedElement() !== place) focusInPlace(place);
    const to = place === field ? target : place;
    if (to.dispatchEvent(again(copy, at)) && mayInput(place, copy)) insert(place, copy);
  };
}

type Point = { clientX: number; clientY: number };
type Copy = Map<string, string>;

const plain = 'text/plain';
const rich = 'text/html';
const common = { bubbles: true, cancelable: true, composed: true };

/** What an editor takes in the same way by a command as by a paste, and without a danger: the command runs what is in it. */
function isLine(copy: Copy): boolean {
  const { body } = new DOMParser().parseFromString(copy.get(rich) ?? '', rich);
  return (
    !/[\t\n\r]/.test(copy.get(plain) ?? '') &&
    [...body.querySelectorAll('*')].every(
      (element) =>
        element.matches(inline) && element.getAttributeNames().every((name) => name === 'style'),
    )
  );
}

function again(copy: Copy, at: Point | false): Event {
  if (at) return new DragEvent('drop', { ...common, ...at, dataTransfer: filled(copy) });
  if (!import.meta.env.FIREFOX)
    return new ClipboardEvent('paste', { ...common, clipboardData: filled(copy) });
  // Firefox takes no other data for such an event than its own.
  const paste = new ClipboardEvent('paste', { ...common, ...{ dataType: plain, data: '' } });
  if (paste.clipboardData) filled(copy, paste.clipboardData);
  return paste;
}

/** Firefox keeps what an extension wrote from the page, unless it is written by the page's own hand. */
function filled(copy: Copy, data = new DataTransfer()): DataTransfer {
  const pageOwn: DataTransfer = (import.meta.env.FIREFOX && Object(data).wrappedJSObject) || data;
  for (const [type, text] of copy) pageOwn.setData(type, text);
  return data;
}

/** Chromium asks nobody before a command. */
function mayInput(field: PutField, copy: Copy): boolean {
  if (import.meta.env.FIREFOX) return true;
  const what = isField(field) ? { data: copy.get(plain) ?? null } : { dataTransfer: filled(copy) };
  return field.dispatchEvent(
    new InputEvent('beforeinput', { ...common, ...what, inputType: 'insertFromPaste' }),
  );
}

function insert(field: PutField, copy: Copy): void {
  endTyping(field);
  const html = !isField(field) && field.contentEditable === 'true' && copy.get(rich);
  // A page may forbid the first.
  if (!html || !document.execCommand('insertHTML', false, html))
    document.execCommand('insertText', false, copy.get(plain) ?? '');
  endTyping(field);
}

/** Chromium takes what is typed before and behind a command for one step of the user's, unless the caret went elsewhere meanwhile. */
function endTyping(field: PutField): void {
  if (import.meta.env.FIREFOX || !isField(field)) return;
  const { selectionStart, selectionEnd } = field;
  if (selectionStart === null) return;
  field.setSelectionRange(0, 0);
  field.setSelectionRange(selectionStart, selectionEnd);
}

function putCaret(field: PutField, { clientX, clientY }: Point): void {
  focusInPlace(field);
  const caret = document.caretPositionFromPoint(clientX, clientY);
  if (!caret) return;
  if (isField(field)) field.setSelectionRange(caret.offset, caret.offset);
  // Of a place in an empty editor, Firefox tells the page around it.
  else if (field.contains(caret.offsetNode))
    getSelection()?.collapse(caret.offsetNode, caret.offset);
}
