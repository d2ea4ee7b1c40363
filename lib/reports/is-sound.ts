import type { ReportSchema, SegmentRow, SourceRow } from './report-schema';
import type { ProofPiece } from './segment';

// What is not as it was written, cut off or of another form, would be taken for nobody reported. Where only the bytes are others, that is not
// noticed: to look at all of them takes longer than a look-up may.

type Parts = Pick<ReportSchema, 'tables' | 'rows' | 'marks'>;

/** Whether a segment has all cells of its filter. */
export function isSegmentSound(row: SegmentRow): boolean {
  const { span, reach, cells } = Object(Object(row).filter);
  return cells?.length === (reach === 0 ? 0 : reach + 2 * span);
}

/** Whether of each list so many reports are there as when it was last read whole. */
export function areSourcesSound(
  sources: readonly SourceRow[],
  segments: Iterable<SegmentRow>,
): boolean {
  const stored = new Map<string, number>();
  for (const { generation, rows } of segments)
    stored.set(generation, (stored.get(generation) ?? 0) + rows);
  return sources.every(
    ({ state, whole }) =>
      typeof state?.entries === 'number' &&
      (!whole || (stored.get(whole.generation) ?? 0) >= whole.seen),
  );
}

/** Whether a part of a segment has the rows of the segment. */
export function isPartSound<Name extends keyof Parts>(
  name: Name,
  part: Parts[Name]['value'],
  rows: number,
): boolean {
  return columnsOf[name](Object(part)).every((column) => column?.length === rows);
}

/** Whether a piece of the proofs of a segment is whole. Of many at once: without a list of its columns. */
export function isProofSound(piece: ProofPiece): boolean {
  const { his, proof, length = his?.length }: Partial<ProofPiece> = piece;
  const { hi, lo }: Partial<ProofPiece['proof']> = Object(proof);
  return !!his && his.length === length && hi?.length === length && lo?.length === length;
}

const columnsOf: {
  [Name in keyof Parts]: (part: Partial<Parts[Name]['value']>) => (Uint32Array | undefined)[];
} = {
  tables: ({ ids }) => [ids?.hi, ids?.lo],
  rows: ({ dates, addresses }) => [dates, addresses?.ends],
  marks: ({ ends }) => [ends],
};
