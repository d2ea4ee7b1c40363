import { bitcoinAlphabet, rippleAlphabet } from './alphabets';
import { fromBase58, fromBase58Check } from './base58';
import { decodeInternetComputer } from './families/internet-computer';
import { toHex } from './hex';

/**
 * Whether a text looks like a private key or a seed phrase, which must never be sent or stored. In doubt it says yes: a
 * transaction hash, or an address of Sui, has the form of a private key. Blanks around the text do not matter.
 */
export function looksLikeSecret(text: string): boolean {
  const trimmed = text.trim();
  return (
    (/^(0x)?[0-9a-f]{64}$/i.test(trimmed) && decodeInternetComputer(trimmed).status === 'miss') ||
    // BIP-32, SLIP-132 and alike: extended private keys (xprv, zprv, Ltpv, dgpv).
    /^[a-z](pr|tp|gp)v[1-9A-HJ-NP-Za-km-z]{90,110}$/i.test(trimmed) ||
    // SEP-23: a Stellar seed.
    /^S[A-Z2-7]{55}$/.test(trimmed) ||
    isWif(trimmed) ||
    isRippleSeed(trimmed) ||
    isSolanaKey(trimmed) ||
    isPhrase(trimmed)
  );
}

/** Wallet import format of any coin: a version from 80 up, 32 bytes, and 01 where the public key is compressed. */
function isWif(text: string): boolean {
  if (text.length !== 51 && text.length !== 52) return false;
  const body = fromBase58Check(text, bitcoinAlphabet);
  if (!body || (body[0] ?? 0) < 0x80) return false;
  return body.length === 33 || (body.length === 34 && body[33] === 1);
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

/** BIP-39 words have 3 to 8 letters. */
function isPhrase(text: string): boolean {
  if (text.length > 400) return false;
  const words = text.split(/[\s,]+/);
  return (
    words.length >= 12 && words.length <= 24 && words.every((word) => /^[a-z]{3,8}$/.test(word))
  );
}
