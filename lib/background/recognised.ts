import { addressIn } from '@/lib/address/address-in';
import { asSeen } from '@/lib/address/as-seen';
import { invisible } from '@/lib/address/candidates';
import { readAddress } from '@/lib/address/identify';
import { locateTypo } from '@/lib/address/locate-typo';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import { isLikelySecret, recogniseAddress } from '@/lib/address/recognise';
import { isTokenContract } from '@/lib/address/token-contracts';
import { isMisspelt } from '@/lib/address/typing-error';
import type { InvalidReason, Validity } from '@/lib/address/validate';
import type { Question } from '@/lib/extension/check-messages';
import { soughtKeys } from '@/lib/reports/record';
import type { Facts } from '@/lib/verdict/facts';
import { isOwnerless } from './ownerless';

/** A text, and what it was recognised as. */
export type Recognised = Pick<
  Facts,
  | 'address'
  | 'networkId'
  | 'networks'
  | 'validity'
  | 'validityOf'
  | 'secret'
  | 'invisible'
  | 'ownerless'
  | 'token'
> & {
  /** What it is looked up by. */
  keys: string[];
};

/** What the user gave. */
export function recogniseGiven({ address: text, networkId, isHidden }: Question): Recognised {
  const address = text.trim();
  const recognised = recognise(address, networkId);
  return {
    ...recognised,
    secret: isLikelySecret(address, networkId),
    ...(isHidden && { invisible: true }),
    ...ofNobody(recognised),
  };
}

/** Whether what is sent to an account that the user gave is lost. */
export function ofNobody({
  validity,
  keys,
}: Pick<Recognised, 'validity' | 'keys'>): Pick<Facts, 'ownerless' | 'token'> {
  return {
    ...(isOwnerless(keys) && { ownerless: true }),
    ...(validity.status === 'valid' && isTokenContract(validity.canonical) && { token: true }),
  };
}

/** The same, and where the wrong character stands, if there is but one: that takes longer. */
export function recogniseClosely(given: Question): Recognised {
  const subject = recogniseGiven(given);
  const { address, secret, validity, validityOf } = subject;
  if (secret || !validityOf || validity.status === 'valid' || validity.reason !== 'checksum')
    return subject;
  const position = locateTypo(address, validityOf);
  return position === undefined ? subject : { ...subject, validity: { ...validity, position } };
}

/**
 * A text of a page, as it is meant where the page writes an address in groups of four or with invisible characters in it. What a page
 * shows is no secret of the user's: 64 hex digits in it are the address that the page calls them, or nothing.
 */
export function recogniseOnPage(text: string): Recognised {
  const plain = recognise(text, null);
  const meant = plain.networks.length > 0 ? plain : recognise(addressIn(text), null);
  const isHidden = meant !== plain && meant.networks.length > 0 && invisible.test(text.trim());
  return { ...meant, secret: false, ...(isHidden && { invisible: true }) };
}

/** The same of a text that is marked: where it says more than its address, that is marked by itself, and the text counts for none. */
export function recogniseMarked(text: string): Recognised {
  const subject = recogniseOnPage(text);
  const isWhole = subject.address === text || subject.address === withoutBlanks(asSeen(text));
  return isWhole ? subject : { ...recognise(text, null), secret: false };
}

/** The same as recogniseOnPage, where groups of characters are one address. */
export function recogniseMeant(text: string): Recognised {
  return recogniseOnPage(withoutBlanks(text));
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

/** Of networks, those whose accounts have names. Each text is read once for each of them. */
export function withNames(networkIds: NetworkId[]): NetworkId[] {
  return networkIds.filter((id) =>
    findNetwork(id).encodings.some(({ family }) => family === 'near' || family === 'eos'),
  );
}

/** A name as the account of one of some networks; undefined where it is of none. */
export function recogniseName(text: string, networkIds: NetworkId[]): Recognised | undefined {
  const subjects = networkIds.map((id) => {
    return { ...recognise(text, id), networkId: null, networks: [id], secret: false };
  });
  return subjects.find(({ validity }) => validity.status === 'valid' && validity.format === 'name');
}

/** Of what is no address, texts that are wrong in one of these ways are meant as some. */
const nearly: readonly InvalidReason[] = [
  'checksum',
  'payload',
  'mixed-case',
  'wrong-case',
  'testnet',
  'wrong-network',
];

/** Whether a text is an address, or nearly one. Any other may be a password or half a message: it stays where it is, and is not kept. */
export function isNearlyAddress(validity: Validity): boolean {
  if (validity.status === 'valid' || isMisspelt(validity)) return true;
  return nearly.includes(validity.reason);
}

function recognise(address: string, networkId: NetworkId | null): Omit<Recognised, 'secret'> {
  const readings = readAddress(address);
  const recognised = recogniseAddress(address, networkId, readings);
  const { networkId: validityOf, networks, validity } = recognised;
  const keys = soughtKeys(address, readings);
  return { address, networkId, networks, validity, validityOf, keys };
}
