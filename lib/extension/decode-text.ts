/** What spreadsheets that do not save in UTF-8 save in, by the language of the system; in most others it is that of Western Europe. */
const byLanguage: readonly [languages: RegExp, encoding: string][] = [
  [/^zh-(?:TW|HK|MO|Hant)/i, 'big5'],
  [/^zh\b/i, 'gb18030'],
  [/^ja\b/i, 'shift_jis'],
  [/^ko\b/i, 'euc-kr'],
  [/^(?:ar|fa|ur)\b/i, 'windows-1256'],
  [/^(?:ru|uk|be|bg|sr|mk|kk)\b/i, 'windows-1251'],
  [/^(?:cs|hr|hu|pl|ro|sk|sl)\b/i, 'windows-1250'],
  [/^el\b/i, 'windows-1253'],
  [/^tr\b/i, 'windows-1254'],
  [/^he\b/i, 'windows-1255'],
  [/^(?:et|lt|lv)\b/i, 'windows-1257'],
  [/^vi\b/i, 'windows-1258'],
  [/^th\b/i, 'windows-874'],
];

/** Of bytes that are read as Western Europe's: where other scripts have several letters behind each other, or a byte that is none there. */
const noWestern = /[^\0-\x7fÀ-ÿ‘’“”]|[^\0-\x7f](?:[^\0-\x7f]|[A-Z@[-`{-~])/;
/** Where all letters are Latin ones, each with its own marks. */
const latin = /^windows-125[0478]$/;

/** The text of a file, whichever encoding spreadsheets save it in. `language`: what the user's browser speaks. */
export function decodeText(bytes: Uint8Array, language = navigator.language): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  return decoded(bytes, 'utf-8') ?? decodeLocal(bytes, language);
}

/** Addresses are the same letters in all encodings. What no other fits is read in that of Western Europe. */
function decodeLocal(bytes: Uint8Array, language: string): string {
  const western = new TextDecoder('windows-1252').decode(bytes);
  const [, local] = byLanguage.find(([languages]) => languages.test(language)) ?? [];
  if (!local || (!latin.test(local) && !noWestern.test(western))) return western;
  return decoded(bytes, local) ?? western;
}

export function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** undefined: the bytes are no text in that encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
