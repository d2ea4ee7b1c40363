import { type Decoding, type Encoding, type FamilyName, type MissReason, miss } from './encoding';
import { decodeBase58 } from './families/base58';
import { decodeBase58Check } from './families/base58check';
import { decodeEvm } from './families/evm';
import { decodeMweb, decodeSegwit } from './families/segwit';
import { decodeXrp } from './families/xrp';

type EncodingOf<Name extends FamilyName> = Extract<Encoding, { family: Name }>;
type Families = { [Name in FamilyName]: (text: string, encoding: EncodingOf<Name>) => Decoding };

const families: Families = {
  base58check: decodeBase58Check,
  xrp: decodeXrp,
  segwit: decodeSegwit,
  mweb: decodeMweb,
  base58: decodeBase58,
  evm: decodeEvm,
};

/** How close a miss came, closest first. */
export const missReasons: readonly MissReason[] = [
  'checksum',
  'payload',
  'mixed-case',
  'length',
  'character',
  'prefix',
];

/** Reads a text in the first of a network's encodings that it fits; where it fits none, tells the closest miss. */
export function decodeAddress(text: string, encodings: readonly Encoding[]): Decoding {
  let closest: Decoding = miss('prefix');
  for (const encoding of encodings) {
    const decoding = decodeAs(text, encoding);
    if (decoding.status === 'hit') return decoding;
    if (missReasons.indexOf(decoding.reason) < missReasons.indexOf(closest.reason)) {
      closest = decoding;
    }
  }
  return closest;
}

/** Reads a text in one encoding. */
export function decodeAs<Name extends FamilyName>(
  text: string,
  encoding: EncodingOf<Name> & { family: Name },
): Decoding {
  return families[encoding.family](text, encoding);
}
