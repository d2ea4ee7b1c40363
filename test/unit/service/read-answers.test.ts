import { describe, expect, test } from 'vitest';
import { readNetworkList, readReportPage, readWalletCheck } from '@/lib/service/read-answers';
import { readErrorText } from '@/lib/service/read-error-text';
import { fc } from '@/test/unit/fc';
import { runs } from '@/test/unit/mutated';

const clear = { valid: true, scamReport: '', message: 'Fine' };
const readClear = { valid: true, scamReport: { status: 'none' }, message: 'Fine' };
const unknown = { status: 'unknown' };

describe('the answer to a check', () => {
  test.each<[what: string, body: unknown, read: unknown]>([
    ['bare', clear, readClear],
    ['in data', { data: clear }, readClear],
    ['in result', { success: true, message: 'ok', result: clear }, readClear],
    ['with more fields', { ...clear, email: 'a@b.c', usage_left: 3 }, readClear],
    ['without a report', { valid: true }, { valid: true, scamReport: unknown, message: '' }],
    [
      'with a report alone',
      { scamReport: '2' },
      { valid: null, scamReport: { status: 'reported', text: '2' }, message: '' },
    ],
    [
      'with text in place of a boolean',
      { valid: 'false', scamReport: null, message: 7 },
      { valid: null, scamReport: { status: 'none' }, message: '' },
    ],
    ['nothing that can be read', { valid: 'yes', scamReport: ['x'], message: 'hello' }, null],
    ['an empty object', {}, null],
    ['an array', [clear], null],
    ['null', null, null],
    ['a number', Number.POSITIVE_INFINITY, null],
    ['a text', 'valid', null],
  ])('%s', (_, body, read) => {
    expect(readWalletCheck(body)).toEqual(read);
  });
});

const record = {
  id: 'a1',
  address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  reportCount: '3',
  lastReported: '2026-05-01T00:00:00Z',
  walletNetworkId: '7',
  walletNetwork: { symbol: 'BTC' },
};
const readRecord = {
  id: 'a1',
  address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  reportCount: 3,
  lastReported: Date.UTC(2026, 4, 1),
  walletNetworkId: '7',
  networkNames: ['BTC'],
};

describe('a record of the list', () => {
  test.each<[what: string, record: unknown, read: unknown]>([
    ['as the contract has it', record, readRecord],
    [
      'personal data is dropped',
      { ...record, email: 'a@b.c', phoneNumber: '1', username: 'u' },
      readRecord,
    ],
    [
      'no embedded network',
      { ...record, walletNetwork: null },
      { ...readRecord, networkNames: [] },
    ],
    [
      'a network with code and name',
      { ...record, walletNetwork: { symbol: 'ETH', name: 'Base', code: 'base', id: 4 } },
      { ...readRecord, networkNames: ['ETH', 'base', 'Base'] },
    ],
    [
      'a network of another shape',
      { ...record, walletNetwork: 5 },
      { ...readRecord, networkNames: [] },
    ],
    [
      'numbers',
      { ...record, id: 9, reportCount: 3, walletNetworkId: 7 },
      { ...readRecord, id: '9' },
    ],
    [
      'an unreadable count and date',
      { ...record, reportCount: 'many', lastReported: 'page 3' },
      { ...readRecord, reportCount: null, lastReported: null },
    ],
    [
      'a date that is still to come',
      { ...record, lastReported: '2099-12-31' },
      { ...readRecord, lastReported: null },
    ],
    [
      'an address and nothing else',
      { address: 'abc' },
      {
        id: '',
        address: 'abc',
        reportCount: null,
        lastReported: null,
        walletNetworkId: '',
        networkNames: [],
      },
    ],
  ])('%s', (_, row, read) => {
    expect(readReportPage({ data: [row] })?.records).toEqual([read]);
  });
});

const noPaging = { total: null, count: null, current: null };

describe('a page of the list', () => {
  test.each<[what: string, body: unknown, read: unknown]>([
    [
      'as the contract has it',
      { data: [record], page: { total: 3, count: 201, current: 1 } },
      { records: [readRecord], unreadable: 0, paging: { total: 3, count: 201, current: 1 } },
    ],
    [
      'wrapped, with numbers as text',
      { result: { data: [record], page: { total: '3', count: '201', current: 'one' } } },
      { records: [readRecord], unreadable: 0, paging: { total: 3, count: 201, current: null } },
    ],
    ['empty, without paging', { data: [] }, { records: [], unreadable: 0, paging: noPaging }],
    [
      'with bad rows, which are counted',
      { data: [null, record, { id: '1' }, { address: 5 }, [], 'x'], page: [] },
      { records: [readRecord], unreadable: 5, paging: noPaging },
    ],
    ['of bad rows alone: not an empty page', { data: [null, {}] }, null],
    ['a bare array: not an empty page', [], null],
    ['no rows', { page: { total: 0, count: 0, current: 1 } }, null],
    ['rows that are no list', { data: { a: [] }, page: 'x' }, null],
    ['null', null, null],
  ])('%s', (_, body, read) => {
    expect(readReportPage(body)).toEqual(read);
  });

  test('of bad rows alone, behind the first: no empty page', () => {
    const page = { data: [null, {}] };
    expect(readReportPage(page, 1)).toBe(null);
    expect(readReportPage(page, 2)).toEqual({ records: [], unreadable: 2, paging: noPaging });
  });
});

describe('the list of networks', () => {
  const bitcoin = { code: 'btc', symbol: 'BTC', name: 'Bitcoin' };
  test.each<[what: string, body: unknown, read: unknown]>([
    [
      'texts',
      ['btc', 'Eth', ''],
      [
        { code: 'btc', symbol: 'btc', name: 'btc' },
        { code: 'Eth', symbol: 'Eth', name: 'Eth' },
      ],
    ],
    ['objects in data', { data: [{ id: 'u1', symbol: 'BTC', name: 'Bitcoin' }] }, [bitcoin]],
    [
      'objects in networks',
      { networks: [{ code: 'btc', symbol: 'BTC', name: 'Bitcoin' }] },
      [bitcoin],
    ],
    [
      'wrapped twice',
      { data: { networks: ['btc'] } },
      [{ code: 'btc', symbol: 'btc', name: 'btc' }],
    ],
    ['an id alone', [{ id: 56 }], [{ code: '56', symbol: '56', name: '56' }]],
    [
      'a name alone',
      [{ name: 'Tron' }, {}, null, 4],
      [{ code: 'Tron', symbol: 'Tron', name: 'Tron' }],
    ],
    ['empty', [], null],
    ['nothing that can be read', { data: [5, null, {}] }, null],
    ['nonsense', 'btc', null],
  ])('%s', (_, body, read) => {
    expect(readNetworkList(body)).toEqual(read);
  });
});

describe('the words of an error', () => {
  test.each<[body: unknown, text: string]>([
    [{ message: 'Bad key' }, 'Bad key'],
    [{ error: 'Unauthorized', message: 'Bad\u202e key' }, 'Bad key'],
    [{ error: { code: 3, message: 'Bad key' } }, 'Bad key'],
    [{ errors: ['first', 'second'] }, 'first'],
    [{ errors: [{ detail: 'first' }] }, 'first'],
    [
      { errors: { ER014: { code: 'ER014', message: 'Wrong address', solution: 'x' } } },
      'Wrong address',
    ],
    [{ title: 'Not found', status: 404, detail: 'Nothing at /x.' }, 'Nothing at /x.'],
    [{ title: 'Not found' }, 'Not found'],
    [{ message: 'x'.repeat(400) }, 'x'.repeat(280)],
    [{ error: true, success: false }, ''],
    [{ reason: 'unknown field' }, ''],
    ['text', ''],
    [['text'], ''],
    [null, ''],
  ])('%j', (body, text) => {
    expect(readErrorText(body)).toBe(text);
  });
});

test('no body, however odd or hostile, throws or reaches Object.prototype', () => {
  const key = fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'data',
    'result',
    'valid',
    'scamReport',
    'message',
    'error',
    'errors',
    'page',
    'networks',
    'address',
    'walletNetwork',
    'symbol',
    'polluted',
  );
  const { body } = fc.letrec((tie) => ({
    body: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue(),
      tie('object'),
      fc.array(tie('body'), { maxLength: 3 }),
    ),
    // Written by hand, because JSON.stringify drops "__proto__" set by assignment.
    object: fc
      .array(fc.tuple(key, tie('body')), { maxLength: 5 })
      .map((pairs) => Object.fromEntries(pairs)),
  }));
  fc.assert(
    fc.property(body, (value) => {
      const parsed: unknown = JSON.parse(JSON.stringify(value));
      for (const read of [readWalletCheck, readReportPage, readNetworkList, readErrorText])
        read(parsed);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(Object({}).polluted).toBeUndefined();
      const check = readWalletCheck(parsed);
      if (check) expect(Object.keys(check).toSorted()).toEqual(['message', 'scamReport', 'valid']);
    }),
    { numRuns: runs(2000) },
  );
});
