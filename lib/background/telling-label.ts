import type { Expression } from '@/lib/extension/page-words';

/** What is written in an element of its own before a run without a checksum, and tells what it is (see lib/address/context-names.ts). */
export const tellingLabel: Expression = [
  [
    // A hash, which may look like an address.
    '(?:hash|digest|signature|(?:transaction|txn?|receipt|epoch|chunk)[ _-]?id|hash d[aeo]l?(?: la)? (?:transac[\\wçãó]{2,5}|bloque|bloco))\\W*$',
    '(?:х[еэ]ш(?: транзакции| блока)?|(?:哈希|ハッシュ|해시)[值値값]?)[\\s:：]*$',
    // An address that looks like a hash. In hex, Sui and IOTA have no hashes.
    '^\\W*(?:(?:sui|iota)\\W*|(?:aptos|starknet)\\s*[:：]\\s*)$',
    '(?<![a-z])(?:sui|iota|aptos|starknet)(?![a-z]).{0,24}(?:address|wallet|account|adress?e|direcci[oó]n|endereço|адрес|地址|アドレス)[\\s:：]*$',
  ].join('|'),
  'i',
];
