import { DatabaseSync } from 'node:sqlite';
import { type Network, networks } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import type { ScamReportRecord } from '@/lib/service/schemas';

/** One report as it is put in. `network` is an id, code, symbol or name in any case, or one that we do not know. */
export type ReportRow = {
  address: string;
  network: string;
  reportCount: string;
  /** ISO 8601, or empty. */
  lastReported: string;
};

export type Store = {
  /** Records whose address has this text in it, in any case. */
  list(search: string, limit: number, offset: number): ScamReportRecord[];
  count(search: string): number;
  /** Records of this address, whatever its spelling and network. */
  find(address: string, network: Network): ScamReportRecord[];
  close(): void;
};

/** Keeps the reports in a database in memory. */
export function openStore(rows: readonly ReportRow[]): Store {
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE reports (
    id INTEGER PRIMARY KEY, address TEXT, canonical TEXT, reportCount TEXT, lastReported TEXT,
    walletNetworkId TEXT, symbol TEXT)`);
  const insert = database.prepare(
    'INSERT INTO reports VALUES (NULL, :address, :canonical, :reportCount, :lastReported, :id, :symbol)',
  );
  database.exec('BEGIN');
  for (const { network, ...row } of rows) {
    const known = knownNetwork(network);
    const { id, symbol } = known ?? { id: network, symbol: network };
    insert.run({ ...row, canonical: canonical(row.address, known), id, symbol });
  }
  database.exec('COMMIT');

  const fits = 'WHERE instr(lower(address), lower(?)) > 0';
  const list = database.prepare(`SELECT * FROM reports ${fits} ORDER BY id LIMIT ? OFFSET ?`);
  const count = database.prepare(`SELECT count(*) AS n FROM reports ${fits}`);
  const find = database.prepare('SELECT * FROM reports WHERE canonical = ? ORDER BY id');
  return {
    list: (search, limit, offset) => list.all(search, limit, offset).map(toRecord),
    count: (search) => Number(count.get(search)?.['n']),
    find: (address, network) => find.all(canonical(address, network)).map(toRecord),
    close: () => database.close(),
  };
}

/** The network with this id, code, symbol or name, in any case. */
export function knownNetwork(text: string): Network | undefined {
  const wanted = text.trim().toLowerCase();
  return networks.find(({ id, code, symbol, name }) =>
    [id, code, symbol, name].some((known) => known.toLowerCase() === wanted),
  );
}

function canonical(address: string, network: Network | undefined): string {
  const validity = network && validateAddress(address, network.id);
  return validity?.status === 'valid' ? validity.canonical : address;
}

function toRecord(row: Record<string, unknown>): ScamReportRecord {
  return {
    id: String(row['id']),
    address: String(row['address']),
    reportCount: String(row['reportCount']),
    lastReported: String(row['lastReported']),
    walletNetworkId: String(row['walletNetworkId']),
    walletNetwork: { symbol: String(row['symbol']) },
  };
}
