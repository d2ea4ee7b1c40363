import { accountKey } from '@/lib/address/account-key';
import { blake2b } from '@/lib/address/blake2b';
import { toHex } from '@/lib/address/hex';
import type { NetworkId } from '@/lib/address/networks';

/** 48 bits: what lib/page/identicon.ts draws. */
const bytes = 6;

/** Twelve hex digits that stand for the account of a valid address: the same for all of its spellings and networks. */
export function pictureSeed(address: string, networkId: NetworkId): string {
  const key = new TextEncoder().encode(accountKey(address, networkId));
  return toHex(blake2b(key, bytes));
}
