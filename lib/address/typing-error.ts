import type { InvalidReason, Validity } from './validate';

/** What has the beginning of an address and almost its length: Ethereum's, or a name in bech32 (BIP-173). */
export const almost = /^(?:0x[\dA-Za-z]{38,43}|[a-z]{1,20}1[\da-z]{30,}|[A-Z]{1,20}1[\dA-Z]{30,})$/;

/** As long as an account of Flow. Who looks at the memory of a program sees many words like that. */
const placeInMemory = /^0x[\da-fA-F]{16}$/;

/** What is said of a whole address alone. */
const ofWhole: ReadonlySet<InvalidReason> = new Set([
  'checksum',
  'mixed-case',
  'one-case',
  'wrong-case',
  'foreign-letter',
]);

/** Whether a text is an address but for its prefix: a place in that is told where the check digits prove the rest. */
export function isMisspelt(validity: Validity): boolean {
  return (
    validity.status === 'invalid' && validity.reason === 'prefix' && validity.position !== undefined
  );
}

/**
 * Whether a word within a text is an address with a typing error, by what recogniseAddress says of it. A part of an address, and what only begins
 * like one, are none: of a whole one the check digits tell, or its beginning and almost its length.
 */
export function isTypingError(word: string, validity: Validity): boolean {
  if (validity.status === 'valid' || placeInMemory.test(word)) return false;
  const { reason } = validity;
  if (reason === 'length' || reason === 'character') return almost.test(word);
  return ofWhole.has(reason) || isMisspelt(validity);
}
