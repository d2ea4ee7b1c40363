import { isNetworkId, type NetworkId } from '@/lib/address/networks';
import type { Report, SourceId } from '@/lib/verdict/facts';
import { firstEntry, type TextColumn, textAt } from './columns';
import type { FuseFilter } from './fuse-filter';
import { reportId } from './record';
import type { Hashes } from './text-hash';

/** Some reports of one source, packed. Written once, and never changed. Its parts are read one by one, as they are needed. */
export type Segment = {
  /** Tells of most addresses that they are not here. */
  filter: FuseFilter;
  /** Tells in which rows an account is. */
  table: HashTable;
  /** What the reports say. */
  rows: Rows;
  /** What makes the id of each report its own, beside network and address. */
  marks: TextColumn;
  /** Of each entry of the table, what proves its key (see proof.ts); null where that is not known any more. */
  proofs: Hashes | null;
};

/** A piece of the proofs of a segment, with the upper halves of the hashes, which ascend. An earlier version did not store its length. */
export type ProofPiece = { his: Uint32Array; proof: Hashes; length?: number };

/** Where keys lead. `hi` ascends; a row that stands under several keys has several entries. */
export type HashTable = Hashes & {
  rows: Uint16Array;
  /** Of each row, the hash of its report's id. */
  ids: Hashes;
};

/** Reports in columns, newest first, those without a date last. */
export type Rows = {
  addresses: TextColumn;
  /** Seconds since 1970; 0: none. */
  dates: Uint32Array;
  counts: Uint32Array;
  /** Of each row, its place in `kindList`. */
  kinds: Uint16Array;
  kindList: Kind[];
  /** Of each row, its place in `noteList`. */
  notes: Uint16Array;
  noteList: Note[];
};

/** What reports have in common that name the same network. */
export type Kind = {
  networkId: NetworkId | null;
  network: string;
  /** Those that it is shown under. */
  networks: NetworkId[];
};

export type Note = Pick<Report, 'label' | 'link'>;

/** Rows are numbered in 16 bits. */
export const mostRows = 65_535;
/** In place of a number of reports that the source did not tell. */
export const noCount = 0xffff_ffff;

/** The rows that a key's hash leads to, be it by chance. */
export function rowsOfHash(table: HashTable, hi: number, lo: number): number[] {
  const rows: number[] = [];
  for (let entry = firstEntry(table.hi, hi); table.hi[entry] === hi; entry++) {
    if (table.lo[entry] === lo) rows.push(table.rows[entry] ?? 0);
  }
  return rows;
}

/** A newer version of the extension, which stored them, may have known more networks: then the network's name alone is left. */
export function ofKnownNetworks(rows: Rows): Rows {
  const kindList = rows.kindList.map((kind) =>
    isNetworkId(kind.networkId) ? kind : { ...kind, networkId: null },
  );
  return { ...rows, kindList };
}

/** The report in a row. */
export function reportAt(
  sourceId: SourceId,
  { rows, marks }: Pick<Segment, 'rows' | 'marks'>,
  row: number,
): Report {
  const address = textAt(rows.addresses, row);
  const { networkId = null, network = '' } = rows.kindList[rows.kinds[row] ?? 0] ?? {};
  const date = rows.dates[row] ?? 0;
  const count = rows.counts[row] ?? noCount;
  return {
    id: reportId(textAt(marks, row), network, address),
    sourceId,
    address,
    networkId,
    network,
    count: count === noCount ? null : count,
    lastReported: date === 0 ? null : date * 1000,
    ...rows.noteList[rows.notes[row] ?? 0],
  };
}
