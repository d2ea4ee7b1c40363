import { decodeAddress } from './decode';
import { bytesOf, type Hit } from './encoding';
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

/** What a hit stands for, as accountKey says it. */
export function keyOf(hit: Hit): string {
  return `${hit.kind}:${toHex(bytesOf(hit))}`;
}

/** Whether two hits have one key, where that is told sooner than the key itself; false says nothing. */
export function isSameAccount(one: Hit, other: Hit | undefined): boolean {
  if (one === other) return true;
  const { payload } = one;
  if (typeof payload === 'function' || typeof other?.payload !== 'object') return false;
  const bytes = other.payload;
  return (
    one.kind === other.kind &&
    payload.length === bytes.length &&
    payload.every((byte, at) => byte === bytes[at])
  );
}
