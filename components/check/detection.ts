import { addressesIn, addressIn, linkNetwork } from '@/lib/address/address-in';
import type { NetworkId } from '@/lib/address/networks';
import { otherKind } from '@/lib/address/other-kind';
import { isLikelySecret, recogniseAddress } from '@/lib/address/recognise';
import { reasonText } from '@/lib/extension/words';
import { secretReason } from '@/lib/verdict/judge';
import { otherKindWords } from './other-kind-words';
import { longest, tooLong } from './too-long';

/**
 * What is known of the text in the box while the user types. A check of it would be about `address` on `networkId`: the network that the
 * user chose, or the one that a payment link names; null: whatever it fits.
 */
export type Detection = Found & { networkId: NetworkId | null };

type Found = { address: string } & (
  | { status: 'empty' }
  /** `isPart`: the text has more in it than the address. */
  | { status: 'fits'; networks: NetworkId[]; isPart: boolean }
  | { status: 'several'; addresses: string[] }
  /** `wrongAt`: the offset of the character in the address that is pointed at. */
  | { status: 'doubtful'; words: string; wrongAt?: number }
);

/** What a text looks like: which networks it fits, or in words what keeps it from being an address. Asks nobody. */
export function detect(text: string, chosen: NetworkId | null): Detection {
  const networkId = chosen ?? linkNetwork(text);
  return { ...detectOn(text, networkId), networkId };
}

function detectOn(text: string, networkId: NetworkId | null): Found {
  const address = addressIn(text);
  if (!address) return { status: 'empty', address };
  const addresses = address === text.trim() ? addressesIn(text) : [];
  if (addresses.length > 1) return { status: 'several', address, addresses };
  if (address.length > longest) return { status: 'doubtful', address, words: tooLong() };
  if (isLikelySecret(address, networkId)) {
    return { status: 'doubtful', address, words: reasonText(secretReason(address)) };
  }
  const { networks, validity, networkId: closest } = recogniseAddress(address, networkId);
  if (validity.status === 'valid') {
    const isPart = address !== text.trim();
    return { status: 'fits', address, networks: networkId ? [networkId] : networks, isPart };
  }
  const other = networks.length === 0 ? otherKind(address) : null;
  if (other) return { status: 'doubtful', address, words: otherKindWords(other) };
  const looksLike = networkId ? null : closest;
  return {
    status: 'doubtful',
    address,
    words: reasonText({ code: 'invalid', level: 'invalid', validity, looksLike }),
    ...(validity.position !== undefined && { wrongAt: validity.position }),
  };
}
