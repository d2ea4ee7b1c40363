import type { StoredReport } from './record';
import type { RecordNames } from './record-names';
import { hashTexts, stir } from './text-hash';

/**
 * A number for what records say, in whatever order they come: where one of them says something else, it is another, but for one chance
 * in 2³². Those of two parts, added to each other with addDigests, are that of the whole.
 */
export function contentDigest(
  records: readonly StoredReport[],
  { ids: { hi, lo } }: RecordNames,
): number {
  let digest = 0;
  for (const [at, { report }] of records.entries()) {
    const { count, lastReported, label, link } = report;
    let hash = stir((hi[at] ?? 0) ^ Math.imul(lo[at] ?? 0, 0x9e3779b1));
    hash = stir(hash ^ (count ?? -1));
    hash = stir(hash ^ (lastReported === null ? -1 : Math.floor(lastReported / 1000)));
    if (label !== undefined || link !== undefined) {
      hash = stir(hash ^ (hashTexts([`${label}\n${link}`]).lo[0] ?? 0));
    }
    digest = addDigests(digest, hash);
  }
  return digest;
}

export function addDigests(one: number, other: number): number {
  return (one + other) | 0;
}
