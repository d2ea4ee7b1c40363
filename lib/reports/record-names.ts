import { eachOnce, type StoredReport } from './record';
import { type Hashes, hasEqual, hashTexts } from './text-hash';

/** What tells records apart: of each one, the hashes of its first key and of its report's id. */
export type RecordNames = { keys: Hashes; ids: Hashes };

/** Records, each once, and their names. Nearly always all of them differ, which the names tell sooner than the texts. */
export function nameOnce(records: readonly StoredReport[]): {
  unique: readonly StoredReport[];
  names: RecordNames;
} {
  const names = nameRecords(records);
  if (!hasEqual(names.ids)) return { unique: records, names };
  const unique = eachOnce(records);
  return { unique, names: nameRecords(unique) };
}

function nameRecords(records: readonly StoredReport[]): RecordNames {
  return {
    keys: hashTexts(records.map(({ keys: [first = ''] }) => first)),
    ids: hashTexts(records.map(({ report }) => report.id)),
  };
}
