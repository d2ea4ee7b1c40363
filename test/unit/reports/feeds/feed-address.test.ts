import { describe, expect, test } from 'vitest';
import { parseFeedAddress } from '@/lib/reports/feeds/feed-address';

const notAUrl =
  'This is not a web address. A web address looks like https://example.org/list.json.';
const user = 'The address must not hold a user name or password.';

describe('the address of a list', () => {
  const raw = 'https://raw.githubusercontent.com';
  const asTheyAre = [
    'https://github.com/you/it',
    'https://github.com/you/it/blob/',
    'https://github.com/you/it/blobs/main/d.csv',
    'https://github.com/more/you/it/blob/main/d.csv',
    'https://github.com//it/blob/main/d.csv',
    'https://x.example/you/it/blob/main/d.csv',
  ].map((url): [string, string, string] => [url, url, `${new URL(url).origin}/*`]);
  test.each<[string, string, string]>([
    [
      'https://x.example/list.json?v=1#top',
      'https://x.example/list.json?v=1',
      'https://x.example/*',
    ],
    ['x.example/a b', '', ''],
    ['x.example/list.txt', 'https://x.example/list.txt', 'https://x.example/*'],
    ['http://127.0.0.1:8080/l', 'http://127.0.0.1:8080/l', 'http://127.0.0.1/*'],
    [' https://x.example/list\n', 'https://x.example/list', 'https://x.example/*'],
    ['https://github.com/a/b/blob/main/c/d.csv', `${raw}/a/b/main/c/d.csv`, `${raw}/*`],
    ['https://github.com/you/it/raw/main/d.csv?raw=1', `${raw}/you/it/main/d.csv`, `${raw}/*`],
    ...asTheyAre,
    ['http://x.example/list', '', ''],
    ['ftp://x.example/list', '', ''],
    ['https://me:secret@x.example/list', '', ''],
    ['https://*/list', '', ''],
    ['javascript:alert(1)', '', ''],
    ['', '', ''],
  ])('%s', (typed, url, hostPattern) => {
    const read = parseFeedAddress(typed);
    const expected = url === '' ? { status: 'refused' } : { status: 'ok', url, hostPattern };
    expect(read).toMatchObject(expected);
  });

  test.each([
    'file:///etc/passwd',
    'foo://bar/list.txt',
    'xhttps://bar/list.txt',
    'http://x.example/list',
    'https://*/list',
    'data:text/plain,://1',
    'javascript://a%0aalert(1)',
    'blob:https://a.example/1',
    'ws://localhost/list',
  ])('%s is refused with what it must begin with', (typed) => {
    const message = 'The address must begin with https://; http:// is only for this computer.';
    expect(parseFeedAddress(typed)).toEqual({ status: 'refused', message });
  });

  test.each<[string, string]>([
    ['', notAUrl],
    ['x.example/a b', notAUrl],
    ['scams', notAUrl],
    ['scams/list.json', notAUrl],
    ['13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94', notAUrl],
    ['x.example/\u200blist', notAUrl],
    ['x.example/\u0007list', notAUrl],
    ['https://', notAUrl],
    ['https://me@x.example/list', user],
    ['https://:secret@x.example/list', user],
  ])('%j is refused with what is wrong', (typed, message) => {
    expect(parseFeedAddress(typed)).toEqual({ status: 'refused', message });
  });

  test('has up to 2,048 characters, the blanks around it apart', () => {
    const address = 'https://x.example/'.padEnd(2048, 'x');
    expect(parseFeedAddress(` ${address} `)).toMatchObject({ status: 'ok', url: address });
    const message = 'The address is too long.';
    expect(parseFeedAddress(`${address}x`)).toEqual({ status: 'refused', message });
  });

  test.each<[string, string]>([
    ['https://x.example/a/list.txt?v=1', 'list.txt (x.example)'],
    ['http://localhost:8080/lists/', 'lists (localhost)'],
    ['https://x.example', 'x.example'],
    ['https://github.com/a/b/blob/main/d.csv', 'd.csv (raw.githubusercontent.com)'],
    [`https://x.example/${'x'.repeat(120)}`, 'x'.repeat(100)],
  ])('%s has a name to begin with', (typed, name) => {
    expect(parseFeedAddress(typed)).toMatchObject({ status: 'ok', name });
  });
});
