import { wordlist as czech } from '@scure/bip39/wordlists/czech.js';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { wordlist as italian } from '@scure/bip39/wordlists/italian.js';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js';
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js';
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese.js';
import { wordlist as chinese } from '@scure/bip39/wordlists/simplified-chinese.js';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js';
import { expect, test } from 'vitest';
import { isLikelySecret } from '@/lib/address/recognise';
import { looksLikeSecret } from '@/lib/address/secret';
import { holdsSecret } from '@/lib/address/secret-within';
import { seededRandom } from '@/test/fixtures/random';
import { sentence } from '@/test/fixtures/words';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

// Bitcoin wiki, Wallet import format; web3.js documentation; BIP-39, test vectors.
const wif = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
const hexKey = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318';
const signature =
  '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const capitals = phrase.toUpperCase();
const numbered = phrase.split(' ').map((word, at) => `${at + 1}. ${word}`);
const ethereum = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test.each([
  ['words before a phrase', `my words are: ${phrase}`],
  ['a sentence before it', `Hi Bob, here is my recovery phrase, keep it safe: ${phrase}`],
  ['a phrase as a property', `{"mnemonic":"${phrase}"}`],
  ['numbered words', `the seed:\n${numbered.join('\n')}`],
  ['a phrase in a line of its own', `${phrase}\n${ethereum}`],
  ['a phrase in capitals', `my seed ${capitals} pays ${ethereum}`],
  ['the same as a list of JSON', JSON.stringify({ words: capitals.split(' '), to: ethereum })],
  ['the same, numbered', `${numbered.join('\n').toUpperCase()}\n${ethereum}`],
  ['a phrase beside an address, which nothing calls one', `${ethereum} ${phrase}`],
  ['a phrase in capital initials', `Bob ${phrase.replace(/\b./g, (first) => first.toUpperCase())}`],
  ['a key behind what it is called', `private key: ${wif}`],
  ['a key beside an address', `${ethereum},${wif}`],
  ['hex that is called a key', `PRIVATE_KEY=0x${hexKey}`],
  ['the same, called a key and no more', `Bob, key 0x${hexKey}`],
  ['a private key as a property', `{"privateKey":"0x${hexKey}"}`],
  ['the same in capitals', `PRIVATEKEY=${hexKey}`],
  ['a secret key as one word', `secretKey: ${hexKey}`],
  ['a key in a sentence', `Bob says the key is ${hexKey}`],
  ['a phrase in a list of a page', `<ol><li>${phrase.replaceAll(' ', '</li>\n<li>')}</li></ol>`],
  ['a phrase in a text of code', `"${phrase.replaceAll(' ', '\\n')}"`],
  ['a phrase in lines that begin far in', phrase.replaceAll(' ', `,\n${' '.repeat(30)}`)],
  ['a phrase with invisible characters in it', `Bob: ${phrase.replaceAll('a', 'a\u200b')}`],
  ['the same in a sentence', `my key is ${hexKey}`],
  ['a key at the end of a sentence', `The key is ${wif}.`],
  ['a key behind a stroke, in quotes', `Bob|“${wif}”`],
  ['a key behind a colon of Chinese', `私钥：${wif}`],
  ['a key of NEAR beside its account', `alice.near ed25519:${signature}`],
  ['the same as a property', `{"private_key":"ed25519:${signature}"}`],
  ['64 bytes that are called a key', `PRIVATE_KEY=${signature}`],
  ['the same in hex', `Private key ${hexKey}${hexKey}`],
  ['the same in numbers', `private key: [${Array.from(hexKey, (_, at) => at).join(', ')}]`],
  ['a key file', `-----BEGIN EC PRIVATE KEY-----\nMHQCAQEE`],
])('%s: it holds a secret', (_, text) => {
  expect(holdsSecret(text)).toBe(true);
  expect(isLikelySecret(text, null)).toBe(true);
});

test.each([
  ['Spanish', spanish],
  ['French', french],
  ['Italian', italian],
  ['Japanese', japanese],
  ['Korean', korean],
  ['Chinese', chinese],
  ['Portuguese', portuguese],
  ['Czech', czech],
])(
  'a phrase in %s is a secret, also behind what it is called and in a line of its own',
  (language, words) => {
    const random = seededRandom(5);
    for (let run = 0; run < 50; run++) {
      const own = Array.from({ length: 12 }, () => words[random.below(words.length)]);
      const text = own.join(' ');
      expect(looksLikeSecret(text)).toBe(true);
      expect(holdsSecret(`${ethereum}\nseed phrase: ${text}`)).toBe(true);
      // Prose of Korean has the same words.
      expect(holdsSecret(`${ethereum}\n${text}\n`)).toBe(language !== 'Korean');
    }
  },
);

test.each([
  ['an address', ethereum],
  ['a payment link', `ethereum:${ethereum}?value=1`],
  ['a transaction and an address', `tx 0x${hexKey} paid ${ethereum}`],
  [
    'a warning in prose',
    'Never share your seed phrase with anyone: scammers behind this page sent all the funds that victims lost to others within hours',
  ],
  [
    'English in a line',
    `Please send the money for the tickets before next Friday using this wallet address:\n${ethereum}`,
  ],
  [
    'German in a line',
    `Bitte senden Sie den gesamten Betrag noch heute auf das unten genannte Konto:\n${ethereum}`,
  ],
  [
    'Spanish in a line',
    `Hola Juan, por favor envía los fondos hoy mismo antes del cierre para esta nueva billetera:\n${ethereum}`,
  ],
  [
    'French in small letters',
    `merci bien vouloir envoyer les fonds sur cette adresse avant vendredi soir prochain\n${ethereum}`,
  ],
  [
    'French with accents',
    `veuillez envoyer votre dépôt à cette nouvelle adresse demain soir après vérification\n${ethereum}`,
  ],
  ['Chinese in a line', `请在今天下午之前把全部款项转到下面的新钱包地址\n${ethereum}`],
  [
    'Japanese in a line',
    `きょう の ごご までに したの あたらしい さいふ に おかね を おくって ください\n${ethereum}`,
  ],
  [
    'names of coins',
    `Bitcoin, Ethereum, Solana, Cardano, Polkadot, Litecoin, Monero, Tron, Ripple, Stellar, Cosmos, Near\n${ethereum}`,
  ],
  [
    'the head of a table',
    `address,network,label,date,amount,currency,status,category,source,comment,reporter,country\n${ethereum}`,
  ],
  ['a signature of Solana', `Solana tx ${signature} paid ${ethereum}`],
  ['the data of a call', `data: 0x${hexKey}${hexKey}`],
  ['a public key', `Public key: ${hexKey}`],
  ['a public key in short', `pubkey: ${hexKey}`],
  ['a public key in short, with a dot', `pub. key: ${hexKey}`],
  ['a public key to see with', `Public view key: ${hexKey}`],
  ['the key of a request', `Idempotency-Key: ${hexKey}`],
  ['the key of a place in storage', `storage key 0x${hexKey}`],
  [
    'words of BIP-39 that are repeated',
    'Select List State Select Item Select Item Select Item State Select Item State Select Item',
  ],
  ['a public key as a property', `{"publicKey":"${hexKey}"}`],
  ['nothing', ''],
])('%s: it holds none', (_, text) => {
  expect(holdsSecret(text)).toBe(false);
});

test('holdsSecret: of any text it is the same with blanks around it, and a phrase behind it is found', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
      expect(holdsSecret(` ${text}\n`)).toBe(holdsSecret(` ${text} `));
      expect(holdsSecret(`${text}\n${phrase}`)).toBe(true);
    }),
  );
});

test('holdsSecret: twelve words of BIP-39 are found in any text, whatever their case and what stands between them', () => {
  const between = fc.constantFrom(' ', '\n', ', ', ' - ', '","', '\t', '\n7. ');
  const words = fc.uniqueArray(fc.constantFrom(...wordlist), { minLength: 12, maxLength: 24 });
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      words,
      between,
      fc.boolean(),
      (text, row, by, isBig) => {
        const written = row.join(by);
        expect(holdsSecret(`${text} ${isBig ? written.toUpperCase() : written} ${text}`)).toBe(
          true,
        );
      },
    ),
  );
});

test('no long text takes long', () => {
  const random = seededRandom(1);
  const texts = ['key ', 'word ', ' ', 'phrase is ', '0x', `${sentence(random, 30)} seed `];
  for (const part of texts) {
    const start = performance.now();
    holdsSecret(part.repeat(1_000_000 / part.length));
    expect(performance.now() - start).toBeLessThan(2000);
  }
});
