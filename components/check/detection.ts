import { addressIn } from '@/lib/address/address-in';
import { networks as allNetworks, type NetworkId } from '@/lib/address/networks';
import { isLikelySecret, recogniseAddress } from '@/lib/address/recognise';
import { networkNames } from '@/lib/extension/network-names';
import { reasonText } from '@/lib/extension/words';
import { secretReason } from '@/lib/verdict/judge';

/** The longest text that the background takes. No address comes near it. */
export const longest = 512;
export const tooLong = 'This text is too long for an address. Paste the address alone.';

/** What is said under the box while the user types. */
export type Detection = { status: 'empty' | 'fits' | 'doubtful'; words: string };

/** What a text looks like, in words: which networks it fits, or what keeps it from being an address. Asks nobody. */
export function detect(text: string, networkId: NetworkId | null): Detection {
  const address = addressIn(text);
  if (!address) {
    return {
      status: 'empty',
      words: `Paste a wallet address of ${networkNames(allNetworks.map(({ id }) => id))}.`,
    };
  }
  if (address.length > longest) return { status: 'doubtful', words: tooLong };
  if (isLikelySecret(address, networkId)) {
    return { status: 'doubtful', words: reasonText(secretReason(address)) };
  }
  const { networks, validity, networkId: closest } = recogniseAddress(address, networkId);
  if (validity.status === 'valid') {
    const fitting = networkId ? [networkId] : networks;
    const words = `Fits ${networkNames(fitting, 'and')}`;
    const isPart = address !== text.trim();
    return { status: 'fits', words: isPart ? `The address in this text: ${words}` : words };
  }
  const looksLike = networkId ? null : closest;
  return {
    status: 'doubtful',
    words: reasonText({ code: 'invalid', level: 'invalid', validity, looksLike }),
  };
}
