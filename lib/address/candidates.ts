import { isAlphanumeric } from './alphanumeric';
import { addBroken } from './broken-run';
import {
  escapedCharacter,
  fromGroup,
  groupsOfFour,
  inBase64Url,
  joined,
  noWord,
  parted,
  plainHex,
  slashed,
} from './run-patterns';

/** UTF-16 offsets; `end` is exclusive. */
export type Candidate = { start: number; end: number };

/** The shortest usual address is an XRP one of 25 characters, the longest a Zcash one for every pool, of some 210. */
const shortest = 25;
const longest = 256;

/** How many UTF-16 units before a run its prefix may begin. */
const reach = 32;

/** Characters that cannot be seen. Inside of an address they are a trick, or an accident that breaks it. */
export const invisible = /\p{DI}/u;

const invisibleHere = new RegExp(invisible, 'uy');

/**
 * Parts of a text that may be addresses by their length and look, in the order of the text. Small enough for every page: which of
 * them are addresses only the network table and the checksums tell, see find.ts. A candidate is a whole run of ASCII letters and
 * digits, with a prefix such as 'bitcoincash:' where it has one, or such a run with invisible characters inside, or groups of four.
 * Never throws; takes linear time.
 */
export function findCandidates(text: string): Candidate[] {
  const found: Candidate[] = [];
  // A run of `shortest` characters cannot avoid every probe.
  for (let probe = shortest - 1; probe < text.length; ) {
    // A blank or two may stand between two groups of four.
    if (isBlank(text, probe)) probe += isBlank(text, probe + 1) ? 2 : 1;
    const { start, end } = runAround(text, probe);
    const next = addBeyond(text, start, end, found);
    if (next === 0 && end - start >= shortest) {
      const near = text.slice(Math.max(0, start - reach), end);
      const add = invisible.test(near) ? addHidden : addRun;
      add(text, start, end, found);
    }
    probe = Math.max(next, end) + shortest;
  }
  return found;
}

/** The run of characters of addresses, '-', '_' and invisible ones that holds the probe; empty where the probe hits none. */
function runAround(text: string, probe: number): Candidate {
  let start = probe;
  let end = probe;
  while (isInRun(text, end)) end++;
  while (end > probe && isInRun(text, start - 1)) start--;
  return { start, end };
}

/** Adds what goes beyond a run: joined by '+' and '/', or in groups of four. Answers where it ends, or 0. */
function addBeyond(text: string, start: number, end: number, found: Candidate[]): number {
  const broken = addBroken(text, start, end, (from, to, isWhole) => {
    if (isWhole) found.push({ start: from, end: to });
    else addRun(text, from, to, found);
  });
  if (broken > 0) return broken;
  const isGroup = end - start === 4 && (isBlank(text, start - 1) || isBlank(text, end));
  if (isGroup) return addGroups(text, start, found);
  if (!isSlash(text, start - 1) && !isSlash(text, end)) return 0;
  const from = Math.max(0, start - 47);
  const match = slashed.exec(text.slice(from, start + longest));
  return match && from + match.index <= start ? add(match, from, found) : 0;
}

function addGroups(text: string, at: number, found: Candidate[]): number {
  fromGroup.lastIndex = at;
  const [after = '', before = ''] = fromGroup.exec(text) ?? [];
  const written = before + after;
  if (written[30]) addLines(written, at - before.length, found);
  // Passed over, even where it is but words.
  return at + after.length;
}

function addLines(written: string, start: number, found: Candidate[]): void {
  const lines = [...written.matchAll(/\w+(?:[^\S\r\n]+\w+)*/g)];
  if (lines[1]) addLine(written, start, found);
  for (const { 0: line, index } of lines) addLine(line, start + index, found);
}

function addLine(written: string, start: number, found: Candidate[]): void {
  if (groupsOfFour.test(written)) found.push({ start, end: start + written.length });
}

function addRun(text: string, start: number, end: number, found: Candidate[]): void {
  escapedCharacter.lastIndex = start;
  // In the name of a file it may begin an address.
  if (escapedCharacter.test(text)) addRun(text, escapedCharacter.lastIndex, end, found);
  const run = end - start > longest ? '' : text.slice(start, end);
  const whole = parted.exec(run);
  if (whole) add(whole, start, found);
  else addPieces(text, start, end, found);
  // What is in it comes first: a checksum there tells more.
  if (!whole && inBase64Url.test(run)) found.push({ start, end });
}

/** A run with invisible characters in it or before it: what is seen as one, and what stands between them. */
function addHidden(text: string, start: number, end: number, found: Candidate[]): void {
  const parts: Candidate[] = [];
  // Where the characters stand that are seen, those of a prefix too.
  const places: number[] = [];
  let part = start;
  for (let at = Math.max(0, start - reach); at <= end; at++) {
    if (at < end && !isInvisible(text, at)) {
      places.push(at);
    } else if (at >= start) {
      addRun(text, part, at, parts);
      part = at + 1;
    }
  }
  const seen: Candidate[] = [];
  const shown = places.map((at) => text[at]).join('');
  addRun(shown, places.filter((at) => at < start).length, shown.length, seen);
  for (const one of seen) {
    const first = places[one.start] ?? 0;
    const last = (places[one.end - 1] ?? 0) + 1;
    if (last - first > one.end - one.start) parts.push({ start: first, end: last });
  }
  // What is seen comes before a part that begins with it.
  for (const one of parts.sort((a, b) => a.start - b.start || b.end - a.end)) found.push(one);
}

function addPieces(text: string, from: number, to: number, found: Candidate[]): void {
  for (let start = from; start < to; ) {
    let end = start;
    while (end < to && isAlphanumeric(text.charCodeAt(end))) end++;
    const length = end - start;
    if (length >= shortest && length <= longest) {
      const first = startOf(text, start, end);
      if (first < start || isPlausible(text.slice(start, end))) found.push({ start: first, end });
    }
    start = end + 1;
  }
}

function startOf(text: string, start: number, end: number): number {
  if (!/[:_@-]/.test(text.charAt(start - 1))) return start;
  const from = Math.max(0, start - reach);
  const match = joined.exec(text.slice(from, end));
  return match ? from + match.index : start;
}

/** Adds a match in a part of the text that begins at an offset. Answers where it ends. */
function add(match: RegExpExecArray, from: number, found: Candidate[]): number {
  const start = from + match.index;
  const end = start + match[0].length;
  found.push({ start, end });
  return end;
}

/** Hashes and other plain hex are not, unless of a length that addresses have; words are not. */
export function isPlausible(run: string): boolean {
  const { length } = run;
  if (!plainHex.test(run)) return noWord.test(run);
  if (run[1] === 'x') return length === 42 || (length > 60 && length < 67);
  return [64, 66, 68, 76].includes(length);
}

function isInRun(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isAlphanumeric(code) || code === 45 || code === 95 || isInvisible(text, at);
}

function isInvisible(text: string, at: number): boolean {
  invisibleHere.lastIndex = at;
  return text.charCodeAt(at) > 128 && invisibleHere.test(text);
}

function isBlank(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}

// '+' and '/' differ in one bit.
function isSlash(text: string, at: number): boolean {
  return (text.charCodeAt(at) | 4) === 47;
}
