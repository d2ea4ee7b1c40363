import { findReports, hitsOf } from './find-reports';
import { proveTexts } from './proof';
import { pieceOf } from './proof-pieces';
import type { ReportStore } from './report-store';
import { firstEntry, type ProofPiece } from './segment';
import { readProofs, readSegments } from './segment-store';
import { hashTexts } from './text-hash';

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
    const proofs = proveTexts(hits.map(({ key }) => key));
    const others = hits.filter(({ piece }) => piece === undefined).map(({ key }) => key);
    const [read, ...held] = await Promise.all([
      others.length > 0 ? findReports(store, others) : null,
      ...hits.map(async ({ id, hi, piece }, at) => {
        if (piece === undefined) return false;
        const proven = await readProofs(store, id, piece);
        return holds(proven, hi, { hi: proofs.hi[at], lo: proofs.lo[at] });
      }),
    ]);
    const proven = hits.filter((_, at) => held[at]).map(({ key }) => key);
    return new Set([...proven, ...(read?.keys() ?? [])]);
  });
}

function holds(
  { his, proof }: ProofPiece,
  hi: number,
  wanted: { hi: number | undefined; lo: number | undefined },
): boolean {
  for (let entry = firstEntry(his, hi); his[entry] === hi; entry++) {
    if (proof.hi[entry] === wanted.hi && proof.lo[entry] === wanted.lo) return true;
  }
  return false;
}
