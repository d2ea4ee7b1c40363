/**
 * What of an address differs from one to the next, what one character of it is worth, and how many of the first tell its kind alone.
 * `spelt`: so many of the last are all that differs between two spellings of one account.
 */
export type Body = { body: string; bits: number; fixed: number; spelt?: number };

/** Of a network, before an address in bech32 (BIP-173). */
const name = /^(?:[a-z_]{1,20}1(?=[02-9ac-hj-np-z]{24,}$)|[A-Z]{1,20}1(?=[02-9AC-HJ-NP-Z]{24,}$))/;

/** Takes any text. */
export function bodyOf(address: string): Body {
  // Digits alone are the same account without its 0x, in whatever case.
  const hex = /^(?:0x|xdc|[ch]x)?(?=[\da-f]+$)/i.exec(address);
  if (hex) return { body: address.slice(hex[0].length).toLowerCase(), bits: 4, fixed: 0 };
  const marked = address.lastIndexOf(':') + 1;
  const text = address.slice(marked);
  const bech32 = name.exec(text);
  // The version of a segwit address, the header of a Cardano one, the kind of a CashAddr.
  if (bech32) return { body: text.slice(bech32[0].length).toLowerCase(), bits: 5, fixed: 1 };
  if (marked > 0) return { body: text.toLowerCase(), bits: 5, fixed: 1 };
  const named = /^[a-z]{2,6}_(?=[13-9a-km-uw-z]+$)/.exec(text);
  if (named) return { body: text.slice(named[0].length), bits: 5, fixed: 1 };
  if (/^[A-Z2-7]+$/.test(text)) return { body: text, bits: 5, fixed: 1 };
  // TON (TEP-2): the tag tells how an address is written, and of the next character 4 bits are the workchain's.
  if (/^[EUk0][Qf][\w+/-]{46}$/.test(text))
    return { body: text.slice(2), bits: 6, fixed: 4 / 6, spelt: 3 };
  if (/[-_+/0OIl]/.test(text)) return { body: text, bits: 6, fixed: 2 };
  return { body: text, bits: 5.86, fixed: 1 };
}
