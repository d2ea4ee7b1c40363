import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const phrase = `${'abandon '.repeat(11)}about`;
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';

test.each<[string, string]>([
  [`${btc} # fake shop`, 'fake shop'],
  [`${btc} #fake shop`, 'fake shop'],
  [`${btc}   ##  fake shop # 2`, 'fake shop # 2'],
  [`${btc} # {old} [fake]`, '{old} [fake]'],
  [`${btc} #`, ''],
  [`${btc} scammers`, 'scammers'],
  [`${btc} – fake shop - 2`, 'fake shop - 2'],
  [`${btc} -> fake shop`, 'fake shop'],
  [`${btc} : fake shop`, 'fake shop'],
  [`${btc} -5 %`, '-5 %'],
  [`${btc}\u00a0 fake  shop # 2019`, 'fake shop # 2019'],
  [`${btc} 5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ`, ''],
  [`${btc} in ${'5be5543ff73456ab9f2d207887e2af87'.repeat(2)}`, 'in …'],
  [`${btc} # ${phrase}`, ''],
  [`${btc} #wif:(5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ)`, 'wif:(…)'],
  [`${btc} version 0.0.1`, 'version 0.0.1'],
  [`${btc} again ${btc}`, `again ${btc}`],
  [`  ${btc}  `, ''],
  [`- **${btc}** (ransom)`, 'ransom'],
  [`**\`${btc}\`**: ransom`, 'ransom'],
])('the label of "%s" is "%s"', async (line, label) => {
  const { format, rows, total } = await readList(`# Scams\n#\n \t\n  # old\n${line}\n`);
  expect([format, total]).toEqual(['text', 1]);
  expect(rows).toMatchObject([
    { address: btc, label, network: '', count: null, lastReported: null },
  ]);
});

test('a text with comments is no table, whatever stands behind an address in a later line', async () => {
  const { format, rows } = await readList(`# Scams\r\n${btc} # shop\r\n${tron} ; shop\r\n`);
  expect(format).toBe('text');
  expect(rows).toMatchObject([{ address: btc, label: 'shop' }, { address: tron }]);
});

test('what a program says of an address is read without the comma behind it', async () => {
  const { rows, bad } = await readList(`blacklist = {\n  '${btc}': true,\n  '${tron}': false,\n};`);
  expect(rows).toMatchObject([{ address: btc, label: 'true' }]);
  expect(bad.rows).toMatchObject([{ line: 1 }, { line: 3, text: tron }, { line: 4 }]);
});

test('a comment has a blank before it', async () => {
  const { bad } = await readList(`${btc}#1 # 2`);
  expect(bad.rows).toMatchObject([{ line: 1, text: `${btc}#1` }]);
});

test.each([
  'moved to TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  '(also:TJRabPrwbZy45sbavfcjinPJC18kjpRTv8)',
])('of several addresses in a line none is taken for the label of another: %s', async (behind) => {
  const { rows, bad } = await readList(`${btc}\n${btc} ${behind} # 2019`);
  expect(rows).toMatchObject([{ address: btc, label: '' }]);
  expect(bad.rows).toEqual([
    { line: 2, text: btc, reason: 'There are several addresses in this line.' },
  ]);
});

test.each([
  [`${btc.slice(0, -1)}Y mistyped`, 'Looks like Bitcoin. Its check digits do not fit.'],
  ['0x1234 short', 'Looks like Ethereum. Its length is wrong.'],
  ['hello world', 'This is not an address of any network that is known here.'],
])('of what stands first in a line, it is said what is wrong: %s', async (line, reason) => {
  const { bad } = await readList(`${btc}\n${line}`);
  expect(bad.rows).toMatchObject([{ line: 2, reason }]);
});

test('a line that begins with another word than its address is not taken', async () => {
  const { rows, bad } = await readList(`${btc}\nFor ${btc} scammers`);
  expect(rows).toMatchObject([{ label: '' }]);
  expect(bad.rows).toMatchObject([{ line: 2, text: `For ${btc} scammers` }]);
});

test.each<[string, string | null, string]>([
  [`BTC ${btc} fake shop`, 'bitcoin', 'fake shop'],
  [`Bitcoin\t${btc}`, 'bitcoin', ''],
  [`> ${btc} shop`, null, 'shop'],
  [`🚨 ${btc}`, null, ''],
  [`⚠️ BTC: ${btc}`, 'bitcoin', ''],
  [`BTC – ${btc} shop`, 'bitcoin', 'shop'],
  [`btc = ${btc}`, 'bitcoin', ''],
  [`- BTC -> ${btc}`, 'bitcoin', ''],
  [`#1 ${btc}`, null, ''],
  [`#12: ${btc} # shop`, null, 'shop'],
  [`2. BTC ${btc}`, 'bitcoin', ''],
  [`BTC wallet - ${btc}`, 'bitcoin', ''],
])('of %j the network is %j, the label "%s"', async (line, networkId, label) => {
  const { rows, bad } = await readList(`# Scams\n${line}\n${eth}`);
  expect(bad.count).toBe(0);
  expect(rows).toMatchObject([{ address: btc, networkId, label }, { address: eth }]);
});

test.each(['from to', '# victim  scammer', 'Payments, from whom to whom:\n'])(
  'of addresses alone in a line below "%s", nobody knows which is accused',
  async (head) => {
    const { rows, bad } = await readList(`${head}\n${btc} ${eth}\n${tron}`);
    expect(rows).toMatchObject([{ address: tron }]);
    expect(bad.rows).toContainEqual(expect.objectContaining({ text: btc }));
  },
);

test.each([`${tron}\n#2 ${btc}`, `1 ${tron}\n#2 ${btc}`, `- ${tron}\n#1 ${btc}`])(
  'what is commented out among rows without ranks is none: %j',
  async (text) => {
    expect((await readList(text)).rows).toMatchObject([{ address: tron }]);
  },
);

test('of thousands of addresses in a line, none is left out', async () => {
  const addresses = Array.from(
    { length: 2500 },
    (_, i) => `0x${String(i + 1e9).padStart(40, '0')}`,
  );
  const { rows } = await readList(addresses.join(' '));
  expect(rows.map(({ address }) => address)).toEqual(addresses);
});

test('of addresses alone in a line, each is one; what parts lines is none', async () => {
  const { rows, bad, total } = await readList(`${btc} ${eth}\n-----\n${tron} and ${btc}`);
  expect(rows).toMatchObject([{ address: btc }, { address: eth }]);
  expect([total, bad.rows.map(({ line }) => line)]).toEqual([3, [3]]);
});

test.each<[string, string, string]>([
  [`- ${btc} shop`, '', 'shop'],
  [`* ${btc}`, '', ''],
  [`• ${btc} // shop`, '', 'shop'],
  [`12. ${btc} ; shop`, '', 'shop'],
  [`3) "${btc}",`, '', ''],
  [`https://www.blockchain.com/explorer/addresses/btc/${btc} shop`, '', 'shop'],
  [`- [Fake shop](https://mempool.space/address/${btc})`, 'Bitcoin', 'Fake shop'],
  [`<https://mempool.space/address/${btc}>`, 'Bitcoin', ''],
  [`[${btc}](https://mempool.space/address/${btc}) shop`, 'Bitcoin', 'shop'],
])('a list for readers is read: %s', async (line, network, label) => {
  const { format, rows, bad } = await readList(`// Scams, of ours\n; Addresses\n\n${line}\n`);
  expect([format, bad.rows]).toEqual(['text', []]);
  expect(rows).toMatchObject([{ address: btc, label }]);
  if (network) expect(rows).toMatchObject([{ network }]);
});

test('a link to a transaction is not taken', async () => {
  const { bad } = await readList(`${btc}\nhttps://etherscan.io/tx/0x${'5be5543f'.repeat(8)}`);
  expect(bad.rows).toMatchObject([{ line: 2 }]);
});

const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const other = '0x52908400098527886E0F7030069857D2E4169EE7';

test.each<[string, string, string, string]>([
  [`bitcoin:${btc}?amount=1 shop`, btc, 'Bitcoin', 'shop'],
  [`bitcoin:${btc}; shop`, btc, 'Bitcoin', 'shop'],
  [`<bitcoin:${btc}>`, btc, 'Bitcoin', ''],
  [`[Shop](bitcoin:${btc}?amount=1)`, btc, 'Bitcoin', 'Shop'],
  [`TRON:${tron}`, tron, 'TRON', ''],
  [`ethereum:pay-${eth}@137 # shop`, eth, 'Polygon', 'shop'],
  [`eip155:56:${eth}`, eth, 'BNB Smart Chain', ''],
  // Whom it pays, and not the contract of the token that it pays in (EIP-681).
  [`ethereum:${token}@1/transfer?address=${eth}&uint256=1e6`, eth, 'Ethereum', ''],
  [`etherscan.io/address/${eth}`, eth, 'Ethereum', ''],
])('a link is read as in the box to check: %s', async (line, address, network, label) => {
  const text = `${line}\nhttps://bscscan.com/address/${other}`;
  const { rows, bad, guessed } = await readList(`# Scams\n${text}`);
  expect([bad.rows, guessed]).toEqual([[], 0]);
  expect(rows).toMatchObject([
    { address, network, label },
    { address: other, networkId: 'bsc' },
  ]);
});

test('the network that a link names is told where it is not known, or another', async () => {
  const { rows, disagreements } = await readList(`ethereum:${eth}@424242\nlitecoin:${tron}`);
  expect(rows).toMatchObject([{ networkId: null }, { networkId: 'tron' }]);
  expect(disagreements.rows.map(({ reason }) => reason)).toEqual([
    'Network not known: 424242.',
    'The list says Litecoin, but this is an address of TRON.',
  ]);
});

test.each([
  [`bitcoin:${btc.slice(0, -1)}K?amount=1`, 'Looks like Bitcoin. Its check digits do not fit.'],
  [`https://etherscan.io/address/${eth.slice(0, -1)}`, 'Looks like Ethereum. Its length is wrong.'],
  [`ethereum:${token}/approve?address=${eth}`, 'There are several addresses in this line.'],
  [`ethereum:${token}@1/transfer?uint256=1`, expect.stringMatching('Looks like Ethereum')],
  [`litecoin:?to=${btc}`, 'It has an address in it, but nobody can tell whether that is accused.'],
])('a link that is about no address, or mistyped, accuses nobody: %s', async (line, reason) => {
  const { rows, bad } = await readList(`${tron}\n${line}`);
  expect(rows).toMatchObject([{ address: tron }]);
  expect(bad.rows).toMatchObject([{ line: 2, reason }]);
});

test.each<[string, string, string]>([
  [`Scammer: ${tron}`, 'Scammer', ''],
  [`- **Fake shop:** ${tron} # 2019`, 'Fake shop: 2019', ''],
  [`scammer : tron:${tron}`, 'scammer', 'TRON'],
  [`Attacker：https://tronscan.org/#/address/${tron}`, 'Attacker', 'TRON'],
  [`Scammer:${tron}, shop`, 'Scammer: shop', ''],
  [`USDT (TRC20): ${tron} shop`, 'shop', 'TRC20'],
  [`TRX wallet 2: ${tron}`, '', 'TRX'],
  [`USDT-TRC20: ${tron}`, '', 'TRC20'],
  [`USDT (TRC20) ${tron}`, '', 'TRC20'],
  [`Address: ${tron}`, '', ''],
])(
  'what an address is called before it is its label, or its network: %s',
  async (line, ...said) => {
    const { format, rows, bad, guessed } = await readList(`${line}\n${btc}`);
    const [label, named] = said;
    const network = named || 'TRON';
    expect([format, bad.rows, guessed]).toEqual(['text', [], named ? 1 : 2]);
    expect(rows).toMatchObject([{ address: tron, label, network }, { address: btc }]);
  },
);

test.each(['Victim', 'Opfer', 'Exchange', 'exchanges', 'Safe', '- False positive'])(
  '"%s:" before an address accuses nobody, whatever stands behind',
  async (word) => {
    const text = `${word}: ${eth} of a scam\n${word}:https://etherscan.io/address/${token}`;
    const { rows, bad } = await readList(`${text}\nScammer: ${tron}`);
    expect(rows).toMatchObject([{ address: tron }]);
    const reason = expect.stringMatching('which accuses nobody');
    expect(bad.rows).toMatchObject([
      { text: eth, reason },
      { text: token, reason },
    ]);
  },
);

test('a word before several addresses, or before what may be a key, accuses nobody', async () => {
  const key = '5be5543ff73456ab9f2d207887e2af87'.repeat(2);
  const text = `Scammer: ${btc}, ${tron}\nScam key: ${key}\nTransaction: 0x${key}`;
  const { rows, bad } = await readList(text);
  expect([rows.length, bad.count]).toEqual([0, 3]);
});

test('what is called harmless is no heading, and headings stay', async () => {
  const text = `Victim: ${btc}\n${tron}\nExchanges:\nBTC: ${btc}\nScammer: ${eth}`;
  const { rows, bad } = await readList(text);
  expect(rows).toMatchObject([{ address: tron }]);
  expect(bad.rows.map(({ line }) => line)).toEqual([1, 3, 4, 5]);
});

test.each<[string, string[], string[][]]>([
  [
    'of two signs',
    [`${btc} ; fake shop`, `${eth} // phish`],
    [
      [btc, 'fake shop'],
      [eth, 'phish'],
    ],
  ],
  [
    'without a blank before it, of several parts',
    [tron, `${btc}; fake shop; 2019`, eth],
    [
      [tron, ''],
      [btc, 'fake shop; 2019'],
      [eth, ''],
    ],
  ],
  [
    'under another',
    ['; Scams', `${btc} ; see https://a.example`, `${tron} ;`],
    [
      [btc, 'see https://a.example'],
      [tron, ''],
    ],
  ],
  [
    'that says who was robbed, or has another address',
    [eth, `${btc} ; victim ; 2019`, `${tron} ; ${token}`],
    [[eth, '']],
  ],
])('a semicolon behind an address begins a comment: %s', async (_, lines, expected) => {
  const { format, rows, bad } = await readList(lines.join('\n'));
  expect(format).toBe('text');
  expect(rows.map(({ address, label }) => [address, label])).toEqual(expected);
  const comments = lines.filter((line) => line.startsWith(';')).length;
  expect(bad.count).toBe(lines.length - comments - expected.length);
});
