import { decodeAddress } from './decode';
import type { Hit, Miss, Warning } from './encoding';
import { identifyNetworks } from './identify';
import { looksLikeKey } from './key';
import { LazyValidity } from './lazy-validity';
import { hasLostCase } from './lost-case';
import { findNetwork, type NetworkId } from './networks';

export type Validity =
  | {
      status: 'valid';
      /** The spelling to show and to compare. */
      canonical: string;
      /** 'P2TR', 'EIP-55' … */
      format: string;
      /** 'absent': the text carries no checksum, so a typo cannot be seen. */
      checksum: 'verified' | 'absent';
      testnet: boolean;
      warning?: Warning;
    }
  | {
      status: 'invalid';
      reason: InvalidReason;
      /** UTF-16 offset of the character that the reason is about. */
      position?: number;
      /** Where it does belong, likeliest first; with 'wrong-network', and with 'testnet' where another network has the same. */
      networks?: NetworkId[];
    };

export type InvalidReason =
  | 'empty'
  | 'length'
  | 'character'
  /** A letter of another alphabet that looks like one of the address: recogniseAddress finds it. */
  | 'foreign-letter'
  | 'mixed-case'
  /** Letters of one case alone, where upper and lower are different digits: it was lost. */
  | 'one-case'
  /** Of a form in one case, all letters are in the other: recogniseAddress finds it. */
  | 'wrong-case'
  | 'prefix'
  | 'checksum'
  | 'payload'
  | 'wrong-network'
  | 'testnet'
  | 'not-an-address';

/**
 * Whether a text is an address of a network, and if not, why. The text is taken as it is: blanks around it make it invalid.
 * An address of a test network is invalid, with the reason 'testnet', and with the networks that have the same for their own.
 * Who knows what identifyNetworks says of the text can hand it over, to save the time.
 */
export function validateAddress(
  address: string,
  networkId: NetworkId,
  fitting?: NetworkId[],
): Validity {
  const { encodings } = findNetwork(networkId);
  const decoding = decodeAddress(address, encodings);
  const isHit = decoding.status === 'hit' && !decoding.testnet;
  if (isHit && !isAnything(decoding, address)) return validityOf(decoding);
  if (address.trim() === '') return { status: 'invalid', reason: 'empty' };
  const networks = fitting ?? identifyNetworks(address);
  if (networks.length === 0 && encodings.some((encoding) => hasLostCase(address, encoding))) {
    return { status: 'invalid', reason: 'one-case' };
  }
  if (decoding.status === 'miss') return explain(address, decoding, networks);
  if (!isHit) {
    return { status: 'invalid', reason: 'testnet', ...(networks.length > 0 && { networks }) };
  }
  return tellsOther(address, networks)
    ? { status: 'invalid', reason: 'wrong-network', networks }
    : validityOf(decoding);
}

/** Of 32 bytes of Solana or Arweave but by chance. Bech32 of many networks looks so, and what was written in small letters. */
const oneCase = /^(?=.*[a-z])[a-z\d_-]{43,44}$|^(?=.*[A-Z])[A-Z\d_-]{43,44}$/;

/** What may well be an address of another network: nearly every text is a name of NEAR, and every short number one of Starknet. */
function isAnything({ checksum, kind }: Hit, address: string): boolean {
  if (checksum !== 'vague') return false;
  if (kind === 'near-name' || kind === 'starknet') return true;
  // Of 64 hex digits, to look at them takes as long as all the rest.
  return address.length < 45 && oneCase.test(address);
}

/** Of 40 digits there is no address of Starknet, which are hashes of 251 bits. */
function tellsOther(address: string, [likeliest]: NetworkId[]): boolean {
  return likeliest === 'ethereum' || isChecked(address, likeliest);
}

/** What is said of a text that was read as an address of a main network. */
export function validityOf(hit: Hit): Validity {
  const { canonical, format, testnet, warning } = hit;
  if (typeof canonical === 'function') return new LazyValidity(hit);
  const checksum = hit.checksum === 'verified' ? 'verified' : 'absent';
  const validity: Validity = { status: 'valid', canonical, format, checksum, testnet };
  return warning ? { ...validity, warning } : validity;
}

function explain(address: string, { reason, position }: Miss, networks: NetworkId[]): Validity {
  // A wrong checksum, or the form of a key, tells more than that the text, unchecked, fits elsewhere as well.
  const isKey = reason !== 'checksum' && looksLikeKey(address);
  const isDoubtful = isKey || reason === 'checksum';
  if (networks.length > 0 && (!isDoubtful || isChecked(address, networks[0]))) {
    return { status: 'invalid', reason: 'wrong-network', networks };
  }
  if (isKey) return { status: 'invalid', reason: 'not-an-address' };
  return { status: 'invalid', reason, ...(position !== undefined && { position }) };
}

function isChecked(address: string, id: NetworkId | undefined): boolean {
  const decoding = decodeAddress(address, id ? findNetwork(id).encodings : []);
  return decoding.status === 'hit' && decoding.checksum === 'verified';
}
