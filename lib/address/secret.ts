import { bitcoinAlphabet, rippleAlphabet } from './alphabets';
import { fromBase58, fromBase58Check } from './base58';
import { decodeInternetComputer } from './families/internet-computer';
import { toHex } from './hex';
import { startOfSha256 } from './sha256';

/**
 * Whether a text looks like a private key or a seed phrase, which must never be sent or stored. In doubt it says yes: a
 * transaction hash, or an address of Sui, has the form of a private key. Blanks around the text do not matter.
 */
export function looksLikeSecret(text: string): boolean {
  const trimmed = text.trim();
  return (
    // Starknet's keys are written without the zeros before them.
    (/^(0x)?[0-9a-f]{64}$|^0x[0-9a-f]{60,63}$/i.test(trimmed) &&
      decodeInternetComputer(trimmed).status === 'miss') ||
    named.test(trimmed) ||
    // BIP-32, SLIP-132 and alike: extended private keys (xprv, zprv, Ltpv, dgpv).
    /^[a-z](pr|tp|gp)v[1-9A-HJ-NP-Za-km-z]{90,110}$/i.test(trimmed) ||
    // SEP-23: a Stellar seed.
    /^S[A-Z2-7]{55}$/.test(trimmed) ||
    isWif(trimmed) ||
    isMiniKey(trimmed) ||
    isRippleSeed(trimmed) ||
    isSolanaKey(trimmed) ||
    isPhrase(trimmed)
  );
}

/** The 64 bytes of a key of Solana, as its tools write them into a file. */
export const keyInNumbers = '\\[(?:\\s*\\d{1,3}\\s*,){63}\\s*\\d{1,3}\\s*\\]';

/**
 * Keys that say so themselves: EOS, Sui and IOTA, NEAR, Tezos, Cardano (CIP-5), Zcash (ZIP-32), Nostr (NIP-19), Aptos (AIP-80), BIP-38,
 * Aleo, Mina, Decred, Electrum, Midnight; and what is nothing else: 64 bytes of hex, a key of 32 with the mark of a compressed one, the
 * numbers of Solana's 64 bytes.
 */
const named = new RegExp(
  `^(?:${[
    'PVT_[KR]1_\\w{40,60}',
    '(?:sui|iota)privkey1[a-z\\d]{50,70}',
    '(?:ed25519|secp256k1):\\w{60,90}',
    '(?:edsk|spsk|p2sk|edesk|spesk|p2esk)\\w{48,100}',
    '(?:(?:root|acct|addr|stake|policy)_)?(?:xsk|sk|xprv)1[a-z\\d]{50,300}',
    '(?:ed25519|secp256k1)-priv-0x[\\da-fA-F]{64}',
    // Not an account of Algorand, which has no small letters.
    '6P(?=\\w*[a-z])\\w{56}',
    'APrivateKey1\\w{40,60}',
    'secret-extended-key-\\w+1[a-z\\d]{200,400}',
    'ed25519e?_sk1[a-z\\d]{50,200}',
    'nsec1[a-z\\d]{50,70}',
    'BLsk\\w{48,60}',
    'mn_shield-esk(?:_[\\w-]{1,30})?1[a-z\\d]{50,80}',
    'EK[EF]\\w{49}',
    'Pm\\w{50,52}',
    'p2\\w{2,9}(?:-p2sh)?:\\w{51,52}',
    '(?:0x)?[\\da-fA-F]{128}',
    // Nor a public key, nor an account of Casper.
    '(?!0[1-3])[\\da-fA-F]{64}01',
    keyInNumbers,
  ].join('|')})$`,
);

/** Bitcoin's begin with one of a few characters. */
const bitcoinWif =
  /^(?=.*\d)(?=.*[a-z])(?:5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})$/;

/**
 * Wallet import format of any coin: a version from 80 up, 32 bytes, and 01 where the public key is compressed. Bitcoin's also where it is
 * mistyped, as the key is soon found from that.
 */
function isWif(text: string): boolean {
  if (text.length !== 51 && text.length !== 52) return false;
  if (bitcoinWif.test(text)) return true;
  const body = fromBase58Check(text, bitcoinAlphabet);
  if (!body || (body[0] ?? 0) < 0x80) return false;
  return body.length === 33 || (body.length === 34 && body[33] === 1);
}

/** Of coins of metal: the hash of the text and a question mark begins with a zero byte. */
function isMiniKey(text: string): boolean {
  if (!/^S[1-9A-HJ-NP-Za-km-z]{21}(?:[1-9A-HJ-NP-Za-km-z]{4}){0,2}$/.test(text)) return false;
  const [start] = startOfSha256(new TextEncoder().encode(`${text}?`), text.length + 1);
  return start >>> 24 === 0;
}

/** XRP family seeds: 21 and 16 bytes, or 01e14b and 16 bytes for Ed25519. */
function isRippleSeed(text: string): boolean {
  if (!text.startsWith('s') || text.length > 40) return false;
  const body = fromBase58Check(text, rippleAlphabet);
  return body !== undefined && /^(21|01e14b)[0-9a-f]{32}$/.test(toHex(body));
}

/** Wallets export a Solana key as base 58 of its 64 bytes; a signature of a transaction looks the same. */
function isSolanaKey(text: string): boolean {
  if (text.length < 64 || text.length > 88) return false;
  return fromBase58(text, bitcoinAlphabet)?.length === 64;
}

/**
 * BIP-39 phrases, of 12 words and more, those of Monero and Algorand, of 25, and those of SLIP-39, of 33: in any case, numbered, in quotes
 * or joined by hyphens. The words have 3 to 8 letters, some of Monero's more; Chinese ones are one character.
 */
function isPhrase(text: string): boolean {
  if (text.length > 400) return false;
  const words = text
    .normalize('NFKC')
    .split(/[\s\p{Nd},.;:()"'“”„«»–-]+/u)
    .filter((word) => word !== '');
  return (
    words.length >= 12 &&
    words.length <= 33 &&
    !isInGroups(words) &&
    words.every((word) => /^(?:\p{L}{3,10}|\p{Script=Han}|\p{Script=Hangul}{2,6})$/u.test(word))
  );
}

/** An identity of Qubic as addresses are shown: no phrase has so many words of the same length. */
function isInGroups(words: readonly string[]): boolean {
  return words.length === 15 && words.every((word) => /^[A-Z]{4}$/.test(word));
}
