import { addressesIn, addressIn } from '@/lib/address/address-in';
import { identifyNetworks } from '@/lib/address/identify';
import { findNamed } from '@/lib/address/name-network';
import { validateAddress } from '@/lib/address/validate';
import { separatorOf, splitCells } from '@/lib/extension/cells';
import { accusedAmong, findField, isOfChains } from '@/lib/extension/fields';
import { isHeading } from '@/lib/extension/heading';

/** Which column of a table is what, 0-based. */
export type Columns = {
  separator: string;
  /** Rows before the first one with something to check: a header, and titles before it. */
  header: number;
  address: number;
  /** null: there is none. */
  network: number | null;
  /** Whether the network's column is for chains, where a number is a chain's id. */
  isOfChains: boolean;
  label: number | null;
};

/** So many rows tell what the columns are. */
const rowsTried = 50;

/** No header stands behind more of them. */
const titlesTried = 5;

/** What the columns of a table are, by the names in its header and by what stands in them. A list of addresses alone is a table too. */
export function findColumns(rows: readonly string[]): Columns {
  const sample = rows.slice(0, rowsTried);
  const separator = separatorOf(sample.join('\n'));
  const table = sample.map((row) => splitCells(row, separator));
  const header = headerLength(table);
  const names = table[header - 1] ?? [];
  const body = table.slice(header);
  const width = Math.max(1, ...[names, ...body].map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => body.map((cells) => cells[at] ?? ''));
  const address = addressColumn(columns, namedPlace(names, columns));
  const others = columns.map((_, at) => at).filter((at) => at !== address);
  const network =
    placeOf(names, 'network', others) ??
    others.find((at) => columns[at]?.some(isNamed) && columns[at].every(isNamedOrEmpty)) ??
    null;
  const free = others.filter((at) => at !== network);
  // Commas in sentences make no columns.
  const isEven = body.every((cells) => cells.length === width);
  const label =
    placeOf(names, 'label', free) ??
    free.find((at) => isEven && columns[at] && areNames(columns[at])) ??
    null;
  return {
    ...{ separator, header, address, network, label },
    isOfChains: network !== null && isOfChains(names[network] ?? ''),
  };
}

/** How many rows there are with the header, which is the last one before an address that names columns; 0: there is none. */
function headerLength(table: readonly string[][]): number {
  const first = table.findIndex((cells) => cells.some(isAddress));
  const before = table.slice(0, first < 0 ? 1 : Math.min(first, titlesTried));
  return (
    before.findLastIndex(
      (cells) => findField(cells, 'address') !== undefined || isNamedBy(cells, table),
    ) + 1
  );
}

/** Whether a line without an address names the columns of those below it that have one. So many words may be a recovery phrase. */
function isNamedBy(first: string[], table: readonly string[][]): boolean {
  return isHeading(first) && first.length < 12 && table.some((cells) => cells.some(isAddress));
}

/** Where the address is by the names of the columns; of several nobody knows which, the first one. */
function namedPlace(names: readonly string[], columns: readonly string[][]): number {
  const named = findField(names, 'address');
  if (named !== undefined) return Math.max(0, names.indexOf(named));
  const places = [...columns.keys()].filter((at) => columns[at]?.some(isAddress));
  return accusedAmong(names, places) ?? 0;
}

/** The column with the most addresses; of two, the one that was named, or comes first. */
function addressColumn(columns: readonly string[][], named: number): number {
  const scores = columns.map((cells) => cells.reduce((sum, cell) => sum + score(cell), 0));
  const most = Math.max(...scores);
  return scores[named] === most ? named : scores.indexOf(most);
}

/** Names and numbers can be addresses of some network; a checksum leaves no doubt. */
function score(cell: string): number {
  // Of several, the first one tells.
  const address = addressesIn(cell)[0] ?? addressIn(cell);
  const [likeliest] = identifyNetworks(address);
  if (!likeliest) return 0;
  const validity = validateAddress(address, likeliest);
  return validity.status === 'valid' && validity.checksum === 'verified' ? 10 : 1;
}

function placeOf(
  names: readonly string[],
  field: 'network' | 'label',
  among: readonly number[],
): number | null {
  const name = findField(
    among.map((at) => names[at] ?? ''),
    field,
  );
  return among.find((at) => name !== undefined && names[at] === name) ?? null;
}

function isAddress(cell: string): boolean {
  return /^0x[\da-f]{40}$/i.test(cell) || score(cell) >= 10;
}

/** Whether most of what stands in a column may call somebody: below numbers, the word beside their sum does not. */
function areNames(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell !== '');
  const names = said.filter((cell) => /\p{L}/u.test(cell) && !isCode(cell));
  return names.length * 2 > said.length;
}

/** What has a word as long as an address or the hash of a transaction calls nobody. */
function isCode(cell: string): boolean {
  return /\w{25}/.test(cell);
}

function isNamed(cell: string): boolean {
  return findNamed(cell).length > 0;
}

function isNamedOrEmpty(cell: string): boolean {
  return cell === '' || isNamed(cell);
}
