import { bech32, bech32m, hasHrp, readBech32, toBytes } from '@/lib/address/bech32';
import { type Bech32Encoding, type Decoding, miss } from '@/lib/address/encoding';

/** An account in bech32 (BIP-173) or bech32m (BIP-350): a payload of known lengths, after one symbol where the form has that. */
export function decodeBech32(text: string, encoding: Bech32Encoding): Decoding {
  const { hrp, testHrps, isModified, leads, payloads } = encoding;
  const found = [hrp, ...testHrps].find((part) => hasHrp(text, part));
  if (!found) return miss('prefix');
  const read = readBech32(text, found);
  if ('status' in read) return read;
  const lead = leads ? read.symbols[0] : undefined;
  const symbols = leads ? read.symbols.subarray(1) : read.symbols;
  const form = payloads.find(({ bytes }) => Math.ceil(bytes * 1.6) === symbols.length);
  if (!form) return miss('length');
  if (read.checksum !== (isModified ? bech32m : bech32)) return miss('checksum');
  const payload = toBytes(symbols);
  const fits = lead === undefined || leads?.includes(lead);
  if (!payload || !fits) return miss('payload');
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
