/** How many UTF-16 units before a candidate are read. */
const reach = 64;

// What is named last before the candidate decides. First group: what is paid to; the rest: what else has this form.
const names = new RegExp(
  [
    '(solana|solscan|(?<![a-z])(?:sol|sui|iota)(?![a-z])|aptos|starknet|arweave|casper|kadena',
    '|wallet|address|account|phantom|pub(?:lic)?[ _-]?key|mint|program[ _-]?id|spl[ _-]token',
    '|recipient|donat|adres|direcci|endere|адрес|кошел|地址|钱包|錢包|アドレス|ウォレット|주소|지갑)',
    '|hash|digest|signature|integrity|sha-?\\d|checksum|fingerprint|nonce|secret|token|commit',
    '|transaction|(?<![a-z])(?:txn?|ids?)(?![a-z])|block(?!chain)|bearer|jwt|session|cookie|etag|base64',
    '|password|key|challenge|verifier|object|package|slot|topic|bytes|root|proof',
  ].join(''),
  'gi',
);

/**
 * Whether a text of the right form that carries no checksum, and so could be anything, is meant as an address. The rule:
 * - The last telling word in the 64 characters before decides. A word such as 'transaction' or 'token': no. A word such as
 *   'Solana', 'wallet' or 'address': yes, unless '+', '=' or '.' joins the run to a blob or a JWT ('=' before it is key=value).
 * - Without such a word only base 58 can stand out, and must stand alone: 43 or 44 characters with digits and both cases, between
 *   blanks, quotes, brackets, ordinary punctuation, other scripts or the ends of the text; no '/', '-', '_' or the like.
 * Base64 and random tokens that pass all this are rare: 1.5 % of unpadded 43-character ones have no foreign character.
 */
export function standsOut(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if (/^[+=]|^[.:][\w:]/.test(text.slice(end, end + 2))) return false;
  let isNamed: boolean | undefined;
  for (const [, paidTo] of text.slice(Math.max(0, start - reach), start).matchAll(names)) {
    isNamed = paidTo !== undefined;
  }
  if (isNamed !== undefined) return isNamed && !/[+.]/.test(before);
  const joint = /[-+/=_%@#~\\$&^*]/;
  return (
    !joint.test(before + after) &&
    before !== '.' &&
    /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(text.slice(start, end))
  );
}
