import {
  type Decoding,
  type Eip1191Encoding,
  type EvmPrefixEncoding,
  miss,
} from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';
import {
  foreign,
  fromHex,
  hexAlphabet,
  kindsOf,
  lowerLetter,
  upperLetter,
} from '@/lib/address/hex';
import { block, hashBlock } from '@/lib/address/keccak';
import { capitalise, hasCaseOf } from '@/lib/address/letter-case';

/** EVM: 0x and 40 hex digits, whose case is the checksum (EIP-55). */
export function decodeEvm(text: string): Decoding {
  return decodePrefixed(text, '0x', '');
}

/** The digits of an EVM address after another prefix than 0x, such as 'ronin:'. Their case is EIP-55's. */
export function decodeEvmPrefix(text: string, { prefix }: EvmPrefixEncoding): Decoding {
  return decodePrefixed(text, prefix, '');
}

/** EIP-1191: as EIP-55, but the chain id has a part in the case, so a test network shows. */
export function decodeEip1191(text: string, { chainId, test }: Eip1191Encoding): Decoding {
  const decoding = named(decodePrefixed(text, '0x', `${chainId}0x`), 'EIP-1191');
  return test && decoding.status === 'hit' ? { ...decoding, testnet: true } : decoding;
}

/** Wanchain's own tools write an address of Ethereum with the case of every letter the other way round. */
export function decodeEvmInverted(text: string): Decoding {
  return named(decodePrefixed(text, '0x', '', true), 'inverted EIP-55');
}

/** An address with a checksum of its network's own, by the name of that; without one, it is spelled as on any network. */
function named(decoding: Decoding, format: string): Decoding {
  if (decoding.status === 'miss') return decoding;
  return decoding.checksum === 'verified' ? { ...decoding, format } : miss('prefix');
}

function decodePrefixed(text: string, prefix: string, salt: string, isInverted = false): Decoding {
  if (!beginsWith(text, prefix)) return missPrefix(text, prefix);
  const from = prefix.length;
  const kinds = text.length === from + 40 ? kindsOf(text, from) : foreign;
  if (kinds & foreign) return foreignOr('length', text, hexAlphabet, from);
  // EIP-55: a single case carries no checksum, so it is absent, not verified.
  const isMixed = kinds === (lowerLetter | upperLetter);
  const hash = () => hashOf(text, from, salt, isInverted);
  if (isMixed && !hasCaseOf(hash(), text, from)) return miss('checksum');
  return {
    status: 'hit',
    canonical: isMixed ? text : () => prefix + capitalise(hash(), text.slice(from)),
    format: isMixed ? 'EIP-55' : 'hex',
    checksum: isMixed ? 'verified' : 'absent',
    testnet: false,
    kind: 'evm20',
    payload: () => fromHex(text.slice(from)),
  };
}

/** As text.startsWith(prefix), for a prefix of few characters in a third of the time. */
function beginsWith(text: string, prefix: string): boolean {
  for (let at = 0; at < prefix.length; at++) {
    if (text.charCodeAt(at) !== prefix.charCodeAt(at)) return false;
  }
  return true;
}

/** A capital X may come of a keyboard, or of a text that was turned into capitals. */
function missPrefix(text: string, prefix: string): Decoding {
  return prefix === '0x' && /^0X[\da-f]{40}$/i.test(text) ? miss('character', 1) : miss('prefix');
}

/** Of `salt` and the digits in lower case, or each of its bits turned round; it stands there until the next hash is made. */
function hashOf(text: string, from: number, salt: string, isInverted: boolean): Uint8Array {
  for (let at = 0; at < salt.length; at++) block[at] = salt.charCodeAt(at);
  for (let at = 0; at < 40; at++) block[salt.length + at] = text.charCodeAt(from + at) | 0x20;
  hashBlock(salt.length + 40, 1);
  for (let at = 0; isInverted && at < 20; at++) block[at] = ~(block[at] ?? 0);
  return block;
}
