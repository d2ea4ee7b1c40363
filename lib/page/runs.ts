import { broken, dotted, grouped, groups, marks, passed, rest } from './words';

/** UTF-16 offsets; `end` is exclusive. */
export type Run = {
  start: number;
  end: number;
  /** Where the dots of a shortened one begin, as in '0x1234…abcd'; 0: long enough for an address. */
  dots: number;
};

/** No address is shorter. */
export const shortest = 25;

/**
 * Where in a text an address may stand, whatever lies before and after it: runs of at least 25 characters of addresses, groups of
 * four with blanks between, and shortened ones. Adds them to `runs` in their order. Reads about every seventh character of prose.
 * @param to where to stop; the last run may go beyond
 * @returns where to go on
 */
export function findRuns(text: string, from: number, to: number, runs: Run[]): number {
  const first = runs.length;
  const next = findLong(text, from, to, runs);
  const long = runs.length;
  findShortened(text, from, next, runs);
  if (runs.length > long && long > first) runs.sort((a, b) => a.start - b.start);
  return next;
}

// Neither numbers nor words of four letters are addresses.
const letter = /[A-Za-z]/;

function findLong(text: string, from: number, to: number, runs: Run[]): number {
  for (let at = from; at < to; ) {
    at = endOf(passed, text, at);
    if (text.length - at < shortest) return text.length;
    const start = at;
    at = endOf(broken, text, endOf(rest, text, at));
    const isGrouped = at - start < shortest;
    if (isGrouped) at = endOf(groups, text, at);
    if ((isGrouped ? grouped : letter).test(text.slice(start, at))) {
      runs.push({ start, end: at, dots: 0 });
    }
    if (at >= to) return at;
  }
  return text.length;
}

/** Where a sticky expression ends that matches everywhere. */
function endOf(expression: RegExp, text: string, from: number): number {
  expression.lastIndex = from;
  expression.test(text);
  return expression.lastIndex;
}

/** What begins and ends as an address may (see lib/background/page-runs.ts), with dots between. */
function findShortened(text: string, from: number, to: number, runs: Run[]): void {
  for (const mark of marks) {
    // The browser's own search is far cheaper than an expression, and most texts have none.
    for (let at = text.indexOf(mark, from); at >= 0 && at < to; at = text.indexOf(mark, at)) {
      const dots = at;
      dotted.lastIndex = at;
      const [all = '', head] = dotted.exec(text) ?? [];
      at += all.length;
      if (head) runs.push({ start: dots - head.length, end: at, dots });
    }
  }
}
