import { chainIds } from './chain-ids';
import { findNetwork, type Network } from './networks';

/** A chain id as lists write it: 56, '0x38', 'eip155:56'. */
const chainId = /^(?:eip155:)?(\d{1,10}|0x[\da-f]{1,8})$/i;

/** The network of a chain id; undefined where it is none, or of a chain that is not known. Only where a chain is named is a number one. */
export function findChain(written: string): Network | undefined {
  const [, id = ''] = chainId.exec(written.trim()) ?? [];
  const networkId = id === '' ? undefined : chainIds.get(Number(id));
  return networkId && findNetwork(networkId);
}
