import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';

test.each([
  '{"total":120,"data":[]}',
  '{"success":true,"count":120,"result":[]}',
  '{"data":[],"pagination":{"total":1500,"page":1}}',
  '{"data":{"items":[]},"meta":{"totalCount":"1500"}}',
  '{"hits":{"total":{"value":100},"hits":[]}}',
  '{"has_more":true,"data":[]}',
])(
  'an empty list that says that it has rows, %s, is none that its keepers emptied',
  async (text) => {
    const problem = 'There is nothing in this list.';
    expect(await readList(text, { before: 120 })).toMatchObject({ rows: [], total: 0, problem });
  },
);

test.each([
  { address: eth, scams: [] },
  { [eth]: 'scam', btc: [] },
])('a list with a row beside an empty one is not empty: %j', async (list) => {
  expect((await readList(JSON.stringify(list))).rows).toMatchObject([{ address: eth }]);
});

test('an empty list of one page is one that its keepers emptied', async () => {
  const text = '{"data":[],"page":{"total":1,"count":0,"current":1}}';
  expect(await readList(text, { before: 120 })).toMatchObject({ total: 0, problem: null });
});

test('a first page that accuses nobody any more is no list that does not', async () => {
  const row = { address: eth, status: 'removed' };
  const page = (about: object) => JSON.stringify({ data: [row], ...about });
  const alone = await readList(page({}), { before: 120 });
  const first = await readList(page({ hasMore: true }), { before: 120 });
  const told = await readList(page({}), { before: 120, isPage: true });
  expect([alone.isCleared, first.isCleared, told.isCleared]).toEqual([true, undefined, undefined]);
  expect(first.problem).toBe(alone.problem);
});
