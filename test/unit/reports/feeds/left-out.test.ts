import { describe, expect, test } from 'vitest';
import { watched } from '@/lib/reports/feeds/left-out';
import { bareRow, noGroup, type Rows } from '@/lib/reports/feeds/raw-row';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const evm = '0x43412801d29861ecc4c4d86e5becfd16af86a67b';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const hash = `0x${'ab'.repeat(32)}`;

const isPart = async (list: unknown) => {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const { rows, isPart: why } = await readList(text);
  return [rows.map(({ address }) => address), why];
};

describe('a list is a part where it has addresses of which nobody can tell what it says', () => {
  test.each<[string, unknown]>([
    ['in a list deeper within', { data: { items: [eth], extra: { more: [btc] } } }],
    ['in an object beside the list', { data: [eth], extra: { more: [{ address: btc }] } }],
    ['in groups of groups', { eth: [eth], btc: { 2024: { spring: { phishing: [btc] } } } }],
    ['in a second list of a record', [{ name: 'Ring', wallets: [eth], more: [btc] }]],
    ['in a list of a row', [{ address: eth, related: [btc] }]],
    ['in a list of rows of a row', [{ address: eth, related: [{ address: btc }] }]],
    ['in a list of a record that is no row', [{ address: eth }, { suspects: [btc] }]],
    ['as names', { eth: [eth], other: { [btc]: 'Ring' } }],
    ['in a second wrapper', { data: { items: [eth] }, results: { items: [btc] } }],
    ['behind many others', [...Array(300).fill({ address: eth }), { suspects: ['?', btc] }]],
    ['in a list in a list', [eth, [btc, evm]]],
    ['in a table in a group', { eth: [eth], btc: [[btc, 'Ring', '']] }],
    ['in a field beside lists', { data: [eth], scammer: btc }],
    ['in a field of a network beside its lists', { eth: [eth], btc }],
    ['in a record on a line', `{"address":"${eth}"}\n{"address":"${eth}","related":["${btc}"]}`],
    ['in YAML', `- address: "${eth}"\n  name: Ring\n- suspects:\n    - ${btc}\n`],
  ])('%s', async (_, list) => expect(await isPart(list)).toEqual([[eth], 'unread']));

  test.each<[string, unknown]>([
    ['of victims', [{ address: eth, victims: [btc, { address: evm }] }]],
    ['of who keeps it', { scams: [eth], meta: { donations: { addresses: [btc] } } }],
    ['of a white list', { blacklist: [eth], whitelist: [btc], safe: { deeper: { list: [btc] } } }],
    [
      'of a column that nobody reads',
      [
        ['address', 'reporter'],
        [eth, btc],
      ],
    ],
    ['of who keeps it, beside lists', { data: [eth], donation_address: btc, victim: evm }],
    ['in a field', [{ address: eth, reporter: btc, note: `by ${btc}` }]],
    ['that are hashes', [{ address: eth, transactions: [hash, { hash }], names: { [hash]: 1 } }]],
    ['that are words', [{ address: eth, tags: ['phishing', 'alice.near', 'x.example'] }]],
    ['that are there, too', [{ address: eth, wallets: [eth], all: [` ${eth} `] }]],
    ['in another spelling', { result: { [eth.toLowerCase()]: [{ addresses: { ETH: [eth] } }] } }],
    ['of whom it pays', [{ address: eth, transactions: [{ hash, from: btc, to: evm }] }]],
  ])('but not %s', async (_, list) => expect(await isPart(list)).toEqual([[eth], undefined]));

  test('and not where it is nested without end', async () => {
    const deep = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)},"data":["${eth}"]}`;
    expect(await isPart(deep)).toEqual([[eth], undefined]);
  });

  test.each<[string, string[], number]>([
    ['each text that is looked at', Array(1000).fill('phishing'), 2 + 1000],
    [
      'each row, where a text is none, and then no more',
      [btc, ...Array(1000).fill(evm)],
      2 + 1 + 2,
    ],
  ])('and others get their turn at %s', (_, value, turns) => {
    function* rows(): Rows {
      for (const address of [eth, eth.toLowerCase()]) yield bareRow(address, 1, noGroup);
    }
    const opened = watched(value, { format: 'json-texts', rows: rows(), ifEmpty: null });
    expect([...opened.rows]).toHaveLength(turns);
  });
});

describe('a list is a part where one row has an address, and nobody can tell what it says of that', () => {
  test.each<[string, unknown, boolean]>([
    ['in a line with another', `${eth}\n${evm}\n${btc} and ${evm}`, true],
    ['in a sentence', [eth, evm, `he paid ${btc}`], true],
    ['in a field that nobody knows', [{ address: eth }, { address: evm }, { x: btc }], true],
    ['behind other words', [{ address: eth }, { address: evm }, { x: `to ${btc}` }], true],
    ['deeper within', [{ address: eth }, { address: evm }, { x: { to: [`at ${btc}`] } }], true],
    ['beside a field with something else', `address,key\n${eth},\n${evm},\nBob,${btc}`, true],
    [
      'that is one on a network that it does not name',
      `${eth}\n${evm}\n0s${'a1'.repeat(18)}zz`,
      true,
    ],
    ['with something behind', `${eth}\n${evm}\n${btc}/0`, true],
    ['of a victim', [{ address: eth }, { address: evm }, { victim: btc }], false],
    ['that is a hash', [{ address: eth }, { address: evm }, { x: hash }], false],
    ['that is mistyped', [eth, evm, `${btc}x`], false],
    ['that it clears', [{ address: eth }, { address: evm }, { safe: true, x: btc }], false],
    ['that is struck out', `${eth}\n${evm}\n~~${btc}~~`, false],
  ])('%s', async (_, list, expected) =>
    expect(await isPart(list)).toEqual([[eth, evm], expected ? 'unread' : undefined]),
  );
});

describe('a list is a part where it has more rows that are not understood than accounts', () => {
  test.each<[string, unknown, boolean]>([
    ['as many', [eth, '?'], false],
    ['one more', [eth, '?', '?'], true],
    ['one more in a table', `address,name\n${eth},Ring\nfoo,Ring\nbar,Ring\n`, true],
    [
      'which are sites',
      [eth, 'a.example', 'https://b.example/c?d', 'x@c.example', '192.0.2.1'],
      false,
    ],
    ['which have nothing (CryptoScamDB)', [{ address: eth }, { url: 'a' }, { url: 'b' }], false],
    ['which it clears itself', { scams: [eth], whitelist: [btc, evm] }, false],
  ])('%s', async (_, list, expected) =>
    expect(await isPart(list)).toEqual([[eth], expected ? 'unread' : undefined]),
  );
});
