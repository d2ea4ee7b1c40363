import { readStrKey } from './families/stellar';
import { looksLikeSecret } from './secret';

/** Whether a text looks like a key, private or public, or another thing that is no address on any network. */
export function looksLikeKey(text: string): boolean {
  const trimmed = text.trim();
  return (
    looksLikeSecret(trimmed) ||
    /^[a-z][ptg]ub[1-9A-HJ-NP-Za-km-z]{90,110}$/i.test(trimmed) ||
    // Cosmos: an operator or a key, in bech32. Lava's part ends in '@'.
    /^[a-z]{2,20}@?(valoper|valcons|pub)(pub)?1[02-9ac-hj-np-z]{38,90}$/i.test(trimmed) ||
    // Public keys of NEAR; of EOS and its like.
    /^ed25519:[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(trimmed) ||
    /^(EOS|PUB_[KR]1_)[1-9A-HJ-NP-Za-km-z]{50}$/.test(trimmed) ||
    // SEP-23: what nothing can be paid to.
    (/^[TXPLB]/.test(trimmed) && readStrKey(trimmed) !== undefined)
  );
}
