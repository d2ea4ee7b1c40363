import { describe, expect, test } from 'vitest';
import { readFile } from '@/components/many/read-file';
import { type GivenRow, readRows } from '@/components/many/read-rows';

const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
// Its last character is another.
const mistyped = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb';
const wifKey = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

const row = (line: number, address: string, change: Partial<GivenRow> = {}): GivenRow => ({
  line,
  address,
  networkId: null,
  unknownNetwork: '',
  label: '',
  isSecret: false,
  isHidden: false,
  ...change,
});
const rowsOf = async (text: string, networkId: 'bsc' | 'sui' | null = null) => {
  const read = await readRows(text, networkId);
  return read.status === 'read' ? read.rows : read;
};

describe('a pasted list', () => {
  test.each<[string, string, GivenRow[]]>([
    ['one address a line', `${bitcoin}\r\n${evm}\n`, [row(1, bitcoin), row(2, evm)]],
    ['blank lines are no rows', `\n${bitcoin}\n\n  \n${evm}`, [row(2, bitcoin), row(5, evm)]],
    ['a row without an address is kept', `hello\n${bitcoin}`, [row(1, 'hello'), row(2, bitcoin)]],
    ['a payment link', `bitcoin:${bitcoin}?amount=1`, [row(1, bitcoin, { networkId: 'bitcoin' })]],
    [
      "an explorer's page",
      `https://bscscan.com/address/${evm}`,
      [row(1, evm, { networkId: 'bsc' })],
    ],
    [
      'an address in a sentence',
      `Pay ${evm}, please\nor ${bitcoin}.`,
      [row(1, evm), row(2, bitcoin)],
    ],
    [
      'a text with a comma somewhere',
      `Pay ${evm}, ${bitcoin}\nor\n${mistyped}`,
      [row(1, bitcoin), row(1, evm), row(2, 'or'), row(3, mistyped)],
    ],
    ['several addresses in a row', `${bitcoin} or ${evm}`, [row(1, bitcoin), row(1, evm)]],
    [
      'several addresses, one with an invisible character inside',
      `${bitcoin} or ${evm.slice(0, 9)}\u200b${evm.slice(9)}`,
      [row(1, bitcoin), row(1, evm, { isHidden: true })],
    ],
    [
      'invisible characters inside',
      `${evm.slice(0, 9)}\u200b${evm.slice(9)}`,
      [row(1, evm, { isHidden: true })],
    ],
    [
      'what parts lines, comments and what has no word are none',
      `# mine\n[\n-----\n${bitcoin}\n# ${evm}\n]`,
      [row(4, bitcoin), row(5, evm)],
    ],
    ['the mark of UTF-8', `\ufeff${bitcoin}`, [row(1, bitcoin)]],
  ])('%s', async (_, text, rows) => {
    expect(await rowsOf(text)).toEqual(rows);
  });

  test('is of the network that the user says, but for links that name another', async () => {
    expect(await rowsOf(evm, 'bsc')).toEqual([row(1, evm, { networkId: 'bsc' })]);
    expect(await rowsOf(`ethereum:${evm}@137`, 'bsc')).toEqual([
      row(1, evm, { networkId: 'polygon' }),
    ]);
  });

  test('tells which rows look like a key, in however many cells', async () => {
    const comma = phrase.replaceAll(' ', ',');
    expect(await rowsOf(`${wifKey}\n${phrase}\n${comma}`)).toMatchObject([
      { isSecret: true },
      { isSecret: true },
      { isSecret: true },
    ]);
    const sui = `0x${'5c504ed432cb51138bcf09aa5e8a410d'.repeat(2)}`;
    expect(await rowsOf(`address,network\n${sui},Sui\n${sui},`)).toMatchObject([
      { isSecret: false },
      { isSecret: true },
    ]);
  });

  test.each([
    ['nothing', '', { status: 'refused', why: 'empty' }],
    ['a header alone', 'address,network\n', { status: 'refused', why: 'empty' }],
    [
      'more than 10,000 rows',
      `${bitcoin}\n`.repeat(10_001),
      { status: 'refused', why: 'tooMany', count: 10_001 },
    ],
  ])('%s is refused', async (_, text, refusal) => {
    expect(await rowsOf(text)).toEqual(refusal);
  });

  test('with more than 10,000 addresses in fewer rows is refused', async () => {
    const text = `${bitcoin} ${evm}\n`.repeat(5001);
    expect(await rowsOf(text)).toEqual({ status: 'refused', why: 'tooMany', count: 10_002 });
  });

  test('may have 10,000 rows', async () => {
    expect(await rowsOf(`${bitcoin}\n`.repeat(10_000))).toHaveLength(10_000);
  });
});

describe('a table', () => {
  test('is read by the names of its columns', async () => {
    const text = `Name;Chain;Wallet address;Amount\nAlice;BTC;${segwit};1,5\nBob;;${evm};2`;
    expect(await rowsOf(text)).toEqual([
      row(2, segwit, { networkId: 'bitcoin', label: 'Alice' }),
      row(3, evm, { label: 'Bob' }),
    ]);
  });

  test('without names is read by what stands in its columns', async () => {
    expect(await rowsOf(`1\tAlice\tBSC\t${evm}\n2\tBob\tETH\t${evm}`)).toEqual([
      row(1, evm, { networkId: 'bsc', label: 'Alice' }),
      row(2, evm, { networkId: 'ethereum', label: 'Bob' }),
    ]);
  });

  test('has quotes around cells, with separators, quotes and line breaks in them', async () => {
    const text = `address,name\n"${bitcoin}","Smith, ""Joe""\nand sons"\n${evm},Bob`;
    expect(await rowsOf(text)).toEqual([
      row(2, bitcoin, { label: 'Smith, "Joe" and sons' }),
      row(4, evm, { label: 'Bob' }),
    ]);
  });

  test('loses no row between two quotes that are in the middle of a cell, or open none and close none', async () => {
    const [inch, open] = ['6" pipe', '"Doubler'];
    expect(await rowsOf(`address,name\n${evm},${inch}\n${segwit},Bob\n${bitcoin},40" TV`)).toEqual([
      row(2, evm, { label: inch }),
      row(3, segwit, { label: 'Bob' }),
      row(4, bitcoin, { label: '40" TV' }),
    ]);
    expect(await rowsOf(`${evm}\t${open}\n${segwit}\tBob\n${bitcoin}\tgiveaway"`)).toEqual([
      row(1, evm, { label: open }),
      row(2, segwit, { label: 'Bob' }),
      row(3, bitcoin, { label: 'giveaway"' }),
    ]);
  });

  test('whose network nobody knows is told, and a symbol means the network that the address fits', async () => {
    expect(await rowsOf(`address,network\n${evm},Foo\n${evm},USDT\n${bitcoin},BTC`)).toEqual([
      row(2, evm, { unknownNetwork: 'Foo' }),
      row(3, evm, { unknownNetwork: 'USDT' }),
      row(4, bitcoin, { networkId: 'bitcoin' }),
    ]);
  });

  test('names the network of a token, which its address does not fit', async () => {
    expect(await rowsOf(`address,network\n${evm},USDT-TRC20`)).toEqual([
      row(2, evm, { networkId: 'tron' }),
    ]);
  });

  test('may have several addresses in a cell, below a name that says nothing of addresses', async () => {
    expect(
      await rowsOf(`Name,Wallets\nAlice,"${evm}\n${bitcoin}"\nBob,"${segwit}; ${evm}"`),
    ).toEqual([
      row(2, evm, { label: 'Alice' }),
      row(2, bitcoin, { label: 'Alice' }),
      row(4, segwit, { label: 'Bob' }),
      row(4, evm, { label: 'Bob' }),
    ]);
  });

  test('calls each row as most of a column do, not by its number, whatever stands beside the sum', async () => {
    const text = `No\tPayee\tWallet\n1\tAlice\t${evm}\n2\tBob\t${segwit}\nTotal\t\t`;
    expect(await rowsOf(text)).toMatchObject([{ label: 'Alice' }, { label: 'Bob' }, { label: '' }]);
  });

  test('may name a chain by its id, where chains are named', async () => {
    const text = (column: string) => `address,${column}\n${evm},56\n${evm},eip155:137`;
    expect(await rowsOf(text('chainId'))).toEqual([
      row(2, evm, { networkId: 'bsc' }),
      row(3, evm, { networkId: 'polygon' }),
    ]);
    expect(await rowsOf(text('asset'))).toMatchObject([{ networkId: null }, { networkId: null }]);
  });

  test.each<[string, string, GivenRow[]]>([
    [
      'without a checksum',
      `${evm},DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy`,
      [row(1, evm), row(1, 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy')],
    ],
    ['in one line', `${bitcoin};${segwit};${evm}`, [row(1, bitcoin), row(1, segwit), row(1, evm)]],
    [
      'of one person, each of a network',
      `name,btc_address,eth_address\nAlice,${bitcoin},${evm}\nBob,${segwit},`,
      [
        row(2, bitcoin, { label: 'Alice' }),
        row(2, evm, { label: 'Alice' }),
        row(3, segwit, { label: 'Bob' }),
      ],
    ],
    [
      'of a payment, beside its hash',
      `Txhash,From,To\n0x${'ab'.repeat(32)},${evm},${evm.toLowerCase().replace('5', '6')}`,
      [row(2, evm.toLowerCase().replace('5', '6')), row(2, evm)],
    ],
    [
      'of a payment to whoever is mistyped',
      `From,To\n${evm},${bitcoin}\n${evm},${mistyped}`,
      [row(2, bitcoin), row(2, evm), row(3, mistyped), row(3, evm)],
    ],
    [
      'of a payment by whoever is mistyped',
      `From,To\n${mistyped},${bitcoin}`,
      [row(2, bitcoin), row(2, mistyped)],
    ],
    [
      'beside an empty cell for the address',
      `From,To\n${evm},${bitcoin}\n${evm} ${bitcoin},`,
      [row(2, bitcoin), row(2, evm), row(3, evm), row(3, bitcoin)],
    ],
    [
      'beside an empty cell for the address, nor what is mistyped there',
      `From,To\n${evm},${bitcoin}\n${mistyped},`,
      [row(2, bitcoin), row(2, evm), row(3, mistyped)],
    ],
    [
      'in JSON',
      JSON.stringify([{ address: bitcoin }, { address: evm }]),
      [row(1, bitcoin), row(1, evm)],
    ],
  ])('leaves no address out of those %s', async (_, text, rows) => {
    expect(await rowsOf(text)).toEqual(rows);
  });

  test.each([
    ['below a title', `My list\n\nAddress,Chain,Name\n${evm},Polygon (MATIC),Bob`, 4],
    ['in a comment', `# My list\n# Address,Chain,Name\n${evm},Polygon (MATIC),Bob`, 3],
    [
      'as Markdown draws it',
      `| Address | Chain | Name |\n|---|---|---|\n| ${evm} | POL | Bob |`,
      3,
    ],
  ])('has its header %s', async (_, text, line) => {
    expect(await rowsOf(text)).toEqual([row(line, evm, { networkId: 'polygon', label: 'Bob' })]);
  });

  test('keeps a row whose cell for the address is empty', async () => {
    expect(await rowsOf(`address,name\n,Alice\n${evm},Bob`)).toEqual([
      row(2, '', { label: 'Alice' }),
      row(3, evm, { label: 'Bob' }),
    ]);
  });

  test('does not turn the direction of what is shown', async () => {
    expect(await rowsOf(`address,name\n${evm},\u202eBob`)).toEqual([row(2, evm, { label: 'Bob' })]);
  });
});

describe('a file', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);
  test.each<[string, BlobPart, object]>([
    ['UTF-8', 'Zoë', { status: 'read', text: 'Zoë' }],
    ['Windows-1252', bytes(0x5a, 0x6f, 0xeb), { status: 'read', text: 'Zoë' }],
    ['UTF-16', bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0), { status: 'read', text: 'Zoë' }],
    ['a picture', bytes(0x89, 0x50, 0, 0, 1), { status: 'refused', why: 'binary' }],
    ['a sheet', bytes(0x50, 0x4b, 3, 4, 9), { status: 'refused', why: 'spreadsheet' }],
    ['9 MB', 'a'.repeat(9 * 2 ** 20), { status: 'refused', why: 'tooLarge' }],
  ])('of %s', async (_, part, read) => {
    expect(await readFile(new File([part], 'list'))).toEqual(read);
  });
});
