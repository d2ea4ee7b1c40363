/** UTF-16 offsets; `end` is exclusive. `short`: around dots, as '0x1234…abcd'; else long enough for an address. */
export type Run = { start: number; end: number; short: boolean };

/** No address is shorter. */
export const shortest = 25;

// What a character is. The odd ones may stand inside of an address.
const letter = 1;
const blank = 2;
const joint = 3;
const other = 5;

let kinds: Uint8Array | undefined;

/**
 * Where in a text an address may stand, whatever lies before and after it: runs of at least 25 characters of addresses, groups of
 * four with blanks between, and shortened ones. Adds them to `runs` in their order. Reads about every third character of prose.
 * @param to where to stop; the last run may go beyond
 * @returns where to go on
 */
export function findRuns(text: string, from: number, to: number, runs: Run[]): number {
  kinds ??= kindsOfCharacters();
  const first = runs.length;
  const next = findLong(text, from, to, kinds, runs);
  const long = runs.length;
  findShortened(text, from, next, kinds, runs);
  if (runs.length > long && long > first) {
    runs.push(...runs.splice(first).sort((a, b) => a.start - b.start));
  }
  return next;
}

/** As Boyer and Moore search: where the last foreign character before a place stands, there the next 25 begin. */
function findLong(text: string, from: number, to: number, kinds: Uint8Array, runs: Run[]): number {
  let low = from - 1;
  for (let probe = low + shortest; probe < text.length && low < to; probe = low + shortest) {
    let at = probe;
    while (at > low && (kinds[text.charCodeAt(at)] ?? 0) & 1) at--;
    if (at > low) low = beyond(text, at, low, kinds, runs);
    else low = addRun(text, low + 1, runs);
  }
  return low < to ? text.length : low;
}

/** The end of the groups around a foreign character, or its own place. In groups, so soon after the last place, another blank follows. */
function beyond(text: string, at: number, low: number, kinds: Uint8Array, runs: Run[]): number {
  return kinds[text.charCodeAt(at + 5)] === blank ? addGroups(text, at, low, kinds, runs) : at;
}

const rest = /[\w+/\-\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]*/y;

/** Adds the run from a place on, unless it is a number, or several side by side. Answers where it ends. */
function addRun(text: string, start: number, runs: Run[]): number {
  rest.lastIndex = start + shortest;
  rest.test(text);
  const end = rest.lastIndex;
  if (/[A-Za-z]/.test(text.slice(start, end))) runs.push({ start, end, short: false });
  return end;
}

const groups = /(?:[\dA-Za-z]{4}[ \u00a0]){6,}[\dA-Za-z]{1,4}/;

/** Adds groups of four around a blank, where there are more than six; with four digits, else they are words. Answers where to go on. */
function addGroups(text: string, at: number, low: number, kinds: Uint8Array, runs: Run[]): number {
  if (kinds[text.charCodeAt(at)] !== blank) return at;
  let start = at;
  while (start - 5 > low && kinds[text.charCodeAt(start - 5)] === blank) start -= 5;
  let end = at;
  while (kinds[text.charCodeAt(end + 5)] === blank) end += 5;
  if (end - start < 5 * 5) return at;
  const first = Math.max(low + 1, start - 4);
  const match = groups.exec(text.slice(first, end + 5));
  if (!match || !/(?:\d\D*){4}/.test(match[0])) return at;
  start = first + match.index;
  end = start + match[0].length;
  runs.push({ start, end, short: false });
  return end;
}

const dots = '…⋯.*';
const marks = ['…', '⋯', '..', '***'];

function findShortened(
  text: string,
  from: number,
  to: number,
  kinds: Uint8Array,
  runs: Run[],
): void {
  for (const mark of marks) {
    // The browser's own search is far cheaper than an expression, and most texts have none.
    for (let at = text.indexOf(mark, from); at >= 0 && at < to; at = text.indexOf(mark, at)) {
      const start = at;
      while (dots.includes(text.charAt(at)) && at < text.length) at++;
      addShortened(text, start, at, kinds, runs);
    }
  }
}

/** At least three characters, dots, and two characters. */
function addShortened(
  text: string,
  from: number,
  to: number,
  kinds: Uint8Array,
  runs: Run[],
): void {
  const isShown = (at: number) => ((kinds[text.charCodeAt(at)] ?? other) & ~2) === letter;
  let start = from;
  while (isShown(start - 1)) start--;
  let end = to;
  while (isShown(end)) end++;
  if (from - start > 2 && end - to > 1) runs.push({ start, end, short: true });
}

function kindsOfCharacters(): Uint8Array {
  // A look into a table is the cheapest question there is, and most of a page's text is asked it.
  const made = new Uint8Array(0x10000);
  const invisible =
    '\u00ad\u180e\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff';
  for (const char of `+/${invisible}`) made[char.charCodeAt(0)] = other;
  made[0x2d] = made[0x5f] = joint;
  for (const char of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz') {
    made[char.charCodeAt(0)] = letter;
  }
  made[0x20] = made[0xa0] = blank;
  return made;
}
