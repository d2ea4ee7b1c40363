import { networks as allNetworks, type NetworkId } from '@/lib/address/networks';
import { isLikelySecret, recogniseAddress } from '@/lib/address/recognise';
import { networkNames, reasonText } from '@/lib/verdict/words';

/** What is said under the box while the user types. */
export type Detection = { status: 'empty' | 'fits' | 'doubtful'; words: string };

/** What a text looks like, in words: which networks it fits, or what keeps it from being an address. Asks nobody. */
export function detect(text: string, networkId: NetworkId | null): Detection {
  const address = text.trim();
  if (!address) {
    return {
      status: 'empty',
      words: `Paste a wallet address of ${networkNames(allNetworks.map(({ id }) => id))}.`,
    };
  }
  if (isLikelySecret(address, networkId)) {
    return { status: 'doubtful', words: reasonText({ code: 'secret', level: 'invalid' }) };
  }
  const { networks, validity, networkId: closest } = recogniseAddress(address, networkId);
  if (validity.status === 'valid') {
    const fitting = networkId ? [networkId] : networks;
    return { status: 'fits', words: `Fits ${networkNames(fitting, 'and')}` };
  }
  const looksLike = networkId ? null : closest;
  return {
    status: 'doubtful',
    words: reasonText({ code: 'invalid', level: 'invalid', validity, looksLike }),
  };
}
