import { afterEach, describe, expect, test, vi } from 'vitest';
import { longestList } from '@/lib/extension/feed-messages';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const none = { count: 0, rows: [] };
const nothing = {
  ...{ rows: [], total: 0, duplicates: 0, bad: none, disagreements: none, guessed: 0, undated: 0 },
  ...{ columns: [], networks: [] },
};
const accounts = (count: number) =>
  Array.from({ length: count }, (_, i) => `0x${(i + 1).toString(16).padStart(40, '0')}`);

describe('what a reading counts', () => {
  test('is all of its rows, and on which networks they are, most first', async () => {
    const [first, second, third, ...others] = accounts(6);
    const list = {
      TRON: [tron],
      ETH: [first, btc],
      BSC: [second, third],
      base: others.map((address) => ({ address, date: 'soon' })),
    };
    const reading = await readList(JSON.stringify(list));
    expect({ ...reading, rows: reading.rows.length }).toEqual({
      format: 'json-groups',
      rows: 8,
      total: 8,
      duplicates: 0,
      bad: none,
      disagreements: {
        count: 4,
        rows: [
          {
            line: 3,
            text: btc,
            reason:
              'The list says Ethereum, but this is an address of Bitcoin, Bitcoin Cash, Bitcoin SV or 2 others.',
          },
          ...[4, 5, 6].map((n) => ({
            line: n + 2,
            text: `0x${String(n).padStart(40, '0')}`,
            reason: 'Its date (soon) cannot be read, or is still to come.',
          })),
        ],
      },
      guessed: 1,
      undated: 3,
      columns: ['address'],
      networks: [
        { networks: ['base'], count: 3 },
        { networks: ['bsc'], count: 2 },
        { networks: ['tron'], count: 1 },
        { networks: ['ethereum'], count: 1 },
        expect.objectContaining({ count: 1 }),
      ],
      problem: null,
    });
  });

  test('of an account twice is its first label, its newest date and its highest count', async () => {
    const rows = [
      { label: '', date: null, reports: null },
      { label: 'Shop', date: '2020-02-02', reports: 1 },
      { label: 'Later', date: '2020-02-01', reports: 3 },
      { label: '', date: '2020-02-03', reports: 2 },
      { label: '', date: 'soon', reports: null },
    ].map((row) => ({ address: eth, ...row }));
    const known = async (count: number) => {
      const reading = await readList(JSON.stringify(rows.slice(0, count)));
      const [{ label, lastReported, count: reports } = {}] = reading.rows;
      return [reading.duplicates, label, lastReported, reports];
    };
    expect(await known(2)).toEqual([1, 'Shop', Date.UTC(2020, 1, 2), 1]);
    const emptied = await readList(JSON.stringify(rows.slice(0, 2).toReversed()));
    expect(emptied.rows).toMatchObject([{ lastReported: Date.UTC(2020, 1, 2), count: 1 }]);
    expect(await known(3)).toEqual([2, 'Shop', Date.UTC(2020, 1, 2), 3]);
    expect(await known(5)).toEqual([4, 'Shop', Date.UTC(2020, 1, 3), 3]);
    const back = await readList(JSON.stringify(rows.toReversed()));
    expect(back.rows).toMatchObject([
      { label: 'Later', lastReported: Date.UTC(2020, 1, 3), count: 3 },
    ]);
    expect([back.guessed, back.undated]).toEqual([1, 1]);
  });

  test('of an account on several networks is each of them once', async () => {
    const text = `address,chain,label\n${eth},ETH,\n${eth},BSC,Shop\n${eth.toLowerCase()},bsc,\n${eth},,\n`;
    const { rows, total, duplicates, networks } = await readList(text);
    expect(rows.map(({ networkId, label }) => [networkId, label])).toEqual([
      ['ethereum', ''],
      ['bsc', 'Shop'],
    ]);
    expect([total, duplicates]).toEqual([4, 2]);
    expect(networks).toEqual([
      { networks: ['ethereum'], count: 1 },
      { networks: ['bsc'], count: 1 },
    ]);
  });

  test('of an account once without a network is that, and with any that is named it is one', async () => {
    const { rows, duplicates } = await readList(`address,chain\n${eth},\n${eth},ETH\n${eth},BSC\n`);
    expect([rows.map(({ networkId }) => networkId), duplicates]).toEqual([[null], 2]);
  });

  test('of disagreements is each, though only a hundred are shown', async () => {
    const { disagreements } = await readList(JSON.stringify({ BTC: accounts(101) }));
    expect([disagreements.count, disagreements.rows.length]).toEqual([101, 100]);
  });
});

describe('a list', () => {
  test.each<[string, string]>([
    ['a byte order mark', '\ufeff'],
    ['blank lines', '\r\n \t'],
  ])('in JSON may have %s before it', async (_, before) => {
    const reading = await readList(`${before}["${btc}"]`);
    expect(reading).toMatchObject({ format: 'json-texts', total: 1, problem: null });
  });

  test.each<[string, string, string]>([
    [
      'a web page behind blank lines',
      '\n\n <html>',
      'This is a web page, not a list. Use the address of the file itself.',
    ],
    [
      'JSON with a byte order mark inside',
      `[\ufeff"${btc}"]`,
      'This begins like JSON, but it is damaged or cut off.',
    ],
    [
      'one character too long',
      ' '.repeat(longestList + 1),
      'This list is too big: it has 17 MB, and lists of up to 16 MB are read.',
    ],
  ])('that is %s brings nothing', async (_, text, problem) => {
    expect(await readList(text)).toEqual({ ...nothing, format: 'unknown', problem });
  });

  test('may have as many characters as are read', async () => {
    const reading = await readList(`${btc} # shop`.padEnd(longestList, '.'));
    expect(reading).toMatchObject({ total: 1, problem: null });
  });

  const moved = 'There is no list at this address.';
  const failure = "This is a server's message that something failed, not a list.";

  test.each<[string, string, string | null]>([
    ['\n \t\n', 'text', 'There is nothing in this list.'],
    ['address,name\n', 'csv', null],
    ['# All of them\n"wallet_address";name\n', 'csv', null],
    ['Invalid address', 'csv', 'There is nothing in this list.'],
    ['Invalid address, try again later', 'csv', 'There is nothing in this list.'],
    ['# Scams\n', 'text', null],
    [`address,name${'\n'.repeat(1_000_000)}`, 'csv', null],
    ['# 503 Service Unavailable', 'text', failure],
    ['\n## HTTP/1.1 404: Not Found\n', 'text', failure],
    ['# Error 502 Bad gateway', 'text', failure],
    ['# Rate limit exceeded, try again later', 'text', failure],
    ['# Under maintenance', 'text', failure],
    ['# 503 Service Unavailable\n# Scams\n', 'text', null],
    ['# 2503 scams, once\n', 'text', null],
    ['# 503\n', 'text', null],
    ['# This list has moved to https://list.example/2\n', 'text', moved],
    ['# Scams\n# migrated: see http://list.example/2\n', 'text', moved],
    ['# Scams that moved on\n# https://list.example\n', 'text', null],
    ['{}', 'json-groups', 'There is nothing in this list.'],
    ['{"errors":[],"eth":[]}', 'json-groups', 'There is nothing in this list.'],
    ['{"BTC":[],"ETH":[],"next":null}', 'json-groups', null],
    ['{"data":[]}', 'json-texts', null],
    ['{"data":[],"total":0,"page":{"count":0},"links":[]}', 'json-texts', null],
    ['{"success":false,"message":"maintenance","data":[]}', 'json-texts', failure],
    ['{"maintenance":true,"eth":[],"btc":[]}', 'json-groups', failure],
    ['{"success":false,"data":[]}', 'json-texts', failure],
    ['{"code":429,"msg":"too many requests","data":[]}', 'json-texts', failure],
    ['{"detail":"Request was throttled.","data":[]}', 'json-texts', failure],
    ['{"code":"200","msg":"OK","detail":null,"data":[]}', 'json-texts', null],
    ['{"ok":false,"items":[]}', 'json-texts', failure],
    ['{"status":"0","message":"NOTOK","result":[]}', 'json-texts', failure],
    ['{"status":"error","result":[]}', 'json-texts', failure],
    ['{"status":503,"result":[]}', 'json-texts', failure],
    ['{"statusCode":503,"data":[]}', 'json-texts', failure],
    ['{"message":"Rate limited","data":[]}', 'json-texts', failure],
    ['{"error":{"code":7},"data":[]}', 'json-texts', failure],
    ['{"errors":["no table"],"data":[],"results":[]}', 'json-texts', failure],
    ['{"success":true,"status":"OK","message":"","error":null,"data":[]}', 'json-texts', null],
    ['{"ok":true,"status":200,"message":"Success","errors":[],"data":[]}', 'json-texts', null],
    ['{"status":true,"error":false,"errors":{},"data":[]}', 'json-texts', null],
    ['[{"walletNetworkId":1,"addresses":[]}]', 'service', null],
  ])(
    'of no row, %.40j, is a list unless it is blank, or what a server says in its place',
    async (text, format, problem) => {
      expect(await readList(text)).toEqual({ ...nothing, format, problem });
    },
  );
});

test('a list with rows is one, whatever is said beside them', async () => {
  const list = { success: false, message: 'Only the first page', data: [btc] };
  expect(await readList(JSON.stringify(list))).toMatchObject({ total: 1, problem: null });
});

describe('reading is given up at 20,000 bad rows, and ten times as many as good ones', () => {
  const tooFew = 'Too few rows of this list have an address that is understood.';
  const read = (good: number, bad: number) =>
    readList(JSON.stringify([...accounts(good), ...Array.from({ length: bad }, () => 7)]));

  test('none of which is good', async () => {
    expect(await read(0, 19_999)).toMatchObject({
      total: 19_999,
      problem: 'No row of this list has an address that is understood.',
    });
    expect(await read(0, 20_000)).toEqual({ ...nothing, format: 'json-texts', problem: tooFew });
  });

  test('of which some are', async () => {
    expect(await read(2000, 20_000)).toMatchObject({ total: 22_000, problem: null });
    expect(await read(2000, 20_001)).toMatchObject({ total: 0, problem: tooFew });
  });
});

describe('others get their turn', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Each look at the clock finds so many milliseconds gone. */
  function lookAfter(milliseconds: number): void {
    let now = 1_000_000;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += milliseconds;
      return now;
    });
  }

  test.each([
    [9, 640, 10],
    [8, 640, 5],
    [9, 63, 0],
  ])(
    'where each look takes %d ms, %d rows take %d pauses',
    async (milliseconds, rows, expected) => {
      lookAfter(milliseconds);
      let pauses = 0;
      const pause = async () => {
        pauses += 1;
      };
      await readList(accounts(rows).join('\n'), { pause });
      expect(pauses).toBe(expected);
    },
  );

  const emptyGroups = Object.fromEntries(accounts(640).map((one) => [one, []]));

  test.each<[string, string, number]>([
    ['comments', '#\n'.repeat(640), 10],
    ['blank lines of a table', `address,name${'\n'.repeat(640)}`, 10],
    ['empty cells', accounts(2).join() + ','.repeat(640), 10],
    // And at their names, and at what stands under those, once they are read.
    ['groups', JSON.stringify(emptyGroups), 30],
    ['coins', JSON.stringify([{ addresses: emptyGroups }]), 10],
  ])('where there are %s alone', async (_, text, expected) => {
    lookAfter(9);
    let pauses = 0;
    await readList(text, {
      pause: async () => {
        pauses += 1;
      },
    });
    expect(pauses).toBe(expected);
  });

  test('by a timer that runs in the pause', async () => {
    lookAfter(9);
    let ran = false;
    setTimeout(() => {
      ran = true;
    });
    const { rows } = await readList(accounts(64).join('\n'));
    expect([ran, rows.length]).toEqual([true, 64]);
  });
});
