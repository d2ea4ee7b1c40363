export const bitcoinAlphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const rippleAlphabet = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
export const bech32Alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** What a table holds for a character outside the alphabet. */
export const noDigit = 255;

const tables = new Map<string, Uint8Array>();

/** The value of each ASCII character code in an alphabet. Made at the first use and kept. */
export function digitsOf(alphabet: string): Uint8Array {
  let table = tables.get(alphabet);
  if (!table) {
    table = new Uint8Array(128).fill(noDigit);
    for (let digit = 0; digit < alphabet.length; digit++) table[alphabet.charCodeAt(digit)] = digit;
    tables.set(alphabet, table);
  }
  return table;
}

/** The character codes of an ASCII text. */
export function codesOf(text: string): Uint8Array {
  const codes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
  return codes;
}
