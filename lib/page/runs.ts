import { invisible } from '@/lib/address/candidates';

/** UTF-16 offsets; `end` is exclusive. `short`: around dots, as '0x1234…abcd'; else long enough for an address. */
export type Run = { start: number; end: number; short: boolean };

/** No address is shorter. */
export const shortest = 25;
/** As addresses are shortened: '0x12…', '0x1234…abcd', 'bc1qar0srrr7xfkvy5l6...5mdq'. */
const longestPart = 64;

const isIn = new Uint8Array(128);
for (const char of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_+/') {
  isIn[char.charCodeAt(0)] = 1;
}

/**
 * Where in a text an address may stand, whatever lies before and after it: runs of at least 25 characters of addresses, groups of
 * four with blanks between, and shortened ones. Adds them to `runs` in their order. Reads about every third character of prose.
 * @param to where to stop; the last run may go beyond
 * @returns where to go on
 */
export function findRuns(text: string, from: number, to: number, runs: Run[]): number {
  const first = runs.length;
  const next = findLongRuns(text, from, to, runs);
  const long = runs.length;
  findShortened(text, from, next, runs);
  if (runs.length > long && long > first) {
    runs.push(...runs.splice(first).sort((a, b) => a.start - b.start));
  }
  return next;
}

/** As Boyer and Moore search: where the last foreign character before a place stands, there the next 25 begin. */
function findLongRuns(text: string, from: number, to: number, runs: Run[]): number {
  let low = from - 1;
  for (let probe = low + shortest; probe < text.length && low < to; probe = low + shortest) {
    const foreign = lastForeign(text, probe, low);
    const run = foreign === low ? runFrom(text, low + 1) : groupsAround(text, foreign, low);
    if (run) runs.push(run);
    low = run?.end ?? foreign;
  }
  return low < to ? text.length : low;
}

function lastForeign(text: string, probe: number, low: number): number {
  let at = probe;
  while (at > low && isRunChar(text.charCodeAt(at))) at--;
  return at;
}

function runFrom(text: string, start: number): Run {
  let end = start + shortest;
  while (isRunChar(text.charCodeAt(end))) end++;
  return { start, end, short: false };
}

const dots = /…|⋯|\.{2,}|\*{3,}/g;
const firstDots = ['…', '⋯', '..', '***'];

function findShortened(text: string, from: number, to: number, runs: Run[]): void {
  // A native search for each is far cheaper than the expression, and most texts have none.
  const found = firstDots
    .map((mark) => text.indexOf(mark, from))
    .filter((at) => at >= 0 && at < to);
  if (found.length === 0) return;
  dots.lastIndex = Math.min(...found);
  for (let hit = dots.exec(text); hit && hit.index < to; hit = dots.exec(text)) {
    const after = hit.index + hit[0].length;
    const head = /[\dA-Za-z]*$/.exec(text.slice(Math.max(0, hit.index - longestPart), hit.index));
    const tail = /^[\dA-Za-z]*/.exec(text.slice(after, after + longestPart));
    const start = hit.index - (head?.[0].length ?? 0);
    const end = after + (tail?.[0].length ?? 0);
    if (mayBeShortened(text.slice(start, hit.index), end - after)) {
      runs.push({ start, end, short: true });
    }
  }
}

/** Not 'Loading…' or 'and 12…'. */
function mayBeShortened(head: string, tailLength: number): boolean {
  return head.length > 2 && (tailLength > 1 || (head.length > 5 && /\d/.test(head)));
}

/** The groups of four around a blank, where there are six or more; with four digits, else they are words. */
function groupsAround(text: string, blank: number, low: number): Run | undefined {
  if (!isBlank(text.charCodeAt(blank + 5)) && !isBlank(text.charCodeAt(blank - 5)))
    return undefined;
  let start = blank + 1;
  while (start - 5 > low && isBlank(text.charCodeAt(start - 1)) && isGroup(text, start - 5)) {
    start -= 5;
  }
  let end = blank + 1;
  while (isGroup(text, end) && isBlank(text.charCodeAt(end + 4))) end += 5;
  // The last group may be shorter.
  for (let more = 0; more < 4 && isRunChar(text.charCodeAt(end)); more++) end++;
  if (end - start < 6 * 5 || !/(?:\d\D*){4}/.test(text.slice(start, end))) return undefined;
  return { start, end, short: false };
}

/** Four characters of addresses with none before them. */
function isGroup(text: string, at: number): boolean {
  for (let index = at; index < at + 4; index++) {
    if (!isRunChar(text.charCodeAt(index))) return false;
  }
  return !isRunChar(text.charCodeAt(at - 1));
}

function isBlank(code: number): boolean {
  return code === 32 || code === 160;
}

/** Whether a character can stand inside of an address, those included that cannot be seen. */
export function isRunChar(code: number): boolean {
  return code < 128 ? isIn[code] === 1 : isInvisible(code);
}

function isInvisible(code: number): boolean {
  return (code === 0xad || code > 0x180d) && invisible.test(String.fromCharCode(code));
}
