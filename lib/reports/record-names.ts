import type { StoredReport } from './record';
import { type Hashes, hashTexts } from './text-hash';

/** What tells records apart: of each one, the hashes of its first key and of its report's id. */
export type RecordNames = { keys: Hashes; ids: Hashes };

export function nameRecords(records: readonly StoredReport[]): RecordNames {
  return {
    keys: hashTexts(records.map(({ keys: [first = ''] }) => first)),
    ids: hashTexts(records.map(({ report }) => report.id)),
  };
}
