import { firstEntry } from './columns';
import type { SegmentId, SegmentRow } from './report-schema';
import type { ProofPiece } from './segment';
import type { Hashes } from './text-hash';

/** Proofs of a piece, of 12 bytes each: it stays far below 64 KiB. */
const mostOfPiece = 4096;

/** The range of all pieces of a segment. An array sorts after every number, so it ends the range. */
export function piecesOf(id: SegmentId): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** In pieces of equal ranges of hashes, which hold about as many each. */
export function cutProofs(his: Uint32Array, { hi, lo }: Hashes): ProofPiece[] {
  const pieces = 2 ** Math.ceil(Math.log2(Math.max(1, his.length / mostOfPiece)));
  return Array.from({ length: pieces }, (_, piece) => {
    const from = firstEntry(his, (piece / pieces) * 2 ** 32);
    const to = firstEntry(his, ((piece + 1) / pieces) * 2 ** 32);
    const proof = { hi: hi.slice(from, to), lo: lo.slice(from, to) };
    return { his: his.slice(from, to), proof, length: to - from };
  });
}

/** In which piece of a segment's proofs a hash is; undefined where it has none. */
export function pieceOf({ pieces }: SegmentRow, hi: number): number | undefined {
  return pieces && Math.floor((hi / 2 ** 32) * pieces);
}
