// The script of a page carries none of these, but is told them with its other words (see lib/build/content-script.ts).

// What an address may have before its last ':', '_', '-' or '@': cashaddr and Kaspa, Conflux, Ronin, Kadena and raw TON, Nano and Banano,
// Aeternity, Keeta, Avalanche, Lava, Radix, Midnight, Canton. What escapes a character before it is no part of it.
export const joined =
  /(?<!(?<!%(25)*.|\\(x.|u...)?|\[[\d;]*)[^\W_])((bitcoincash|ecash|kaspa):[qpzr]|cfx:(type\.\w+:)?|ronin:|(k|0|-1):(?=[\da-f]{64}$)|(nano|xrb|ban)_[13]|ak_|keeta_|[XPC]-avax1|lava@1|account_rdx1|mn_(shield-)?addr1|(?<![\w-])[\w-]{1,29}::(?=1220[\da-f]{64}$))\w+$/i;

// Addresses with '-' or '_' inside: TON, an Internet Computer's principal, NEM and Symbol in groups.
export const parted =
  /(?<![^\W_])([EUk0][Qf][\w-]{46}|([a-z2-7]{5}-){4,10}[a-z2-7]{1,5}|N[A-Z2-7]{5}(-[A-Z2-7]{6}){5}-[A-Z2-7]{3,4})(?![^\W_])/;

// TON once more, in the other base 64.
export const slashed = /(?<![\w+/-])(?=\w*[+/])[EU][Qf][\dA-Za-z+/]{46}(?![\w+/=-])/;

// Sticky, at one of the groups: its own and those after it, behind those before it.
export const fromGroup =
  /(?<=(?<![^\W_])((0x\s?)?([^\W_]{4}\s{1,2}){0,9}))(?:[^\W_]{4}\s{1,2}){0,9999}[^\W_]{1,4}(?![^\W_])/iy;

// Sticky, where a run begins: the rest of one character, as JSON and code write it ('\n', '\u5740', '\x22'), URLs do ('%3A', also escaped
// once more), or of a colour of a terminal (ECMA-48: ESC[1;33m). In small letters alone, since behind a stroke may stand XRP's 'X7…'. Most
// runs begin otherwise, which the first group tells in half the time.
export const escapedCharacter =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are told so.
  /(?<=[\\%[;])((?<=\\)([bnrt]|x..|u.{4})|(?<=%)(25)*..|(?<=(\x1b|\\\w{1,5})\[[\d;]{0,24})\d*\w)/y;

// Words of four letters are none, and neither are numbers. The longest that wallets write so is one of Cardano, of 26 groups.
export const groupsOfFour = /^(?=\D*\d)(?=[^a-z]*[a-z])(\w+\s+){6,40}\w+$/i;

// Arweave: base64url of 32 bytes.
export const inBase64Url = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[-_])[\w-]{43}$/;

// Base 58, with digits and both cases, as hardly a word is.
export const mixedBase58 = /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[1-9A-HJ-NP-Za-km-z]+$/;

// Hex, as hashes are written too.
export const plainHex = /^(0x)?\d*[a-f][\da-f]*$/i;

// No word: it has a digit, or its case is random, or it is as long as an address of Qubic.
export const noWord = /\d|[a-z][A-Z]|^[A-Z]{60}$/;

// What makes a text beside it a part of a path, of a sum or of a blob.
export const joint = /[-/=_%@#~\\$&^]/;
