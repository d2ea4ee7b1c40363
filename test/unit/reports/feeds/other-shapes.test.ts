import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

test('a table by its columns is read, as pandas writes it', async () => {
  const table = {
    address: { 0: eth, 1: btc, 2: null },
    label: { 0: 'Ring', 1: 'Shop', 2: 'x' },
    is_scam: { 0: true, 1: false, 2: true },
  };
  const { rows, bad, isPart } = await readList(JSON.stringify(table));
  expect(rows).toMatchObject([{ address: eth, label: 'Ring' }]);
  expect([bad.rows.map(({ text }) => text), isPart]).toEqual([[btc, ''], undefined]);
});

// https://github.com/MISP/misp-rfc: attributes of the core format.
const attribute = { type: 'btc', category: 'Financial fraud', value: btc, comment: '' };
const site = { type: 'url', value: 'https://shop.example', comment: 'Shop' };
const event = { info: 'Ring', Attribute: [attribute, site] };

test.each<[string, object, object[]]>([
  ['one', { Event: event }, [{ address: btc, networkId: 'bitcoin', label: 'Ring' }]],
  ['those of a search', { response: [{ Event: event }] }, [{ address: btc, label: 'Ring' }]],
  ['some', [{ Event: event }, { Event: event }], [{ address: btc, label: 'Ring' }]],
  [
    'attributes alone',
    { response: { Attribute: [{ ...attribute, comment: 'Shop' }, site] } },
    [{ address: btc, label: 'Shop' }],
  ],
  ['one with an object', { Event: { Object: [{ Attribute: [attribute] }] } }, [{ address: btc }]],
  ['one with what was removed', { Event: { Attribute: [{ ...attribute, deleted: true }] } }, []],
])('of events of MISP the addresses are read: %s', async (_, list, accused) => {
  const { rows, bad, isPart } = await readList(JSON.stringify(list));
  expect(rows).toMatchObject(accused);
  expect([rows.length + bad.count > 0, isPart]).toEqual([true, undefined]);
});
