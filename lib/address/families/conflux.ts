import { readCashaddr } from '@/lib/address/cashaddr';
import { type Decoding, miss } from '@/lib/address/encoding';

const alphabet = 'abcdefghjkmnprstuvwxyz0123456789';

/** Of the two networks that have a name, so that their number is none. */
const named = ['1', '1029'];

/** By the first four bits of the address. */
const types: Record<number, string> = { 0: 'builtin', 1: 'user', 8: 'contract' };

/**
 * Conflux core space (CIP-37): a network prefix, options, and 20 bytes with CashAddr's checksum in an alphabet of its own.
 * The option 'type' must be the true one; others say nothing. One case only.
 */
export function decodeConflux(text: string): Decoding {
  const lower = text.slice(0, 256).toLowerCase();
  const prefix = /^(?:cfx|cfxtest|net([1-9]\d{0,9})):/.exec(lower);
  if (!prefix || named.includes(prefix[1] ?? '')) return miss('prefix');
  if (lower.length !== text.length) return miss('length');
  const name = prefix[0].slice(0, -1);
  const from = lower.lastIndexOf(':') + 1;
  const read = readCashaddr(lower, from, name, alphabet);
  if ('status' in read) return read;
  // A version byte and 20 bytes.
  if (read.size !== 34) return miss('length');
  if (!read.isIntact) return miss('checksum');
  if (text !== lower && text !== lower.toUpperCase()) return miss('mixed-case');
  const { bytes } = read;
  const type = read.isPadded ? typeOf(bytes) : undefined;
  if (!type || !hasTrueType(lower.slice(prefix[0].length, from), type)) return miss('payload');
  return {
    status: 'hit',
    canonical: `${name}:${lower.slice(from)}`,
    format: `CIP-37 ${type}`,
    checksum: 'verified',
    testnet: name !== 'cfx',
    kind: 'conflux',
    payload: bytes.slice(1),
  };
}

/** Undefined where the version or the type is unknown. */
function typeOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0) return undefined;
  const type = types[(bytes[1] ?? 0) >> 4];
  return type === 'builtin' && bytes.every((byte) => byte === 0) ? 'null' : type;
}

/** Options are 'name.value:' each. */
function hasTrueType(options: string, type: string): boolean {
  if (options === '') return true;
  return (
    /^([a-z\d]+\.[a-z\d]+:)*$/.test(options) &&
    options.split(':').every((option) => !option.startsWith('type.') || option === `type.${type}`)
  );
}
