import { i18n } from '#i18n';
import { addressesIn, addressIn, isHiddenIn, mistypedIn } from '@/lib/address/address-in';
import { linkNetwork, unknownChain } from '@/lib/address/link-network';
import type { NetworkId } from '@/lib/address/networks';
import {
  isLikelySecret,
  type Recognition,
  recogniseAddress,
  secretAmong,
} from '@/lib/address/recognise';
import { isTypingError } from '@/lib/address/typing-error';
import { longestAddress } from '@/lib/extension/check-messages';
import { otherKindWords } from '@/lib/extension/other-kind-words';
import { otherFor } from '@/lib/extension/verdict-words';
import { reasonText } from '@/lib/extension/words';
import { secretReason } from '@/lib/verdict/judge';
import { networksMeant } from '@/lib/verdict/verdict';

/**
 * What is known of the text in the box while the user types. A check of it would be about `address` on `networkId`: the network that the
 * user chose, or the one that a link names; null: whatever it fits.
 */
export type Detection = Found & {
  networkId: NetworkId | null;
  /** Another address of the text, which is none but for its check digits. */
  mistyped?: Wrong & { address: string };
};

/** What keeps a text from being an address, in words. `wrongAt`: the offset of the character in it that is pointed at. */
type Wrong = { words: string; wrongAt?: number };

type Found = { address: string } & (
  | { status: 'empty' }
  /** `isPart`: the text has more in it than the address; `isHidden`: that is, among others, inside of it, and cannot be seen. */
  | {
      status: 'fits';
      networks: NetworkId[];
      isPart: boolean;
      isHidden: boolean;
      unknownChain: string | null;
    }
  | { status: 'several'; addresses: string[] }
  /** `isSecret`: it may be a key or a recovery phrase. */
  | ({ status: 'doubtful'; isSecret?: true } & Wrong)
);

/** What a text looks like: which networks it fits, or in words what keeps it from being an address. Asks nobody. */
export function detect(text: string, chosen: NetworkId | null): Detection {
  const networkId = chosen ?? linked(text);
  const found = detectOn(text, networkId);
  const mistyped = mistypedBeside(found, text);
  return { ...found, networkId, ...(mistyped && { mistyped }) };
}

/** The network that a link names. What is wrong with an address that looks like one of it anyway is said with its name. */
function linked(text: string): NetworkId | null {
  const named = linkNetwork(text);
  if (!named) return null;
  const { networkId, validity } = recogniseAddress(addressIn(text), null);
  return validity.status === 'invalid' && networkId === named ? null : named;
}

/** Of a text with a good address in it, the first that has a typing error. */
function mistypedBeside(found: Found, text: string): Detection['mistyped'] {
  const good = found.status === 'several' ? found.addresses : [found.address];
  if (!(found.status === 'several' || (found.status === 'fits' && found.isPart))) return undefined;
  const address = mistypedIn(
    text,
    (word) => !good.some((one) => isWithin(one, word)) && hasTypingError(word),
  );
  return address === undefined
    ? undefined
    : { address, ...wrongWith(recogniseAddress(address, null), null) };
}

/** A good address that a blank or a line break parts is in several words. */
function isWithin(good: string, word: string): boolean {
  return word.includes(good) || good.includes(word);
}

/** Whether a word in the box is an address that somebody mistyped; a key is none. */
export function hasTypingError(word: string): boolean {
  if (word.length > longestAddress || isLikelySecret(word, null)) return false;
  return isTypingError(word, recogniseAddress(word, null).validity);
}

function detectOn(text: string, networkId: NetworkId | null): Found {
  const address = addressIn(text);
  if (!address) return { status: 'empty', address };
  const secret = secretAmong([text, address], networkId)?.trim();
  if (secret) {
    const words = reasonText(secretReason(secret));
    return { status: 'doubtful', address: secret, words, isSecret: true };
  }
  const addresses = address === text.trim() ? addressesIn(text) : [];
  if (addresses.length > 1) return { status: 'several', address, addresses };
  if (address.length > longestAddress)
    return { status: 'doubtful', address, words: i18n.t('check.tooLong') };
  const recognition = recogniseAddress(address, networkId);
  const { networks, validity } = recognition;
  if (validity.status === 'valid') {
    return {
      status: 'fits',
      address,
      networks: networksMeant({ networkId, networks }),
      isPart: address !== text.trim(),
      isHidden: isHiddenIn(text, address),
      unknownChain: unknownChain(text),
    };
  }
  const isDisguised = validity.reason === 'foreign-letter';
  const other = otherFor(address, networkId, { networks, isDisguised });
  if (other) return { status: 'doubtful', address, words: otherKindWords(other, address) };
  return { status: 'doubtful', address, ...wrongWith(recognition, networkId) };
}

function wrongWith(
  { validity, networkId: closest }: Recognition,
  networkId: NetworkId | null,
): Wrong {
  if (validity.status === 'valid') return { words: '' };
  const meant = networkId ? { looksLike: null, chosen: networkId } : { looksLike: closest };
  return {
    words: reasonText({ code: 'invalid', level: 'invalid', validity, ...meant }),
    ...(validity.position !== undefined && { wrongAt: validity.position }),
  };
}
