import { codesOf } from '@/lib/address/alphabets';
import { base32Alphabet, fromBase32 } from '@/lib/address/base32';
import { endsWithBlake2b } from '@/lib/address/blake2b';
import { type Decoding, type Hit, type Miss, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

const alphabet = base32Alphabet.toLowerCase();
const largest = 2n ** 63n - 1n;

/** Of the protocols 1 to 3: the bytes of the payload and what is hashed before it. */
const forms = [
  { protocol: '1', format: 'f1 secp256k1', kind: 'filecoin1', bytes: 20, head: [1] },
  { protocol: '2', format: 'f2 actor', kind: 'filecoin2', bytes: 20, head: [2] },
  { protocol: '3', format: 'f3 BLS', kind: 'filecoin3', bytes: 48, head: [3] },
];

/** In bytes, of the part of an f4 address that its namespace gives a meaning. */
const longestSubaddress = 54;

/** The namespace of Ethereum addresses. */
const evmNamespace = 10n;

type Account = Pick<Hit, 'format' | 'checksum' | 'kind' | 'payload'>;

/**
 * Filecoin: network letter, protocol digit, then a decimal number (f0), or base 32 of the payload and BLAKE2b-32 over protocol
 * and payload (f1 to f3); f4 has a decimal namespace and 'f' before the base 32.
 */
export function decodeFilecoin(text: string): Decoding {
  const letter = text.charAt(0);
  if (letter !== 'f' && letter !== 't') return miss('prefix');
  const account = readAccount(text.charAt(1), text);
  if ('status' in account) return account;
  const { format, checksum, kind, payload } = account;
  return {
    status: 'hit',
    canonical: text,
    format,
    checksum,
    testnet: letter === 't',
    kind,
    payload,
  };
}

function readAccount(protocol: string, text: string): Account | Miss {
  if (protocol === '0') return readId(text);
  if (protocol === '4') return readDelegated(text);
  const form = forms.find((one) => one.protocol === protocol);
  if (!form) return miss('prefix');
  const payload = readChecked(text, 2, form.head, inBase32(form.bytes));
  if ('status' in payload) return payload;
  if (payload.length !== form.bytes) return miss('length');
  return { format: form.format, checksum: 'verified', kind: form.kind, payload };
}

function readId(text: string): Account | Miss {
  const digits = text.slice(2);
  if (readNatural(digits) === undefined) return foreignOr('payload', text, '0123456789', 2);
  return { format: 'f0 id', checksum: 'absent', kind: 'filecoin0', payload: codesOf(digits) };
}

function readDelegated(text: string): Account | Miss {
  const namespace = /^\d{1,19}(?=f)/.exec(text.slice(2))?.[0] ?? '';
  const number = readNatural(namespace);
  if (number === undefined) return miss('prefix');
  const head = [4, ...toVarint(number)];
  const usual = number === evmNamespace ? inBase32(20) : undefined;
  const payload = readChecked(text, 3 + namespace.length, head, usual);
  if ('status' in payload) return payload;
  if (payload.length > longestSubaddress) return miss('length');
  const isEvm = number === evmNamespace && payload.length === 20;
  return {
    format: 'f4 delegated',
    checksum: 'verified',
    kind: isEvm ? 'evm20' : 'filecoin4',
    payload: isEvm ? payload : new Uint8Array([...head.slice(1), ...payload]),
  };
}

/** How many characters so many bytes and their checksum take. */
function inBase32(bytes: number): number {
  return Math.ceil((bytes + 4) * 1.6);
}

/** The bytes of the base 32 from an offset on, without the checksum over `head` and them; `usual`: how many characters those have. */
function readChecked(
  text: string,
  from: number,
  head: readonly number[],
  usual = text.length - from,
): Uint8Array | Miss {
  const isUsual = text.length - from === usual && (usual * 5) % 8 < 5;
  // 58 bytes take 93 characters.
  const isShort = text.length - from <= 93;
  const bytes = isShort ? fromBase32(text, alphabet, from) : undefined;
  if (!bytes) return foreignOr(isShort && isUsual ? 'payload' : 'length', text, alphabet, from);
  if (bytes.length < 4) return miss('length');
  const message = new Uint8Array(head.length + bytes.length);
  for (let at = 0; at < head.length; at++) message[at] = head[at] ?? 0;
  message.set(bytes, head.length);
  return endsWithBlake2b(message, 4, 4)
    ? bytes.slice(0, -4)
    : miss(isUsual ? 'checksum' : 'length');
}

/** A decimal number below 2^63 without leading zeros. */
function readNatural(digits: string): bigint | undefined {
  if (!/^(0|[1-9]\d{0,18})$/.test(digits)) return undefined;
  const number = BigInt(digits);
  return number <= largest ? number : undefined;
}

/** Seven bits a byte, the lowest first; the top bit says that more follow. */
function toVarint(number: bigint): number[] {
  const bytes: number[] = [];
  let rest = number;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}
