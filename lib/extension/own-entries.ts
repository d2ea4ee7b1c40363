import * as z from 'zod/mini';
import { longestAddress } from './check-messages';

/** Account key: at most two hex digits for each character of its address, behind the name of its kind. Twice as many find room. */
export const AccountKey = z.lazy(() =>
  z.string().check(z.minLength(1), z.maxLength(4 * longestAddress)),
);

export const OwnKind = () => z.enum(['blocked', 'trusted']);

/** What the user said of an account. */
const Said = z.lazy(() =>
  z.object({
    /** As the user gave it, without blanks around it. */
    address: z.string().check(z.maxLength(longestAddress)),
    /** The network that the user chose; null: none. Not checked against the table: another browser may run a newer version. */
    networkId: z.nullable(z.string().check(z.maxLength(60))),
    kind: OwnKind(),
    name: z.string().check(z.maxLength(400)),
    note: z.string().check(z.maxLength(2000)),
  }),
);
export type Said = z.infer<typeof Said>;

/** The last change of one entry of the user's own lists. What is deleted stays as a record, or another browser would bring it back. */
export const OwnRecord = z.lazy(() =>
  z.object({
    /** All spellings of an account are one entry. */
    key: AccountKey,
    /** Milliseconds since 1970; the later change wins. */
    changedAt: z.int().check(z.minimum(0)),
    /** null: deleted. */
    said: z.nullable(Said),
  }),
);
export type OwnRecord = z.infer<typeof OwnRecord>;

export type OwnRecords = ReadonlyMap<string, OwnRecord>;

/** The records by key; of those with one key, the last change. */
export function byKey(records: Iterable<OwnRecord>): Map<string, OwnRecord> {
  const map = new Map<string, OwnRecord>();
  for (const record of records) {
    const known = map.get(record.key);
    if (!known || isLater(record, known)) map.set(record.key, record);
  }
  return map;
}

/** What two browsers know together: of each entry the last change. Whichever merges first, all come to the same. */
export function mergeOwn(one: OwnRecords, other: OwnRecords): Map<string, OwnRecord> {
  return byKey([...one.values(), ...other.values()]);
}

/** Whether a record has changes that the other has not. Two changes of one moment are told apart by what they say. */
export function isLater(record: OwnRecord, than: OwnRecord | undefined): boolean {
  if (!than) return true;
  if (record.changedAt !== than.changedAt) return record.changedAt > than.changedAt;
  return textOf(record) > textOf(than);
}

/** A change of an entry. It is later than the entry's last one, even where another browser's clock is ahead. */
export function changeOf(
  records: OwnRecords,
  key: string,
  said: Said | null,
  now: number,
): OwnRecord {
  const changedAt = Math.max(now, (records.get(key)?.changedAt ?? -1) + 1);
  return { key, changedAt, said };
}

/** The records with one more change. */
export function withChange(
  records: OwnRecords,
  key: string,
  said: Said | null,
  now: number,
): Map<string, OwnRecord> {
  return new Map(records).set(key, changeOf(records, key, said, now));
}

/** Whether two records say the same, whenever that was. */
export function saysSame(one: Pick<OwnRecord, 'said'>, other: Pick<OwnRecord, 'said'>): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ said }: Pick<OwnRecord, 'said'>): string {
  if (!said) return '';
  const { address, networkId, kind, name, note } = said;
  return JSON.stringify([kind, name, note, networkId, address]);
}
