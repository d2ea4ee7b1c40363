import { readFileSync } from 'node:fs';
import type { NetworkId } from '@/lib/address/networks';
import type { Validity } from '@/lib/address/validate';

export type Vector = {
  networkId: NetworkId;
  address: string;
  expected: Validity;
  source: string;
  /** Like a word or a hash: an address only where its network is named. */
  vague: boolean;
};

/** The project's own vectors of a network, as validateAddress should answer them. */
export function readVectors(networkId: NetworkId): Vector[] {
  const text = readFileSync(new URL(`../../vectors/${networkId}.json`, import.meta.url), 'utf8');
  const rows: Row[] = JSON.parse(text);
  return rows.map(({ address, source, vague = false, ...rest }) => ({
    networkId,
    address,
    source,
    vague,
    expected:
      'reason' in rest
        ? { status: 'invalid', ...rest }
        : { status: 'valid', canonical: address, testnet: false, ...rest },
  }));
}

type Row = { address: string; source: string; vague?: true } & (
  | Omit<Extract<Validity, { status: 'invalid' }>, 'status'>
  | (Omit<Extract<Validity, { status: 'valid' }>, 'status' | 'canonical' | 'testnet'> & {
      canonical?: string;
    })
);
