import { readFileSync } from 'node:fs';
import { families } from './families';
import { makeAddresses } from './speed';

/** Cuts or repeats a text to a length in UTF-16 units, and gives it flat, as a page's texts are. */
export function flat(text: string, length: number): string {
  const repeated = text.repeat(Math.ceil(length / text.length)).slice(0, length);
  return JSON.parse(JSON.stringify(repeated));
}

/** Texts as pages have them, of a length; the same in each run. */
export function usualTexts(length: number): Record<string, string> {
  const random = newRandom();
  return {
    prose: proseOf(length, english, random),
    'Cyrillic prose': proseOf(length, russian, random),
    'page, an address each 300 characters': pageOf(length, random),
    base64: flat(lettersOf(64 * 4096, base64, random).replace(/.{76}/g, '$&\n'), length),
    'minified code': flat(minified(), length),
  };
}

/** What could make a search slow: tokens of a million characters, and texts of nothing but beginnings. By a title. */
export function hardTexts(length: number): Record<string, string> {
  const random = newRandom();
  const token = (alphabet: string) => flat(lettersOf(50_000, alphabet, random), length);
  const groups = (alphabet: string) =>
    flat(lettersOf(40_000, alphabet, random).replace(/.{4}/g, '$& '), length);
  return {
    'token of digits': token('0123456789'),
    'token of hex': token('0123456789abcdef'),
    'token of bech32': token('qpzry9x8gf2tvdw0s3jn54khce6mua7l'),
    'token of base32': token('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'),
    'token of base58': token(base58),
    'token of base64url': token(base64.replace('+/', '-_')),
    'token of base64': token(base64),
    'token of letters': token(base64.slice(0, 52)),
    'zero-width characters': flat('\u200b', length),
    'letters and zero-width characters': flat('a1\u200bB', length),
    'Solana with zero-width characters': flat(
      'JUP6LkbZbjS1jKKwapdH\u200bNy74zcZ3tLUZoi5QNyVTaV4 ',
      length,
    ),
    '0.0. again and again': flat('0.0.', length),
    '0.0.1 again and again': flat('0.0.1234567-abcde ', length),
    '.near again and again': flat('.near', length),
    'a.near again and again': flat('alice.near ', length),
    '0x again and again': flat('0x', length),
    'bc1 again and again': flat('bc1', length),
    'bitcoincash: again and again': flat('bitcoincash:', length),
    hyphens: flat('-', length),
    'groups of base58': groups(base58),
    'groups of digits': groups('0123456789'),
    'groups of letters': groups(base64.slice(0, 52)),
    'Solana-like tokens, named': flat(`solana ${lettersOf(44, base58, random)} `.repeat(9), length),
    blanks: flat(' ', length),
    'astral characters': flat('\u{1f600}', length),
    'lone surrogates': flat('\ud800', length),
  };
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const english =
  'the of and to in a is that it was for on are with as his they be at one have this from or had by hot but some what there we can out other were all your when up use word how said an each she which do their time if will way about many then them would write like so these her long make thing see him two has look more day could go come did my sound no most number who over know water than call first people may down side been now find any new work part take get place made live where after back little only round man year came show every good me give our under name very through just form much great think say help low line before turn cause same mean differ move right boy old too does tell sentence'.split(
    ' ',
  );
const russian =
  'и в не на я быть он с что а по это она этот к но они мы весь который из у то за свой от так для ты же все тот мочь вы человек такой его сказать один бы время если год когда другой после наш очень только знать каждый работа жизнь первый день рука раз слово место друг дело вопрос'.split(
    ' ',
  );

type Random = (below: number) => number;

/** Mulberry32: the same numbers in each run. */
function newRandom(): Random {
  let state = 20_261_121;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function lettersOf(count: number, alphabet: string, random: Random): string {
  return Array.from({ length: count }, () => alphabet.charAt(random(alphabet.length))).join('');
}

function proseOf(length: number, words: readonly string[], random: Random): string {
  const sentence = () => {
    const text = Array.from({ length: 4 + random(14) }, () => words[random(words.length)]).join(
      ' ',
    );
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}${['.', '.', '?', ', 42.'][random(4)]} `;
  };
  let text = '';
  while (text.length < length) text += sentence();
  return flat(text, length);
}

function pageOf(length: number, random: Random): string {
  const addresses = families.slice(0, 15).map((family) => makeAddresses(family, 40));
  let text = '';
  for (let row = 0; row < 600; row++) {
    const address = addresses[row % addresses.length]?.[random(40)];
    text += `${proseOf(120 + random(80), english, random)}\nSent ${random(999)}.${random(99)} to ${address} (${random(60)} min ago)\n`;
    text += `${proseOf(60, english, random)}\n`;
  }
  return flat(text, length);
}

function minified(): string {
  return readFileSync(
    new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url),
    'utf8',
  );
}
