import { blake2b } from '@noble/hashes/blake2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe } from 'vitest';
import { type Spelling, testSpelling } from './spellings';

type Case = (digits: string) => string;

/** EIP-1191 as it is written there; EIP-55 where there is no chain. */
const eip55 =
  (chainId = ''): Case =>
  (digits) => {
    const hash = bytesToHex(keccak_256(utf8ToBytes((chainId && `${chainId}0x`) + digits)));
    return digits.replace(/[a-f]/g, (letter, at: number) =>
      Number.parseInt(hash.charAt(at), 16) >= 8 ? letter.toUpperCase() : letter,
    );
  };

const inverted: Case = (digits) =>
  eip55()(digits).replace(/[a-f]/gi, (letter) =>
    letter < 'a' ? letter.toLowerCase() : letter.toUpperCase(),
  );

/** starknet.js: the hash of the number's bytes, cut to 250 bits. */
const starknet: Case = (digits) => {
  const even = digits.replace(/^(00)*/, '');
  const hash = bytesToHex(keccak_256(Uint8Array.from(Buffer.from(even, 'hex'))));
  return digits.replace(/[a-f]/g, (letter, at: number) =>
    at > 1 && Number.parseInt(hash.charAt(at), 16) >= 8 ? letter.toUpperCase() : letter,
  );
};

/** CEP-57, over the bytes of a head and the key: the low bit of a byte first. */
const casper =
  (head = ''): Case =>
  (digits) => {
    const hash = blake2b(Uint8Array.from(Buffer.from(head + digits, 'hex')), { dkLen: 32 });
    let bit = -1;
    return digits.replace(/[a-f]/g, (letter) => {
      bit++;
      return ((hash[bit >> 3] ?? 0) >> (bit & 7)) & 1 ? letter.toUpperCase() : letter;
    });
  };

const spelling = (
  networkId: Spelling['networkId'],
  [format, kind, bytes]: [format: string, kind: string, bytes: number],
  prefix: string,
  [first, ...others]: [Case, ...Case[]],
): Spelling => {
  const writer = (write: Case) => (payload: Uint8Array) => prefix + write(bytesToHex(payload));
  return {
    networkId,
    format,
    kind,
    bytes,
    prefix: prefix.length,
    alphabet: '0123456789abcdefABCDEF',
    encode: writer(first),
    others: others.map(writer),
    isCase: true,
    // A changed digit makes another hash, by which each letter has the wrong case one time in two. For EIP-55 that makes 0.0247 %.
    chance: (changed, address) => {
      const letters = changed.slice(prefix.length).replace(/\d/g, '').length;
      const isSame = changed.toLowerCase() === address.toLowerCase();
      return isSame ? 0 : (1 + others.length) * 2 ** -letters;
    },
  };
};

const evm: [format: string, kind: string, bytes: number] = ['EIP-55', 'evm20', 20];

describe.each<Spelling>([
  spelling('ethereum', evm, '0x', [eip55()]),
  spelling('ronin', evm, 'ronin:', [eip55()]),
  spelling('xdc', evm, 'xdc', [eip55()]),
  spelling('rootstock', ['EIP-1191', 'evm20', 20], '0x', [eip55('30'), eip55()]),
  spelling('wanchain', ['inverted EIP-55', 'evm20', 20], '0x', [inverted, eip55()]),
  { ...spelling('starknet', ['Starknet account', 'starknet', 32], '0x', [starknet]), first: 0 },
  {
    ...spelling('casper', ['Ed25519 key', 'ed25519', 32], '01', [casper(), casper('01')]),
    isRespelled: true,
  },
])('$networkId $format', testSpelling);
