import { lookupKeys } from '@/lib/reports/record';

/** What is sent there on purpose is meant to be burnt; by accident, it is lost. */
const addresses = [
  // Zero, as of a field that a program left empty, and what contracts burn tokens at.
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dead',
  '0xdead000000000000000042069420694206942069',
  // A hash of zeros, and words that no key has for its hash.
  '1111111111111111111114oLvT2',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  // Solana's system program, and where it burns.
  '11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
  // XRP Ledger, "Special Addresses": ACCOUNT_ZERO and ACCOUNT_ONE.
  'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
  'rrrrrrrrrrrrrrrrrrrrBZbvji',
];

let known: ReadonlySet<string> | undefined;

/** Whether it is known that nobody has the key of an account. `keys`: what it is looked up by. */
export function isOwnerless(keys: readonly string[]): boolean {
  known ??= new Set(addresses.flatMap((address) => lookupKeys(address)));
  return keys.some((key) => known?.has(key));
}
