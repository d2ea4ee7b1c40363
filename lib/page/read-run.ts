import { findCandidates } from '@/lib/address/candidates';
import { standsOut } from '@/lib/address/stands-out';
import { areJoined } from './breaks';
import type { Found } from './places';
import { type Run, shortest } from './runs';
import { findWhole } from './shortened';
import type { Piece } from './text-cursor';

/** What is read beside a run for its prefix or its meaning, in UTF-16 units. */
const reach = 64;

/** Takes an address that begins in a text node. */
export type Take = (node: Text, found: Found) => void;

type Known = Omit<Found, 'start' | 'end' | 'endNode'>;

/**
 * Takes the addresses in one run of a text, apart from what only stands beside them: those within one text node, those that are
 * split over inline elements, and shortened ones.
 * @param text the text of all that is read
 * @param pieces the nodes that hold the run
 */
export function readRun(text: string, run: Run, pieces: readonly Piece[], take: Take): void {
  const [first] = pieces;
  if (!first) return;
  if (run.short) readShortened(text, run, pieces, take);
  else if (pieces.length === 1) readPiece(text, run, first, take);
  else readAcross(text, run, pieces, take);
}

function readShortened(text: string, run: Run, pieces: readonly Piece[], take: Take): void {
  const [first] = pieces;
  if (!first || splitAtBreaks(pieces).length > 1) return;
  const whole = findWhole(text.slice(run.start, run.end), first.node);
  if (whole) takeBetween(run.start, run.end, whole, pieces, take);
}

/** Reads the part of a run that one node holds. */
function readPiece(text: string, run: Run, piece: Piece, take: Take): void {
  const { start, end } = partIn(run, piece);
  if (isEvm(text, start, end)) {
    // It shows by itself that it is one.
    takeBetween(start, end, { address: text.slice(start, end), standsOut: false }, [piece], take);
  } else readAround(text, { start, end }, [piece], take);
}

/** A run that goes over borders of nodes: cells of a table that stand side by side, or an address with a part in bold. */
function readAcross(text: string, run: Run, pieces: readonly Piece[], take: Take): void {
  let others: Piece[] = [];
  for (const piece of pieces) {
    if (standsAlone(text, run, piece)) {
      readOthers(text, run, others, take);
      others = [];
      readPiece(text, run, piece, take);
    } else others.push(piece);
  }
  readOthers(text, run, others, take);
}

/** 0x and 40 hex digits with no hex digit beside them: most of what a block explorer shows, so no style is asked for. */
function standsAlone(text: string, run: Run, piece: Piece): boolean {
  const { start, end } = partIn(run, piece);
  return isEvm(text, start, end) && !/[\da-f]/i.test(text.charAt(start - 1) + text.charAt(end));
}

function readOthers(text: string, run: Run, pieces: readonly Piece[], take: Take): void {
  if (lengthIn(run, pieces) < shortest) return;
  for (const joined of splitAtBreaks(pieces)) {
    const [only] = joined;
    if (lengthIn(run, joined) < shortest || !only) continue;
    if (joined.length === 1) readPiece(text, run, only, take);
    else readJoined(text, run, joined, take);
  }
}

function readJoined(text: string, run: Run, pieces: readonly Piece[], take: Take): void {
  readAround(text, run, pieces, take);
  for (const piece of pieces) {
    const { start, end } = partIn(run, piece);
    // What a checksum tells is an address, even where another word is joined to it.
    if (end - start >= shortest && !isEvm(text, start, end)) readPiece(text, run, piece, take);
  }
}

/** Reads a part of the text for candidates in it, together with what stands in the same nodes before and after. */
function readAround(
  text: string,
  { start, end }: { start: number; end: number },
  pieces: readonly Piece[],
  take: Take,
): void {
  const from = Math.max(pieces[0]?.at ?? 0, start - reach);
  const around = text.slice(from, Math.min(pieces.at(-1)?.end ?? 0, end + reach));
  for (const hit of findCandidates(around)) {
    if (from + hit.end <= start || from + hit.start >= end) continue;
    const known = {
      address: around.slice(hit.start, hit.end),
      standsOut: standsOut(around, hit.start, hit.end),
    };
    takeBetween(from + hit.start, from + hit.end, known, pieces, take);
  }
}

function takeBetween(
  start: number,
  end: number,
  known: Known,
  pieces: readonly Piece[],
  take: Take,
): void {
  const first = pieces.find((piece) => piece.end > start);
  const last = pieces.find((piece) => piece.end >= end);
  if (!first || !last) return;
  const place = { ...known, start: start - first.at, end: end - last.at };
  // Within one of several nodes: that one is read by itself.
  if (first !== last) take(first.node, { ...place, endNode: last.node });
  else if (pieces.length === 1 || known.shortened) take(first.node, place);
}

/** Groups of pieces that are shown as one word. */
function splitAtBreaks(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    if (last && areJoined(last.node, piece.node)) groups.at(-1)?.push(piece);
    else groups.push([piece]);
    last = piece;
  }
  return groups;
}

function partIn(run: Run, { at, end }: Piece): { start: number; end: number } {
  return { start: Math.max(run.start, at), end: Math.min(run.end, end) };
}

function lengthIn(run: Run, pieces: readonly Piece[]): number {
  const start = pieces[0]?.at ?? run.end;
  const end = pieces.at(-1)?.end ?? run.start;
  return Math.min(run.end, end) - Math.max(run.start, start);
}

const evm = /0x[\da-f]{40}/iy;

function isEvm(text: string, start: number, end: number): boolean {
  evm.lastIndex = start;
  return end - start === 42 && evm.test(text);
}
