import { findCandidates } from '@/lib/address/candidates';
import { standsOut } from '@/lib/address/stands-out';
import { elementsNear } from './elements-near';
import type { Found } from './places';

/** No address is shorter; such nodes are skipped without reading them. */
const minLength = 25;
/** A highlight in a text node of megabytes hangs layout for seconds, so such nodes are counted and left alone. UTF-16 units. */
export const maxLength = 256 * 1024;
/** What is read between two looks at the clock, in UTF-16 units. */
const chunkLength = 4096;
/** Nodes passed between two looks at the clock. */
const nodesPerStep = 64;

/** Texts in which nothing is painted: no text for people, or text that the user edits. */
const unread =
  'script,style,noscript,template,title,textarea,input,select,option,[contenteditable]:not([contenteditable="false" i])';
const unreadTags = new Set(['script', 'style', 'noscript', 'title', 'textarea', 'option']);

export type WalkListener = {
  /** A text node was read. An empty list: it holds no address, or one in a text that the user edits. */
  onText(node: Text, found: Found[]): void;
  /** A text node was too long to be read. */
  onSkipped(node: Text): void;
  /** An open shadow root, which is read next. */
  onRoot(root: ShadowRoot): void;
  /** A custom element without an open shadow root; it may get one when it is defined. */
  onBareElement(element: Element): void;
};

/**
 * Reads all text nodes under a node, open shadow roots included. A generator, so that the caller watches the clock: each step is
 * some 64 nodes or 4 KiB of text.
 */
export function* walk(root: Node, listener: WalkListener): Generator<void> {
  // A NodeIterator, not a TreeWalker: it survives the removal of the node that it stands on.
  const nodes = document.createNodeIterator(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (++passed % nodesPerStep === 0) yield;
    if (node instanceof Element) yield* enter(node, listener);
    else if (node instanceof Text && node.length >= minLength) yield* readText(node, listener);
  }
}

/** Reads what stands in the viewport and one viewport around it. What it misses is left to a walk over everything. */
export function* walkVisible(root: Element, listener: WalkListener): Generator<void> {
  for (const element of elementsNear(root, -innerHeight, 2 * innerHeight)) {
    yield;
    for (const node of element.childNodes) {
      if (node instanceof Text && node.length >= minLength) yield* readText(node, listener);
    }
  }
}

function* enter(element: Element, listener: WalkListener): Generator<void> {
  const { shadowRoot } = element;
  if (shadowRoot) {
    listener.onRoot(shadowRoot);
    yield* walk(shadowRoot, listener);
  } else if (element.localName.includes('-')) {
    listener.onBareElement(element);
  }
}

function* readText(node: Text, listener: WalkListener): Generator<void> {
  const parent = node.parentElement;
  if (parent && unreadTags.has(parent.localName)) return;
  if (node.length > maxLength) {
    listener.onText(node, []);
    listener.onSkipped(node);
    return;
  }
  const text = node.data;
  const found: Found[] = [];
  for (let start = 0; start < text.length; ) {
    const end =
      start + chunkLength < text.length ? chunkEnd(text, start + chunkLength) : text.length;
    for (const hit of findCandidates(text.slice(start, end))) {
      const place = { start: hit.start + start, end: hit.end + start };
      const address = text.slice(place.start, place.end);
      found.push({ ...place, address, standsOut: standsOut(text, place.start, place.end) });
    }
    start = end;
    yield;
  }
  // Changed while it was read: the change stands in the queue by itself.
  if (node.data !== text || !node.isConnected) return;
  listener.onText(node, found.length > 0 && parent?.closest(unread) ? [] : found);
}

/** The next gap between words, so that no address is cut; a word of more than 512 characters is none and may be. */
function chunkEnd(text: string, from: number): number {
  const next = text.slice(from, from + 512);
  const blank = next.search(/\s/);
  const gap = blank < 0 ? next.search(/[^0-9A-Za-z]/) : blank;
  return from + (gap < 0 ? next.length : gap + 1);
}
