import { isText, own } from './kinds';
import type { Found } from './place';
import { RunReader } from './read-run';
import { findRuns, type Run, shortest } from './runs';
import { TextCursor } from './text-cursor';
import { textWalkerAt } from './texts-under';
import { isRead } from './treatment';

/** What is searched between two looks at the clock, in UTF-16 units, and how many runs are read. */
const stepLength = 512 * 1024;
const stepRuns = 32;
/** What is told at a time of what one node holds: no slice takes more. */
const mostTold = 512;
/** How often a part is begun anew where something in it changes while its first text is read: then that is read by itself. */
const maxTries = 3;

export type Reader = {
  /** What was found in a text node; only nodes in which there is something are told, or a short form. See Places.set. */
  onText(node: Text, found: Found[], from: number, isMore: boolean): void;
  /** Counts up with every change of the page. */
  changes(): number;
};

/**
 * Reads all text in a range, whose start moves meanwhile. A generator, so that the caller watches the clock. The text is taken as
 * one string by the browser itself: no node is touched unless it holds what looks like an address.
 */
export function* readRange(range: Range, reader: Reader): Generator<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    const from = firstIn(range);
    const last = yield* readFrom(from, range, reader);
    if (!last) return;
    const isStuck = last === from;
    if ((isStuck && tries < maxTries - 1) || !range.intersectsNode(last)) continue;
    if (isStuck) yield* readAlone(last, range, reader);
    else range.setStartBefore(last);
    tries = 0;
  }
}

/** Reads the first node of a range, and what changes beside it is not in its way. */
function* readAlone(node: Node, range: Range, reader: Reader): Generator<void> {
  const alone = new Range();
  alone.selectNode(node);
  yield* readFrom(node, alone, reader);
  range.setStartAfter(node);
}

/** Answers the text that was read last where one changed between two steps. */
function* readFrom(from: Node, range: Range, reader: Reader): Generator<void, Node | undefined> {
  const text = range.toString();
  let changes = reader.changes();
  const runs = yield* runsIn(text);
  if (!runs[0]) return undefined;
  const collector = new Collector(reader);
  const cursor = new TextCursor(from);
  const steps = readAll(runs, new RunReader(text, cursor, collector.takeNode));
  for (;;) {
    // The same text can be in other nodes now: what is read goes on after its node, which is nowhere then.
    const isSame = () => cursor.node?.isConnected !== false && range.toString() === text;
    if (changes !== reader.changes() && !isSame()) {
      collector.tell(true);
      return cursor.node ?? from;
    }
    changes = reader.changes();
    if (steps.next().done) break;
    yield;
  }
  collector.tell();
  return undefined;
}

function* readAll(runs: Run[], reader: RunReader): Generator<void> {
  let count = 0;
  for (const run of runs) {
    let at = run.start;
    do {
      // Cells without a blank between them are one run, which may be as long as a table.
      if (at > run.start || ++count % stepRuns === 0) yield;
      at = reader.read(run, at);
    } while (run.end - at >= shortest);
  }
}

function* runsIn(text: string): Generator<void, Run[]> {
  const runs: Run[] = [];
  for (let next = 0; next < text.length; ) {
    next = findRuns(text, next, next + stepLength, runs);
    if (next < text.length) yield;
  }
  return runs;
}

/** The node that a range begins before, or the first text there. */
function firstIn(range: Range): Node {
  // The page split the text that the range begins in.
  if (isText(range.startContainer)) range.setStartBefore(range.startContainer);
  const { startContainer: container } = range;
  const child = own(container, 'childNodes')[range.startOffset];
  if (child) return child;
  // The browser climbs by itself: in Chromium, a form's field may be called its parent.
  return textWalkerAt(container).nextSibling() ?? container;
}

/** Gathers what is found in one node, and tells it when the next one begins, or it is much. */
class Collector {
  readonly #reader: Reader;
  #node: Text | undefined;
  #found: Found[] = [];
  #told = 0;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  readonly takeNode = (node: Text, found?: Found) => {
    if (node !== this.#node) this.tell();
    this.#node = node;
    if (found && this.#found.push(found) === mostTold) this.tell(true);
  };

  tell(isMore = false): void {
    const node = this.#node;
    const found = this.#found;
    if (!node) return;
    if (isRead(node)) this.#reader.onText(node, found, this.#told, isMore);
    this.#found = [];
    this.#told += found.length;
    if (isMore) return;
    this.#node = undefined;
    this.#told = 0;
  }
}
