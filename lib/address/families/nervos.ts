import { bech32, bech32m, hrpOf, missOfChecksum, readBech32 } from '@/lib/address/bech32';
import { type Decoding, type Hit, miss } from '@/lib/address/encoding';
import { fromHex } from '@/lib/address/hex';

/** RFC 21: by the index in a short address, the hash of the lock script's code. */
const shortLocks = [
  '9bd7e06f3ecf4be0f2fcd2188b23f1b9fcc88e5d4b65a8637b17723bbda3cce8',
  '5c5069eb0857efc65e1bca0c07df34c31663b3622fd3876c876320fc9634e2a8',
  'd369597ff47f29fbc0d47d2e3775370d1250b85140c670e4718af712983a2354',
];

/** The specification allows 1023 characters. */
const longest = 1023;

type Lock = Pick<Hit, 'format' | 'payload' | 'warning'>;

/**
 * Nervos CKB (RFC 21): the full form in bech32m, and its two outdated forms in bech32. The account is the lock script: the hash
 * of its code, how that hash is meant, and its arguments.
 */
export function decodeNervos(text: string): Decoding {
  const hrp = hrpOf(text, 'ckb', ['ckt']);
  if (!hrp) return miss('prefix');
  if (text.length > longest) return miss('length');
  const read = readBech32(text, hrp);
  if ('status' in read) return read;
  // The least is an outdated form: a format, an index and 20 bytes.
  if (read.size < 36) return miss('length');
  // The format is the first byte.
  if (read.checksum !== (read.bytes[0] === 0 ? bech32m : bech32)) return missOfChecksum(read);
  const lock = read.isPadded && readLock(read.bytes);
  if (!lock) return miss('payload');
  const hit: Hit = {
    status: 'hit',
    canonical: text.toLowerCase(),
    format: lock.format,
    checksum: 'verified',
    testnet: hrp === 'ckt',
    kind: 'ckb',
    payload: lock.payload,
  };
  if (lock.warning) hit.warning = lock.warning;
  return hit;
}

function readLock(bytes: Uint8Array): Lock | undefined {
  const [format = 255, second = 0] = bytes;
  const body = bytes.slice(1);
  if (format === 0) {
    const isKnown = [0, 1, 2, 4].includes(body[32] ?? 255);
    return isKnown ? { format: 'full', payload: body } : undefined;
  }
  if (format === 1) return readShort(second, body.slice(1));
  // Format 02 means the code by the hash of its data (0), 04 by the hash of its type (1).
  if ((format !== 2 && format !== 4) || body.length < 32) return undefined;
  const payload = [...body.slice(0, 32), format === 2 ? 0 : 1, ...body.slice(32)];
  return { format: 'full (bech32)', payload: new Uint8Array(payload), warning: 'legacy-form' };
}

/** Indexes 0 and 1 take 20 bytes; 2 (anyone can pay) takes up to two bytes of least amounts besides. */
function readShort(index: number, args: Uint8Array): Lock | undefined {
  const code = shortLocks[index];
  if (!code || args.length < 20 || args.length > (index === 2 ? 22 : 20)) return undefined;
  const payload = new Uint8Array([...fromHex(code), 1, ...args]);
  return { format: 'short', payload, warning: 'legacy-form' };
}
