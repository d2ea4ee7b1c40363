import { bech32, bech32m, hrpOf, readBech32 } from '@/lib/address/bech32';
import { type Bech32Encoding, type Decoding, miss } from '@/lib/address/encoding';

/** An account in bech32 (BIP-173) or bech32m (BIP-350): a payload of known lengths, after one symbol where the form has that. */
export function decodeBech32(text: string, encoding: Bech32Encoding): Decoding {
  const { hrp, testHrps, isModified, leads, payloads } = encoding;
  const found = hrpOf(text, hrp, testHrps);
  if (!found) return miss('prefix');
  const read = readBech32(text, found, leads ? 1 : 0);
  if ('status' in read) return read;
  const { lead, size, bytes: payload, isPadded, checksum } = read;
  const form = payloads.find(({ bytes }) => Math.ceil(bytes * 1.6) === size);
  if (!form) return miss('length');
  if (checksum !== (isModified ? bech32m : bech32)) return miss('checksum');
  if (!isPadded || leads?.includes(lead) === false) return miss('payload');
  const { format, kind } = form;
  return {
    status: 'hit',
    canonical: text.toLowerCase(),
    format,
    checksum: 'verified',
    testnet: found !== hrp,
    kind,
    payload,
  };
}

/** Avalanche: the letter of the chain where the money lands, a hyphen, and a bech32 account. */
export function decodeAvalanche(text: string, encoding: Bech32Encoding): Decoding {
  const chain = /^[XPC]-/.exec(text)?.[0];
  if (!chain) return miss('prefix');
  const decoding = decodeBech32(text.slice(chain.length), encoding);
  if (decoding.status === 'hit') {
    return {
      ...decoding,
      canonical: chain + decoding.canonical,
      format: `${chain.charAt(0)}-Chain`,
    };
  }
  const { reason, position } = decoding;
  return miss(reason, position === undefined ? position : position + chain.length);
}
