import { findCandidates, isPlausible } from '@/lib/address/candidates';
import { standsOut } from '@/lib/address/stands-out';
import { areBeside, areJoined } from './breaks';
import type { Found } from './place';
import { type Run, shortest } from './runs';
import { closestTo, findElsewhere, findWhole } from './shortened';
import { type Part, type Piece, partIn, type TextCursor } from './text-cursor';
import { textBefore } from './texts-under';
import { besideIt, context, evm, inCapitals, noSigns, row, tellingLabel } from './words';

/** What is read beside a run, for its prefix and its meaning, in UTF-16 units. */
const reach = 64;
/** No address is longer. */
const longest = 256;

/** What is read of a long run at a time, in UTF-16 units. */
const stepLength = 1024;

/** Takes an address that begins in a text node, or that a short form there stands for none. */
export type Take = (node: Text, found?: Found) => void;

type Known = Omit<Found, 'start' | 'end' | 'endNode'>;

/**
 * Takes the addresses in the runs of a text, apart from what only stands beside them: those within one text node, those that are
 * split over inline elements, and shortened ones.
 */
export class RunReader {
  readonly #text: string;
  readonly #cursor: TextCursor;
  readonly #take: Take;
  /** The last address that was read over several nodes: a link to it shows it there, and each of them by itself is none. */
  #joined = '';

  /** @param cursor over the nodes that hold the text */
  constructor(text: string, cursor: TextCursor, take: Take) {
    this.#text = text;
    this.#cursor = cursor;
    this.#take = (node, found) => {
      const elsewhere = found && !found.shortened && findElsewhere(found.address, node);
      const isElsewhere = elsewhere && (elsewhere.mismatch || elsewhere.address !== this.#joined);
      take(node, isElsewhere ? { ...found, ...elsewhere } : found);
    };
  }

  /** Reads a run from a place on. Answers where to go on: near its end, or where the whole takes long, before. */
  read({ start, end, dots }: Run, from: number): number {
    const piece = this.#cursor.pieceAt(from);
    if (dots) this.#readShortened(start, end, dots);
    else if (piece && piece.end >= end) this.#readPiece(from, end, piece);
    else return this.#readLong(from, end, from + stepLength);
    return end;
  }

  #readShortened(from: number, to: number, dots: number): void {
    const piece = this.#cursor.pieceAt(dots);
    for (let at = from; piece && at < dots; ) at = this.#readDotted(at, to, dots, piece);
  }

  /** Reads a short form from a place on, whose dots are in a piece. Answers where to go on. */
  #readDotted(from: number, to: number, dots: number, piece: Piece): number {
    const isWithin = from >= piece.at;
    // Where more than dots stand behind its beginning in one node, what is joined to it is another word.
    const pieces = isWithin && piece.end - dots > 4 ? [piece] : this.#piecesOf(from, to);
    const part = partIn({ start: from, end: to }, pieces);
    const [first] = pieces;
    if (!first) return to;
    // A dot, and what ends the address.
    if (part.end <= dots + 2) return part.end;
    const whole = findWhole(this.#text.slice(part.start, part.end), first.node);
    if (whole) this.#takePart(part, whole, pieces);
    // It may have stood for one before it was moved.
    else this.#take(first.node);
    // What is joined before it may be another word, too.
    return whole || isWithin ? part.end : piece.at;
  }

  /**
   * Most of what a block explorer shows, in cells without a blank between: 0x and 40 hex digits that are all of a text node, and that
   * no hash begins with. No style is asked for. Answers where to go on.
   */
  #readEvm(start: number, end: number, until: number): number {
    // With the address that is there at `until`, and what may follow it.
    const text = this.#text.slice(start, Math.min(end, until + longest));
    let next = 0;
    evm.lastIndex = 0;
    while (start + next < until && evm.test(text)) {
      const at = start + evm.lastIndex - evmLength;
      const piece = at < start + next + shortest ? this.#cursor.pieceAt(at) : undefined;
      if (!piece || piece.at !== at || piece.end !== at + evmLength) break;
      this.#take(piece.node, { address: piece.node.data, start: 0, end: evmLength });
      next = evm.lastIndex;
    }
    return start + next;
  }

  #readLong(from: number, end: number, until: number): number {
    let start = this.#readEvm(from, end, until);
    while (start < until && end - start >= shortest) {
      const pieces = this.#piecesOf(start, end, start + longest);
      const part = partIn({ start, end }, pieces);
      if (!pieces[0]) return end;
      if (part.end - start >= shortest) this.#readJoined(part, pieces);
      start = part.end;
    }
    return start;
  }

  /**
   * The pieces from a place on that are shown as one word, as far as a run goes.
   * @param near up to where parts of a word may stand in lines or boxes side by side
   */
  #piecesOf(start: number, end: number, near = 0): Piece[] {
    const pieces: Piece[] = [];
    let piece = this.#cursor.pieceAt(start);
    while (piece) {
      pieces.push(piece);
      const next: Piece | undefined = piece.end < end ? this.#cursor.pieceAt(piece.end) : undefined;
      const isJoined =
        next &&
        (areJoined(piece.node, next.node) || (next.end < near && areBeside(piece.node, next.node)));
      piece = isJoined ? next : undefined;
    }
    return pieces;
  }

  #readJoined(part: Part, pieces: Piece[]): void {
    const isWhole = !pieces[1];
    const isApart = (start: number, end: number) =>
      [this.#text.slice(part.start, start), this.#text.slice(end, part.end)].every((text) =>
        besideIt.test(text),
      );
    // Of more short words than an address has, it has none.
    if (!isWhole && part.end - part.start < longest - shortest) {
      // With words beside one, an address makes none that only looks like one.
      const isOne = !pieces.some(({ at, end }) => end - at >= shortest && isApart(at, end));
      this.#readAround(part, pieces, isOne);
    }
    for (const piece of pieces) {
      const { start, end } = partIn(part, [piece]);
      // What looks like an address may be the beginning of a hash.
      const isHash = end - start === evmLength && hash.test(this.#text.slice(start, part.end));
      if (end - start < shortest || isHash) continue;
      this.#readPiece(start, end, piece, isWhole || isApart(start, end));
    }
  }

  /**
   * Reads what one node holds of a run.
   * @param isWhole no other node holds a part of the same word, as far as can be told
   */
  #readPiece(start: number, end: number, piece: Piece, isWhole = true): void {
    const address = this.#text.slice(start, end);
    // What stands in the node before is no prefix, but a label.
    const isPrefixed = start > piece.at && /[:@%\\[;]/.test(this.#text.charAt(start - 1));
    // Letters and digits with no prefix before them are a candidate as a whole.
    if (isPrefixed || !noSigns.test(address)) {
      this.#readAround({ start, end }, [piece], isWhole);
    } else if (isPlausible(address)) {
      const found: Found = { address, start: start - piece.at, end: end - piece.at };
      if (isWhole && mayNeedContext(address)) found.standsOut = this.#standsOut(start, end, piece);
      this.#take(piece.node, found);
    }
  }

  #standsOut(start: number, end: number, { node, at, end: last }: Piece): boolean {
    const from = Math.max(at, start - reach);
    const href = closestTo(node)?.getAttribute('href') ?? '';
    // What stands before it in the link to it tells, too; where there is none, a label that tells, if it is near enough.
    const [path, behind] = href.split(this.#text.slice(start, end));
    // What heads the last column is no label of what begins the first row. A row of one cell may have its label in the one before.
    const label = from > at ? '' : textBefore(node, closestTo(node, row));
    const before = `${behind === undefined ? (label?.match(tellingLabel) ?? '') : path} `;
    const around = before + this.#text.slice(from, Math.min(last, end + reach));
    const moved = before.length - from;
    return standsOut(around, moved + start, moved + end, context);
  }

  /** Looks for candidates in a part of the text, together with what stands in the same nodes before and after. */
  #readAround({ start, end }: Part, pieces: Piece[], isWhole = true): void {
    const from = Math.max(pieces[0]?.at ?? 0, start - reach);
    const around = this.#text.slice(from, Math.min(pieces.at(-1)?.end ?? 0, end + reach));
    for (const hit of findCandidates(around)) {
      const part = { start: from + hit.start, end: from + hit.end };
      if (part.end <= start || part.start >= end) continue;
      const address = around.slice(hit.start, hit.end);
      const isMeant =
        isWhole && mayNeedContext(address) && standsOut(around, hit.start, hit.end, context);
      this.#takePart(part, { address, standsOut: isMeant }, pieces);
    }
  }

  #takePart({ start, end }: Part, known: Known, pieces: Piece[]): void {
    const first = pieces.find((piece) => piece.end > start);
    const last = pieces.find((piece) => piece.end >= end);
    if (!first || !last) return;
    const place = { ...known, start: start - first.at, end: end - last.at };
    // Within one of several nodes: that one is read by itself.
    if (first !== last) {
      this.#take(first.node, { ...place, endNode: last.node });
      this.#joined = place.address;
    } else if (!pieces[1] || known.shortened) this.#take(first.node, place);
  }
}

/** What may be 32 bytes in base 58 or 64, or hex. All else has a checksum, and most addresses are spared the reading before them. */
function mayNeedContext(address: string): boolean {
  return (address[44] ? /[\da-f]{60}/i : inCapitals).test(address);
}

const evmLength = 42;
const hash = /^0x[\da-f]{52}/i;
