import { firstEntry } from './columns';
import { findReports, hitsOf } from './find-reports';
import { proveTexts } from './proof';
import { pieceOf } from './proof-pieces';
import type { SegmentId } from './report-schema';
import type { ReportStore } from './report-store';
import type { ProofPiece } from './segment';
import { readProofs, readSegments } from './segment-store';
import { hashTexts } from './text-hash';

/** Where a key may be: in a segment, and in which piece of its proofs; undefined where it has none. */
type Hit = { id: SegmentId; hi: number; key: string; piece: number | undefined };

/**
 * Which of the keys (see lookupKeys) there are reports under. As findReports, but of segments that have proofs what the reports say is not
 * read, which takes most of the time. Small ones have none, and are read sooner.
 */
export async function findReported(store: ReportStore, keys: string[]): Promise<Set<string>> {
  const wanted = [...new Set(keys)];
  const hashes = hashTexts(wanted);
  return readSegments(store, async (segments) => {
    const hits = hitsOf(segments, hashes).map(({ id, segment, place }) => {
      const hi = hashes.hi[place] ?? 0;
      return { id, hi, key: wanted[place] ?? '', piece: pieceOf(segment, hi) };
    });
    const others = hits.filter(({ piece }) => piece === undefined).map(({ key }) => key);
    const [read, proven] = await Promise.all([
      others.length > 0 ? findReports(store, others) : null,
      provenKeys(store, hits),
    ]);
    return new Set([...proven, ...(read?.keys() ?? [])]);
  });
}

/** The keys of hits that the proofs of their segment have. */
async function provenKeys(store: ReportStore, hits: readonly Hit[]): Promise<string[]> {
  const cut = hits.flatMap(({ piece, ...hit }) => (piece === undefined ? [] : { ...hit, piece }));
  if (cut.length === 0) return [];
  const proofs = proveTexts(cut.map(({ key }) => key));
  const pieces = await readProofs(store, cut);
  return cut
    .filter(({ hi }, at) => holds(pieces[at], hi, { hi: proofs.hi[at], lo: proofs.lo[at] }))
    .map(({ key }) => key);
}

function holds(
  piece: ProofPiece | undefined,
  hi: number,
  wanted: { hi: number | undefined; lo: number | undefined },
): boolean {
  if (!piece) return false;
  const { his, proof } = piece;
  for (let entry = firstEntry(his, hi); his[entry] === hi; entry++) {
    if (proof.hi[entry] === wanted.hi && proof.lo[entry] === wanted.lo) return true;
  }
  return false;
}
