import { browser } from 'wxt/browser';
import { isHtml } from './kinds';
import { isAlive } from './lifetime';
import { frames } from './words';

/** The element that has the focus, inside of shadow roots too. */
export function focusedElement(): Element | null {
  return innermost(document.activeElement, focusedIn);
}

/** Gives an element the focus and leaves the page where it is. */
export function focusInPlace(element: unknown): void {
  if (isHtml(element)) element.focus({ preventScroll: true });
}

/** Whether what the user does next goes to this frame: its ancestors have the focus too, and show it at the frame. */
export function isFocusedFrame(): boolean {
  const focused = focusedElement();
  if (focused?.matches(frames)) return false;
  // The top frame takes what nobody has: the focus may be in the browser's own bars.
  return top === window || document.hasFocus();
}

/** What an event happens on. Of one in a closed shadow root the page hears only where that is attached. */
export function targetOf(event: Event): EventTarget | undefined {
  const isPointed = event instanceof MouseEvent;
  return innermost<EventTarget | undefined>(
    event.composedPath()[0],
    isPointed ? (root) => root.elementFromPoint(event.x, event.y) : focusedIn,
  );
}

function focusedIn(root: ShadowRoot): Element | null {
  return root.activeElement;
}

/** What is meant in the shadow root of an element, and in the one of that. */
function innermost<T>(
  outer: T | Element,
  innerIn: (root: ShadowRoot) => Element | null,
): T | Element {
  const root = isHtml(outer) && shadowRootOf(outer);
  const inner = root && innerIn(root);
  return inner && root.contains(inner) ? innermost(inner, innerIn) : outer;
}

/** Open or closed: browsers tell extensions alone of the latter, and Chromium only while they are there. */
export function shadowRootOf(host: HTMLElement): ShadowRoot | null {
  if (import.meta.env.FIREFOX) return Object(host).openOrClosedShadowRoot;
  return isAlive() ? browser.dom.openOrClosedShadowRoot(host) : host.shadowRoot;
}
