import { base32Rows } from './rows/base32';
import { base58Rows } from './rows/base58';
import { bech32Rows } from './rows/bech32';
import { cashaddrRows } from './rows/cashaddr';
import { cosmosRows } from './rows/cosmos';
import { evmRows } from './rows/evm';
import { evmLaterRows } from './rows/evm-later';
import { evmSideRows } from './rows/evm-side';
import { hexRows } from './rows/hex';
import { otherRows } from './rows/other';
import type { Row } from './rows/row';
import { segwitRows } from './rows/segwit';
import { ss58Rows } from './rows/ss58';

export type NetworkId = (typeof rows)[number]['id'];

export type Network = Row & { id: NetworkId };

const rows = [
  ...base58Rows,
  ...evmRows,
  ...evmLaterRows,
  ...evmSideRows,
  ...bech32Rows,
  ...cosmosRows,
  ...segwitRows,
  ...cashaddrRows,
  ...ss58Rows,
  ...otherRows,
  ...base32Rows,
  ...hexRows,
] as const;

/** Every network that the extension knows, likeliest first: this is the order of answers where a text fits several. */
export const networks: readonly Network[] = rows.toSorted((a, b) => a.rank - b.rank);

const byId = new Map<unknown, Network>(networks.map((network) => [network.id, network]));

/** The row of a network. Throws an Error where the table has none, which is a broken border: parse with isNetworkId first. */
export function findNetwork(id: NetworkId): Network {
  if (last?.id === id) return last;
  last = byId.get(id);
  if (!last) throw new Error(`No network has the id '${id}'`);
  return last;
}

/**
 * What lists and forms call a network, in lower case: its id, code, symbol and name. A coin that is another network's, where addresses
 * have another form, names that one alone.
 */
export function namesOf({ id, code, symbol, name }: Network): Set<string> {
  const own = isLent(symbol, code) ? [id, code, name] : [id, code, symbol, name];
  return new Set(own.map((one) => one.toLowerCase()));
}

/** What a network is called in short: by its coin, or by its name where that coin is another network's with addresses of another form. */
export function shortNameOf({ code, symbol, name }: Network): string {
  return isLent(symbol, code) ? name : symbol;
}

/** EVM networks that have Bitcoin or XRP for their coin. */
function isLent(symbol: string, code: string): boolean {
  return (symbol === 'BTC' || symbol === 'XRP') && code !== symbol.toLowerCase();
}

/** Who asks about many addresses asks about one network most of the time. */
let last: Network | undefined;

/** Whether a text from outside is the id of a network in the table. */
export function isNetworkId(id: unknown): id is NetworkId {
  return byId.has(id);
}
