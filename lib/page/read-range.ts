import type { Found } from './places';
import { RunReader } from './read-run';
import { findRuns, type Run } from './runs';
import { TextCursor } from './text-cursor';
import { type Treatment, treatmentOf } from './treatment';

/** What is searched between two looks at the clock, in UTF-16 units, and how many runs are read. */
const stepLength = 64 * 1024;
const stepRuns = 32;
/** How often a long text is begun anew that changes while it is read. */
const maxTries = 3;

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
 * @param treatment what is done with a text node
 */
export function* readRange(
  range: Range,
  from: Node,
  reader: Reader,
  treatment = treatmentOf,
): Generator<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    if (yield* tryRange(range, from, reader, treatment)) return;
  }
}

/** Returns false where the text changed between two steps. */
function* tryRange(
  range: Range,
  from: Node,
  reader: Reader,
  treatment: (node: Text) => Treatment,
): Generator<void, boolean> {
  const text = range.toString();
  let changes = reader.changes();
  const isSame = () => {
    if (changes === reader.changes()) return true;
    changes = reader.changes();
    return range.toString() === text;
  };
  const runs = yield* runsIn(text);
  if (runs.length === 0) return true;
  const collector = new Collector(reader, treatment);
  const runReader = new RunReader(text, new TextCursor(from), collector.take);
  for (const [index, run] of runs.entries()) {
    if (index % stepRuns === 0) {
      yield;
      if (!isSame()) return false;
    }
    runReader.read(run);
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
  readonly #treatmentOf: (node: Text) => Treatment;
  #node: Text | undefined;
  #treatment: Treatment = 'unread';
  #found: Found[] = [];

  constructor(reader: Reader, treatment: (node: Text) => Treatment) {
    this.#reader = reader;
    this.#treatmentOf = treatment;
  }

  readonly take = (node: Text, found: Found) => {
    if (node !== this.#node) {
      this.tell();
      this.#node = node;
      this.#treatment = this.#treatmentOf(node);
    }
    if (this.#treatment === 'painted') this.#found.push(found);
    else if (this.#treatment === 'listed') this.#found.push({ ...found, unpainted: true });
  };

  tell(): void {
    if (!this.#node || this.#found.length === 0) return;
    this.#reader.onText(this.#node, this.#found);
    this.#found = [];
  }
}
