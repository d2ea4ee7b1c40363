import { describe, expect, test } from 'vitest';
import {
  readBoolean,
  readCount,
  readPastTime,
  readScamReport,
  readTime,
} from '@/lib/service/read-fields';

const none = { status: 'none' };
const unknown = { status: 'unknown' };
const reported = (text: string) => ({ status: 'reported', text });

describe('scamReport (SERVICE.md, part 2)', () => {
  test.each<[unknown, object]>([
    ['', none],
    ['  \n', none],
    ['0', none],
    [' 0 ', none],
    [0, none],
    [-0, none],
    [false, none],
    [null, none],
    [undefined, unknown],
    [true, unknown],
    [[], unknown],
    [['x'], unknown],
    [{}, unknown],
    [-1, unknown],
    [Number.POSITIVE_INFINITY, unknown],
    ['\u200b\u202e', unknown],
    [3, reported('3')],
    ['3', reported('3')],
    ['00', reported('00')],
    ['0\u200b', reported('0')],
    ['none', reported('none')],
    ['No reports found', reported('No reports found')],
    ['Reported 3 times, last on 2026-05-01', reported('Reported 3 times, last on 2026-05-01')],
    ['<b>\u202eReported</b>\n', reported('<b>Reported</b>')],
    ['x'.repeat(500), reported('x'.repeat(280))],
  ])('%j', (value, report) => {
    expect(readScamReport(value)).toEqual(report);
  });
});

describe('valid: a boolean, or unknown', () => {
  test.each<[unknown, boolean | null]>([
    [true, true],
    [false, false],
    ['false', null],
    ['true', null],
    [0, null],
    [1, null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('%j is %s', (value, valid) => {
    expect(readBoolean(value)).toBe(valid);
  });
});

describe('reportCount', () => {
  test.each<[unknown, number | null]>([
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
    [3, 3],
    [0, 0],
    ['0', 0],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', null],
    ['-1', null],
    [-1, null],
    [1.5, null],
    ['1e3', null],
    ['1,234', null],
    ['many', null],
    ['', null],
    [null, null],
    [undefined, null],
    [true, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [['3'], null],
  ])('%j is %s', (value, count) => {
    expect(readCount(value)).toBe(count);
  });
});

const may = Date.UTC(2026, 4, 1, 10, 20, 30);

describe('lastReported', () => {
  test.each<[unknown, number | null]>([
    ['2026-05-01T10:20:30Z', may],
    ['2026-05-01T10:20:30.123Z', may + 123],
    ['2026-05-01T10:20:30.123456789Z', may + 123],
    ['2026-05-01T12:20:30+02:00', may],
    ['2026-05-01T05:50:30-0430', may],
    ['2026-05-01 10:20:30', may],
    ['2026-05-01T10:20:30', may],
    ['2026-05-01t10:20:30z', may],
    ['2026-05-01T10:20Z', may - 30_000],
    [' 2026-05-01 ', Date.UTC(2026, 4, 1)],
    ['2026-05-01 10:20:30 UTC', may],
    ['2026-05-01 10:20:30.123 utc', may + 123],
    ['2026-05-01T10:20:30GMT', may],
    ['2026/05/01', Date.UTC(2026, 4, 1)],
    ['2026/05/01 10:20:30', may],
    ['01.05.2026 10:20:30', may],
    ['1.5.2026', Date.UTC(2026, 4, 1)],
    ['01. 05. 2026, 10:20:30', may],
    ['1 May 2026', Date.UTC(2026, 4, 1)],
    ['01-May-2026 10:20:30', may],
    ['May 1st, 2026, 10:20:30 UTC', may],
    ['Sept. 30 2025', Date.UTC(2025, 8, 30)],
    ['30/9/2025', Date.UTC(2025, 8, 30)],
    ['09/30/2025 00:00', Date.UTC(2025, 8, 30)],
    ['20260501', Date.UTC(2026, 4, 1)],
    // What spreadsheets save by the language of the computer, and PostgreSQL and Go with a zone.
    ['2026/5/1', Date.UTC(2026, 4, 1)],
    ['2026.5.1 9:20', Date.UTC(2026, 4, 1, 9, 20)],
    ['2026年5月1日', Date.UTC(2026, 4, 1)],
    ['9/30/2025 5:06 PM', Date.UTC(2025, 8, 30, 17, 6)],
    ['9/30/2025 12:06:07 AM', Date.UTC(2025, 8, 30, 0, 6, 7)],
    ['May 1, 2026 at 10:20:30 a.m.', may],
    ['1 May 2026 9:20', Date.UTC(2026, 4, 1, 9, 20)],
    ['Fri, 01 May 2026 10:20:30 GMT', may],
    ['2026-05-01 10:20:30+00', may],
    ['2026-05-01 12:20:30.000+02', may],
    ['2026-05-01 10:20:30 +0000 UTC', may],
    [20_260_501, Date.UTC(2026, 4, 1)],
    [may, may],
    [may / 1000, may],
    [String(may), may],
    [String(may / 1000), may],
    [may / 1000 + 0.5, may + 500],
    ['', null],
    ['   ', null],
    [null, null],
    [undefined, null],
    ['never', null],
    ['page 3', null],
    ['2026', null],
    ['01/05/2026', null],
    ['05.13.2026', null],
    ['30/02/2026', null],
    ['13/13/2025', null],
    ['30.02.2026', null],
    ['1.5.26', null],
    ['1 Mayor 2026', null],
    ['May 2026', null],
    ['20261301', null],
    ['2026/05-01', null],
    ['2026/05-1', null],
    ['2026-05-01 10:20 XM', null],
    ['2026-05-01 10:20:30 CET', null],
    ['2026-02-30', null],
    ['2026-02-30T10:20:30.000Z', null],
    ['2024-02-29T10:20:30.123Z', Date.UTC(2024, 1, 29, 10, 20, 30, 123)],
    ['2026-05-01T10:20:30.1Z', Date.UTC(2026, 4, 1, 10, 20, 30, 100)],
    ['2026/02/30', null],
    ['2026-13-01', null],
    ['2026-05-01T25:00:00Z', null],
    ['2026-05-01T10:2030Z', null],
    ['0001-01-01T00:00:00Z', null],
    ['1970-01-01T00:00:00Z', null],
    ['9999-12-31T23:59:59Z', null],
    [0, null],
    ['0', null],
    [-1, null],
    [Number.POSITIVE_INFINITY, null],
    [8.64e15, null],
    [{}, null],
    [true, null],
  ])('%j is %s', (value, time) => {
    expect(readTime(value)).toBe(time);
  });
});

test.each<[string, number | null]>([
  ['2026-05-01T10:20:30Z', Date.UTC(2026, 4, 1, 10, 20, 30)],
  ['2026-05-02T10:20:30Z', Date.UTC(2026, 4, 2, 10, 20, 30)],
  ['2026-05-02T10:20:31Z', null],
  ['never', null],
])('of what was reported at 10:20:30 on 1 May 2026 or before, %s is %s', (value, time) => {
  expect(readPastTime(value, Date.UTC(2026, 4, 1, 10, 20, 30))).toBe(time);
});
