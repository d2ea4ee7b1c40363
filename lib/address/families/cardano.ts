import { type Bech32, bech32, hrpOf, missOfChecksum, readBech32 } from '@/lib/address/bech32';
import { type Decoding, type Hit, type Miss, miss } from '@/lib/address/encoding';

const otherHrps = ['stake', 'addr_test', 'stake_test'];

/** A pointer address has no `bytes`. */
type Form = { format: string; bytes?: number };

/** A header of four bits of type and four of network, then credentials of 28 bytes (CIP-19). By type. */
const forms: Record<number, Form> = {
  0: { format: 'base', bytes: 57 },
  1: { format: 'base', bytes: 57 },
  2: { format: 'base', bytes: 57 },
  3: { format: 'base', bytes: 57 },
  4: { format: 'pointer' },
  5: { format: 'pointer' },
  6: { format: 'enterprise', bytes: 29 },
  7: { format: 'enterprise', bytes: 29 },
  14: { format: 'stake', bytes: 29 },
  15: { format: 'stake', bytes: 29 },
};

/** The longest is a pointer address with three naturals of ten bytes. */
const longest = 128;

/** Cardano since Shelley (CIP-19). The account is the payment credential, or the stake credential of a stake address. */
export function decodeCardano(text: string): Decoding {
  const hrp = hrpOf(text, 'addr', otherHrps);
  if (!hrp) return miss('prefix');
  if (text.length > longest) return miss('length');
  const read = readBech32(text, hrp);
  if ('status' in read) return read;
  if (read.size < 47) return miss('length');
  if (read.checksum !== bech32) return missOf(read);
  const { bytes } = read;
  const type = (bytes[0] ?? 255) >> 4;
  const form = forms[type];
  if (!read.isPadded || !form || bytes[0] !== headerOf(hrp, form, type)) return miss('payload');
  if (form.bytes !== bytes.length && !hasPointer(bytes, form)) return miss('length');
  const hit: Hit = {
    status: 'hit',
    canonical: text.toLowerCase(),
    format: form.format,
    checksum: 'verified',
    testnet: hrp.endsWith('_test'),
    // An odd type is paid to a script.
    kind: type & 1 ? 'cardano_script' : 'cardano',
    payload: bytes.slice(1, 29),
  };
  // CIP-19: rewards come there by themselves, and nothing else can be paid to it.
  if (form.format === 'stake') hit.warning = 'reward-account';
  return hit;
}

/** A pointer address may have any length, and one that is as long as those of another type may have a mistyped one. */
function missOf(read: Bech32): Miss {
  const { length, 0: head = 255 } = read.bytes;
  const isPointer = forms[head >> 4]?.format === 'pointer';
  return isPointer || length === 29 || length === 57 ? missOfChecksum(read) : miss('length');
}

/** What the first byte must be; undefined where the type does not belong to the human-readable part. */
function headerOf(hrp: string, form: Form, type: number): number | undefined {
  const isStake = hrp.startsWith('stake');
  if (isStake !== (form.format === 'stake')) return undefined;
  return 16 * type + (hrp.endsWith('_test') ? 0 : 1);
}

/** Whether three naturals follow the credential: seven bits a byte, the top bit says that more follow. */
function hasPointer(bytes: Uint8Array, form: Form): boolean {
  if (form.format !== 'pointer') return false;
  const rest = bytes.slice(29);
  const ends = rest.reduce((count, byte) => count + (byte < 128 ? 1 : 0), 0);
  return ends === 3 && rest.length <= 30 && (rest.at(-1) ?? 128) < 128;
}
