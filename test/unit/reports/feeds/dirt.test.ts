import { expect, test } from 'vitest';
import { type ListReading, readList } from '@/lib/reports/feeds/read-list';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';
import { runs } from '@/test/unit/mutated';

const eth = '0xF193a9aFb00715AaCF7ca9Ebffafe02C77517C2E';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const p2sh = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const usdt = (network: string) => JSON.stringify({ [network]: [tron, eth.toLowerCase(), btc] });

test.each([
  ['(fake shop, 2024)', 'fake shop, 2024'],
  ['# [fake shop]', 'fake shop'],
  ['（詐欺）', '詐欺'],
  ['fake shop (2024)', 'fake shop (2024)'],
  ['(fake) shop (2024)', '(fake) shop (2024)'],
  ['()', '()'],
])(
  'brackets around all that is said of an address are no part of it: "%s"',
  async (said, label) => {
    expect((await readList(`${btc} ${said}\n${tron}\n`)).rows[0]).toMatchObject({ label });
  },
);

/** What is compared: the rows as 'network address', and the counts that are not 0. */
function shown(reading: ListReading) {
  const { rows, duplicates, bad, disagreements, guessed, undated } = reading;
  const counts = {
    duplicates,
    bad: bad.count,
    disagreements: disagreements.count,
    guessed,
    undated,
  };
  return {
    rows: rows.map(
      ({ networkId, networks, address }) => `${networkId ?? `${networks[0]}?`} ${address}`,
    ),
    ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  };
}

// Each row is dirt that was measured in a public list.
test.each<[string, string, object, string?]>([
  [
    'CryptoScamDB: an ETH address of 41 digits',
    `{"ETH":["${eth}0"]}`,
    { rows: [], bad: 1 },
    'Looks like Ethereum. Its length is wrong.',
  ],
  [
    'CryptoScamDB: an ETH address of 39 digits',
    `{"ETH":["${eth.slice(0, -1)}"]}`,
    { rows: [], bad: 1 },
    'Looks like Ethereum. Its length is wrong.',
  ],
  [
    'CryptoScamDB: a BTC address filed as ETH',
    `{"ETH":["${btc}"]}`,
    { rows: [`bitcoin? ${btc}`], disagreements: 1, guessed: 1 },
    'The list says Ethereum, but this is an address of Bitcoin, Bitcoin Cash, Bitcoin SV or 2 others.',
  ],
  [
    'CryptoScamDB: an XRP entry that is a BTC P2SH',
    `{"XRP":["${p2sh}"]}`,
    { rows: [`bitcoin? ${p2sh}`], disagreements: 1, guessed: 1 },
  ],
  ['CryptoScamDB: " (btc)" behind the address', `["${btc} (btc)"]`, { rows: [], bad: 1 }],
  [
    'CryptoScamDB: an O in a BTC address',
    `["${btc.replace('W', 'O')}"]`,
    { rows: [], bad: 1 },
    'Looks like Bitcoin. At place 4 it has a character that no such address can have.',
  ],
  [
    'CryptoScamDB: the coin UNKNOWN',
    `{"UNKNOWN":["${btc}"]}`,
    { rows: [`bitcoin? ${btc}`], guessed: 1 },
  ],
  [
    'crypto-firewall: an LTC address whose checksum fails',
    '# Last modified\nLVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH8',
    { rows: [], bad: 1 },
  ],
  [
    'OFAC: USDT is a token, so the address tells the network',
    usdt('USDT'),
    { rows: [`tron ${tron}`, `ethereum? ${eth.toLowerCase()}`, `bitcoin? ${btc}`], guessed: 3 },
  ],
  [
    'OFAC: USDC is no network either, though one carries its symbol',
    usdt('USDC'),
    { rows: [`tron ${tron}`, `ethereum? ${eth.toLowerCase()}`, `bitcoin? ${btc}`], guessed: 3 },
  ],
  ['OFAC: XBT is Bitcoin', `{"XBT":["${btc}"]}`, { rows: [`bitcoin ${btc}`] }],
  [
    'OFAC: a TRON address filed as XBT',
    `{"XBT":["${tron}"]}`,
    { rows: [`tron ${tron}`], disagreements: 1, guessed: 1 },
  ],
  [
    'OFAC: 64 hex digits filed as XMR',
    `{"XMR":["${'5be5543ff73456ab9f2d207887e2af87'.repeat(2)}"]}`,
    { rows: [], bad: 1 },
    'This may be a private key, a recovery phrase or a transaction. It was not taken.',
  ],
  [
    'MyEtherWallet: the same address in another case',
    `["${eth}","${eth.toLowerCase()}"]`,
    { rows: [`ethereum? ${eth}`], duplicates: 1, guessed: 1 },
  ],
  [
    'MyEtherWallet: a case that fails its checksum',
    `["${eth.replace('F193a', 'f193A')}"]`,
    { rows: [`ethereum? ${eth.replace('F193a', 'f193A')}`], disagreements: 1, guessed: 1 },
    'The case of its letters does not fit, so it may be mistyped.',
  ],
  [
    'MyEtherWallet: blanks at the end of the text',
    `[{"address":"${eth} \\t","comment":"","date":"2018-11-06"}]`,
    { rows: [`ethereum? ${eth}`], guessed: 1 },
  ],
  [
    'MyEtherWallet: a date in the American style',
    `[{"address":"${eth}","date":"7/18/17"}]`,
    { rows: [`ethereum? ${eth}`], guessed: 1, undated: 1, disagreements: 1 },
    'Its date (7/18/17) cannot be read, or is still to come.',
  ],
  [
    'MyEtherWallet: an empty date',
    `[{"address":"${eth}","date":""}]`,
    { rows: [`ethereum? ${eth}`], guessed: 1 },
  ],
  [
    'an address of a test network',
    '["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"]',
    { rows: [], bad: 1 },
  ],
  [
    'a row that is no text',
    `[7,null,["${eth}"],{"x":1}]`,
    { rows: [], bad: 4 },
    'There is no address in this row.',
  ],
  [
    'a cell that is missing',
    `name,address\nAlice\n`,
    { rows: [], bad: 1 },
    'There is no address in this row.',
  ],
  [
    'an open quote swallows no other row',
    `address,name\n${eth},"open\n${btc},x\n${tron},y\n`,
    { rows: [`ethereum? ${eth}`, `bitcoin? ${btc}`, `tron ${tron}`], guessed: 3 },
  ],
  [
    'hostile keys',
    `{"__proto__":["${btc}"],"constructor":["${tron}"]}`,
    { rows: [`bitcoin? ${btc}`, `tron ${tron}`], guessed: 2 },
  ],
  [
    'a hostile tag',
    `{"address":"${btc}","tags":[{"toString":1},"scam"]}`,
    { rows: [`bitcoin? ${btc}`], guessed: 1 },
  ],
  [
    'an accusing tag behind a long one',
    `{"address":"${btc}","tags":["${'exchange '.repeat(40)}","scam"]}`,
    { rows: [`bitcoin? ${btc}`], guessed: 1 },
  ],
  [
    'an accusing tag behind many',
    `{"address":"${btc}","tags":["a","b","c","d","e","scam"]}`,
    { rows: [`bitcoin? ${btc}`], guessed: 1 },
  ],
])('%s', async (_, text, expected, reason) => {
  const reading = await readList(text);
  expect(shown(reading)).toEqual(expected);
  if (reason) expect([...reading.bad.rows, ...reading.disagreements.rows][0]?.reason).toBe(reason);
});

test('an unreadable date is no date, and of two rows the newer date and the first label are kept', async () => {
  const { rows } = await readList(
    JSON.stringify([
      { address: eth, comment: '', date: '7/18/17' },
      { address: eth.toLowerCase(), comment: 'Fake token', date: '2018-11-06' },
      { address: eth, comment: 'later', date: '2017-01-01' },
    ]),
  );
  expect(rows).toMatchObject([{ label: 'Fake token', lastReported: Date.UTC(2018, 10, 6) }]);
});

test('the network that the user chose counts where the list names none and the address is valid there', async () => {
  const { rows } = await readList(`${p2sh}\n${btc}`, { network: 'litecoin' });
  expect(rows.map(({ networkId }) => networkId)).toEqual(['litecoin', null]);
  const named = await readList(`address,chain\n${p2sh},BTC`, { network: 'litecoin' });
  expect(named.rows[0]?.networkId).toBe('bitcoin');
});

test('of hostile text only what can be seen is kept, and of a key not even that', async () => {
  const { rows, bad } = await readList(
    JSON.stringify([
      { address: `${btc}\u200b`, name: '<b>\u202eevil\u0000</b>', network: 'BTC\u2066' },
      { address: '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ' },
    ]),
  );
  expect(rows).toMatchObject([
    { address: btc, label: '<b>evil</b>', network: 'BTC', networkId: 'bitcoin' },
  ]);
  expect(bad.rows[0]?.text).toBe('5Hue…');
});

test('a thousand bad rows are counted, and a hundred shown', async () => {
  const { bad, total } = await readList(`${btc}\n${'nonsense\n'.repeat(1000)}`);
  expect([bad.count, bad.rows.length, total]).toEqual([1000, 100, 1001]);
  expect(bad.rows[0]?.line).toBe(2);
});

const piece = fc.oneof(
  fc.constantFrom(
    eth,
    eth.toLowerCase(),
    btc,
    p2sh,
    tron,
    ` ${btc}`,
    'address',
    'Digital Currency Address - ETH ',
    'ETH',
    '#',
    '"',
    '""',
    '|--|',
  ),
  fc.constantFrom(
    ',',
    ';',
    '|',
    '\t',
    '\n',
    '\r\n',
    '[',
    ']',
    '{',
    '}',
    ':',
    '\n- address: ',
    '\n  name: ',
    '\ufeff',
    '\u0000',
    '__proto__',
  ),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
);
const anyList = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.json(),
  fc.array(fc.oneof(fc.json(), piece)).map((lines) => ['{}', ...lines].join('\n')),
  fc
    .array(
      fc.dictionary(
        fc.constantFrom(
          'address',
          'network',
          'name',
          'date',
          'tags',
          'addresses',
          'wallet',
          'data',
          '__proto__',
        ),
        fc.oneof(piece, fc.jsonValue()),
      ),
    )
    .map((rows) => JSON.stringify(rows)),
  fc.array(fc.array(fc.oneof(piece, fc.jsonValue()))).map((rows) => JSON.stringify(rows)),
  fc
    .dictionary(piece, fc.oneof(fc.dictionary(piece, fc.jsonValue()), fc.array(piece)))
    .map((groups) => JSON.stringify(groups)),
);

test('no text makes it throw, and every row is good, a duplicate or bad', async () => {
  await fc.assert(
    fc.asyncProperty(anyList, async (text) => {
      const reading = await readList(text);
      const { total, rows, duplicates, bad } = reading;
      expect(rows.length + duplicates + bad.count).toBe(total);
      const names = rows.map(({ key, networkId }) => `${key} ${networkId}`);
      expect(new Set(names).size).toBe(rows.length);
      const sum = reading.networks.reduce((all, { count }) => all + count, 0);
      expect(sum).toBe(rows.length);
      expect(reading.problem === null || rows.length === 0).toBe(true);
    }),
    { numRuns: runs(2000) },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
}, 60_000);
