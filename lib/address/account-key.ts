import { decodeAddress } from './decode';
import type { Hit } from './encoding';
import { toHex } from './hex';
import { findNetwork, type NetworkId } from './networks';

/**
 * What an address stands for, whatever its spelling or network: kind, ':' and payload in lower-case hex. One key shares
 * 'h160' over P2PKH, P2WPKH and XRP (an X-address's tag is dropped), and 'evm20' over the EVM networks and TRON; 'script' is
 * P2SH and P2WSH, 'ed25519' Solana; other forms have a kind of their own ('p2tr', 'mweb', 'witness2').
 * Throws an Error where the address is not valid for the network; ask validateAddress first.
 */
export function accountKey(address: string, networkId: NetworkId): string {
  const decoding = decodeAddress(address, findNetwork(networkId).encodings);
  if (decoding.status === 'miss' || decoding.testnet) {
    const reason = decoding.status === 'miss' ? decoding.reason : 'testnet';
    throw new Error(`'${address.slice(0, 130)}' is not a valid ${networkId} address: ${reason}`);
  }
  return keyOf(decoding);
}

/** The key of an address that was read. */
export function keyOf({ kind, payload }: Hit): string {
  return `${kind}:${toHex(payload)}`;
}
