import type { Found } from './places';
import { readRun } from './read-run';
import { findRuns, type Run } from './runs';
import { type Piece, TextCursor } from './text-cursor';

/** A highlight in a text node of megabytes hangs layout for seconds, so such nodes are read, but not painted. UTF-16 units. */
export const maxPainted = 256 * 1024;
/** What is searched between two looks at the clock, in UTF-16 units, and how many runs are read. */
const stepLength = 64 * 1024;
const stepRuns = 32;
/** How often a long text is begun anew that changes while it is read. */
const maxTries = 3;

/** Texts that are not for people, or that a field shows. */
const unread = new Set(['script', 'style', 'noscript', 'title', 'textarea', 'option']);

export type Reader = {
  /** What was found in a text node; only nodes in which there is something are told. */
  onText(node: Text, found: Found[]): void;
  /** Counts up with every change of the page. */
  changes(): number;
};

/**
 * Reads all text in a range. A generator, so that the caller watches the clock. The text is taken as one string by the browser
 * itself: no node is touched unless it holds what looks like an address.
 * @param from the first text in the range, or the node in or after which it stands
 */
export function* readRange(range: Range, from: Node, reader: Reader): Generator<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    if (yield* tryRange(range, from, reader)) return;
  }
}

/** Returns false where the text changed between two steps. */
function* tryRange(range: Range, from: Node, reader: Reader): Generator<void, boolean> {
  const text = range.toString();
  let changes = reader.changes();
  const isSame = () => {
    if (changes === reader.changes()) return true;
    changes = reader.changes();
    return range.toString() === text;
  };
  const runs = yield* runsIn(text);
  if (runs.length === 0) return true;
  const cursor = new TextCursor(from);
  const collector = new Collector(reader);
  for (const [index, run] of runs.entries()) {
    if (index % stepRuns === 0) {
      yield;
      if (!isSame()) return false;
    }
    const pieces = cursor.piecesOf(run.start, run.end).filter(isRead);
    readRun(text, run, pieces, collector.take);
  }
  collector.tell();
  return true;
}

function* runsIn(text: string): Generator<void, Run[]> {
  const runs: Run[] = [];
  for (let next = 0; next < text.length; ) {
    next = findRuns(text, next, next + stepLength, runs);
    if (next < text.length) yield;
  }
  return runs;
}

/** Gathers what is found in one node, and tells it when the next one begins. */
class Collector {
  readonly #reader: Reader;
  #node: Text | undefined;
  #found: Found[] = [];
  #isPainted = false;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  readonly take = (node: Text, found: Found) => {
    if (node !== this.#node) {
      this.tell();
      this.#node = node;
      this.#isPainted = isPainted(node);
    }
    this.#found.push(this.#isPainted ? found : { ...found, unpainted: true });
  };

  tell(): void {
    if (this.#node) this.#reader.onText(this.#node, this.#found);
    this.#node = undefined;
    this.#found = [];
  }
}

function isRead({ node }: Piece): boolean {
  const parent = node.parentElement;
  return !parent || !unread.has(parent.localName);
}

function isPainted(node: Text): boolean {
  const parent = node.parentElement;
  return node.length <= maxPainted && !(parent && isEdited(parent));
}

/** Whether the user edits a text; nothing is painted in it. */
export function isEdited(element: Element): boolean {
  const host = element.closest('[contenteditable]');
  return host !== null && host.getAttribute('contenteditable')?.toLowerCase() !== 'false';
}
