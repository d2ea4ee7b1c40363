import { joinNumbers, joinTexts, pick16, pick32, pickTexts, splitTexts } from './columns';
import { dictionary } from './dictionary';
import { buildFilter } from './fuse-filter';
import { proveTexts } from './proof';
import type { StoredReport } from './record';
import type { RecordNames } from './record-names';
import { type HashTable, type Kind, mostRows, type Note, noCount, type Segment } from './segment';
import { orderByRank } from './sort-order';
import { type Hashes, hashTexts } from './text-hash';

/** All of a segment but its filter, from which another can be made. */
export type Part = Omit<Segment, 'filter'>;

/** Packs reports, of which there may be as many as a segment has rows. */
export function packSegment(records: readonly StoredReport[], names?: RecordNames): Segment {
  return assemble(looseRecords(records, names));
}

/** Makes one segment of several. */
export function mergeSegments(parts: readonly Part[]): Segment {
  return assemble(looseParts(parts));
}

/** Reports that are not in order yet. */
type Loose = {
  addresses: string[];
  marks: string[];
  dates: Uint32Array;
  counts: Uint32Array;
  kinds: ArrayLike<number>;
  kindList: Kind[];
  notes: ArrayLike<number>;
  noteList: Note[];
  ids: Hashes;
  keys: Hashes;
  /** Of each key. */
  proofs: Hashes | null;
  /** Of each key, its report. */
  owners: Uint32Array;
};

function looseRecords(records: readonly StoredReport[], names?: RecordNames): Loose {
  const kinds = dictionary(kindKey);
  const notes = dictionary(noteKey);
  const keys: string[] = [];
  const owners: number[] = [];
  const loose = {
    addresses: records.map(({ report }) => report.address),
    marks: records.map(({ mark }) => mark),
    dates: new Uint32Array(records.length),
    counts: new Uint32Array(records.length),
    kinds: new Uint16Array(records.length),
    kindList: kinds.items,
    notes: new Uint16Array(records.length),
    noteList: notes.items,
  };
  // In one loop, as columns filled by functions take twice as long.
  for (const [item, { report, networks, keys: own }] of records.entries()) {
    const { networkId, network, count, lastReported } = report;
    loose.dates[item] = secondsOf(lastReported);
    loose.counts[item] = count === null ? noCount : Math.min(count, noCount - 1);
    loose.kinds[item] = kinds.placeOf({ networkId, network, networks });
    loose.notes[item] = notes.placeOf(noteOf(report));
    for (const key of own) {
      keys.push(key);
      owners.push(item);
    }
  }
  const hasOneKeyEach = keys.length === records.length;
  return {
    ...loose,
    ids: names?.ids ?? hashTexts(records.map(({ report }) => report.id)),
    keys: names && hasOneKeyEach ? names.keys : hashTexts(keys),
    proofs: proveTexts(keys),
    owners: Uint32Array.from(owners),
  };
}

function looseParts(parts: readonly Part[]): Loose {
  const kinds = dictionary(kindKey);
  const notes = dictionary(noteKey);
  const all = parts.map(({ rows }) => rows);
  const tables = parts.map(({ table }) => table);
  let offset = 0;
  const owners = tables.map((table) => {
    const moved = Uint32Array.from(table.rows, (row) => row + offset);
    offset += table.ids.hi.length;
    return moved;
  });
  return {
    addresses: all.flatMap((rows) => splitTexts(rows.addresses)),
    marks: parts.flatMap(({ marks }) => splitTexts(marks)),
    dates: joinNumbers(all.map((rows) => rows.dates)),
    counts: joinNumbers(all.map((rows) => rows.counts)),
    kinds: joinNumbers(all.map((rows) => kinds.translate(rows.kindList, rows.kinds))),
    kindList: kinds.items,
    notes: joinNumbers(all.map((rows) => notes.translate(rows.noteList, rows.notes))),
    noteList: notes.items,
    ids: joinHashes(tables.map(({ ids }) => ids)),
    keys: joinHashes(tables),
    proofs: joinProofs(parts),
    owners: joinNumbers(owners),
  };
}

function assemble(loose: Loose): Segment {
  const { addresses, marks, dates, kindList, noteList } = loose;
  const size = addresses.length;
  if (size > mostRows) throw new Error(`${size} reports do not fit in a segment.`);
  const order = orderByRank(size, (item) => noCount - (dates[item] ?? 0));
  const texts = (unordered: string[]) => joinTexts(pickTexts(unordered, order));
  const { proofs, ...table } = assembleTable(loose, order);
  return {
    filter: buildFilter(distinct(table)),
    table,
    rows: {
      addresses: texts(addresses),
      dates: pick32(dates, order),
      counts: pick32(loose.counts, order),
      kinds: pick16(loose.kinds, order),
      kindList,
      notes: pick16(loose.notes, order),
      noteList,
    },
    marks: texts(marks),
    proofs,
  };
}

function assembleTable(
  { keys, proofs, ids, owners }: Loose,
  order: Uint32Array,
): HashTable & Pick<Segment, 'proofs'> {
  const rowOf = new Uint16Array(order.length);
  for (const [row, item] of order.entries()) rowOf[item] = row;
  const entries = orderByRank(owners.length, (entry) => keys.hi[entry] ?? 0);
  const rows = owners.map((item) => rowOf[item] ?? 0);
  return {
    ...pickHashes(keys, entries),
    proofs: proofs && pickHashes(proofs, entries),
    rows: pick16(rows, entries),
    ids: pickHashes(ids, order),
  };
}

/** The hashes of a table, each once. */
function distinct({ hi, lo }: Hashes): Hashes {
  const last = new Map<number, Set<number>>();
  const kept = new Uint32Array(hi.length);
  let size = 0;
  for (let entry = 0; entry < hi.length; entry++) {
    const upper = hi[entry] ?? 0;
    const isAlone = upper !== hi[entry - 1] && upper !== hi[entry + 1];
    if (isAlone || isNew(upper, lo[entry] ?? 0)) kept[size++] = entry;
  }
  return pickHashes({ hi, lo }, kept.subarray(0, size));

  function isNew(upper: number, lower: number): boolean {
    const known = last.get(upper) ?? new Set();
    last.set(upper, known);
    return known.size < known.add(lower).size;
  }
}

function pickHashes({ hi, lo }: Hashes, order: Uint32Array): Hashes {
  return { hi: pick32(hi, order), lo: pick32(lo, order) };
}

function joinHashes(all: readonly Hashes[]): Hashes {
  return { hi: joinNumbers(all.map(({ hi }) => hi)), lo: joinNumbers(all.map(({ lo }) => lo)) };
}

/** Null where a part has none. */
function joinProofs(parts: readonly Part[]): Hashes | null {
  const all = parts.flatMap(({ proofs }) => proofs ?? []);
  return all.length === parts.length ? joinHashes(all) : null;
}

function noteOf({ label, link }: Note): Note {
  return { ...(label !== undefined && { label }), ...(link !== undefined && { link }) };
}

/** Every time in use lies after 1970 and before 2106, so that its seconds take 32 bits, and 0 is free. */
function secondsOf(time: number | null): number {
  return time === null ? 0 : Math.min(Math.max(1, Math.floor(time / 1000)), noCount);
}

function kindKey({ networkId, network, networks }: Kind): string {
  return `${networkId ?? networks.join()}\n${network}`;
}

function noteKey({ label = '', link = '' }: Note): string {
  return `${label}\n${link}`;
}
