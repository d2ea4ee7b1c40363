import { findForeign } from '@/lib/address/alphabets';
import {
  type Decoding,
  type Eip1191Encoding,
  type EvmPrefixEncoding,
  miss,
} from '@/lib/address/encoding';
import { fromHex } from '@/lib/address/hex';
import { keccak256 } from '@/lib/address/keccak';

/** EVM: 0x and 40 hex digits, whose case is the checksum (EIP-55). */
export function decodeEvm(text: string): Decoding {
  return decodePrefixed(text, '0x', '');
}

/** The digits of an EVM address after another prefix than 0x, such as 'ronin:'. Their case is EIP-55's. */
export function decodeEvmPrefix(text: string, { prefix }: EvmPrefixEncoding): Decoding {
  return decodePrefixed(text, prefix, '');
}

/** EIP-1191: as EIP-55, but the chain id has a part in the case, so a test network shows. */
export function decodeEip1191(text: string, { chainId, testChainId }: Eip1191Encoding): Decoding {
  const decoding = decodePrefixed(text, '0x', `${chainId}0x`);
  if (decoding.status === 'hit') return { ...decoding, format: 'EIP-1191' };
  if (decoding.reason !== 'checksum') return decoding;
  const inTest = decodePrefixed(text, '0x', `${testChainId}0x`);
  return inTest.status === 'hit' ? { ...inTest, format: 'EIP-1191', testnet: true } : decoding;
}

function decodePrefixed(text: string, prefix: string, salt: string): Decoding {
  if (!text.startsWith(prefix)) return miss('prefix');
  const digits = text.slice(prefix.length);
  const foreign = findForeign(digits, '0123456789abcdefABCDEF');
  if (foreign >= 0) return miss('character', prefix.length + foreign);
  if (digits.length !== 40) return miss('length');
  const lower = digits.toLowerCase();
  const canonical = prefix + capitalise(lower, salt);
  // EIP-55: a single case carries no checksum, so it is absent, not verified.
  const absent = digits === lower || digits === digits.toUpperCase();
  if (!absent && text !== canonical) return miss('checksum');
  return {
    status: 'hit',
    canonical,
    format: absent ? 'hex' : 'EIP-55',
    checksum: absent ? 'absent' : 'verified',
    testnet: false,
    kind: 'evm20',
    payload: fromHex(lower),
  };
}

/** A letter is upper case where the same hex digit of the text's hash is 8 or more. `salt` is hashed before the text. */
function capitalise(lower: string, salt: string): string {
  const hashed = salt + lower;
  const codes = new Uint8Array(hashed.length);
  for (let at = 0; at < hashed.length; at++) codes[at] = hashed.charCodeAt(at);
  const hash = keccak256(codes);
  let text = '';
  for (let at = 0; at < lower.length; at++) {
    const byte = hash[at >> 1] ?? 0;
    const isHigh = (at & 1 ? byte << 4 : byte) & 0x80;
    text += isHigh ? lower.charAt(at).toUpperCase() : lower.charAt(at);
  }
  return text;
}
