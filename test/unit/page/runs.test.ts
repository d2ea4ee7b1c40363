// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { findAddresses } from '@/lib/address/find';
import type { Found } from '@/lib/page/place';
import { findRuns, type Run } from '@/lib/page/runs';
import { walk } from '@/lib/page/walk';

// EIP-55, section "Test Cases"; BIP-173.
const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/** Where on a page with one text something is found. */
function placesIn(text: string): [start: number, end: number][] {
  document.body.textContent = text;
  const places: [number, number][] = [];
  const onText = (_: Text, found: Found[]) => {
    for (const { start, end } of found) places.push([start, end]);
  };
  for (const _ of walk(document, { onText, changes: () => 0 }));
  return places;
}

const places = (text: string) =>
  findAddresses(text).map(({ start, end }): [number, number] => [start, end]);

describe('what is found in a plain text is found on the page', () => {
  const halves = (between: string) => `${segwit.slice(0, 20)}${between}${segwit.slice(20)}`;
  const groups = (between: string) => segwit.match(/.{1,4}/g)?.join(between) ?? '';

  test.each([
    ...['\u00ad', '\u034f', '\u115f', '\u17b4', '\u180e', '\u200b', '\u200d', '\u202c', '\u2060'],
    ...['\u3164', '\ufe0f', '\ufeff', '\uffa0', '\ufff0', '\u{1bca0}', '\u{1d173}', '\u{e0041}'],
  ])('an address with %j inside', (invisible) => {
    const text = `Send it to ${halves(invisible)} today, or never.`;
    expect(places(text)).toHaveLength(1);
    expect(placesIn(text)).toEqual(expect.arrayContaining(places(text)));
  });

  test.each([' ', '  ', '\u00a0', '\u2009', ' \u2009', '\n', '\r\n', '\t'])(
    'one in groups of four with %j between',
    (blank) => {
      for (const text of [groups(blank), `Pay ${groups(blank)} soon`, `to:\n${groups(blank)}.`]) {
        expect(places(text)).toHaveLength(1);
        expect(placesIn(text)).toEqual(expect.arrayContaining(places(text)));
      }
    },
  );

  test.each([
    // Both from the starter list.
    [
      'that has two digits alone, as every fifth of Tron has less than four',
      'TSpc ue3b DfZN TP1C utrR rDxR PeEv WhuX bp',
    ],
    ['behind 0x', '0x098B 716B 8Aaf 2151 2996 dC57 EB06 15e2 383E 2f96'],
  ])('one in groups of four %s', (_, written) => {
    const text = `Pay ${written}, soon`;
    expect(places(text)).toHaveLength(1);
    expect(placesIn(text)).toEqual(expect.arrayContaining(places(text)));
  });
});

test.each(['Solana: ', 'solana:', ''])(
  'an address without a checksum that begins as if it had one, behind "%s"',
  (before) => {
    // Of Solana.
    const address = 'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg';
    document.body.textContent = `${before}${address}`;
    const told: Found[] = [];
    for (const _ of walk(document, {
      onText: (_, found) => told.push(...found),
      changes: () => 0,
    }));
    expect(told).toMatchObject([{ address, standsOut: true }]);
  },
);

test.each([
  ['words', 'some more words, and then '],
  ['words of four letters', 'that will also have been '],
  ['groups of digits', '1234 5678 9012 3456 7890 1234 5678 '],
  ['another script', 'это не адрес и не хеш, '],
  ['one without blanks', '地址在这里没有空格也没有别的东西。'],
  ['emoji', '😀😀😀😀😀😀😀😀😀😀😀😀 '],
  ['dots', '..........................................'],
])('an address behind 600 kB of %s', (_, filler) => {
  const before = filler.repeat(Math.ceil(600_000 / filler.length));
  expect(placesIn(`${before} ${evm}`)).toEqual([[before.length + 1, before.length + 43]]);
});

test('a shortened text at the end of a row without blanks is not looked for from the row’s beginning', () => {
  const row = evm.repeat(1000);
  const runs: Run[] = [];
  findRuns(`${row}${evm.slice(0, 6)}…${evm.slice(-4)}`, 0, Number.POSITIVE_INFINITY, runs);
  expect(runs).toHaveLength(2);
  expect(runs[0]).toMatchObject({ start: 0, dots: 0 });
  const [, { start = 0, dots = 0 } = {}] = runs;
  expect(dots).toBe(row.length + 6);
  expect(dots - start).toBe(256);
});

test.each(['=C2=A0', '=E2=80=8B', '=F0=9F=92=B0', 'address:=C2=A0=C2=A0'])(
  'an address behind %s in the source of a mail',
  (before) => {
    const start = before.length;
    for (const address of ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', segwit, evm]) {
      expect(placesIn(`${before}${address}=C2=A0`)).toEqual([[start, start + address.length]]);
    }
  },
);

test('an address that begins as a character in the source of a mail', () => {
  const address = 'D7Y55r6Yoc1G8EECxkQ6SuSjTgGJJ7M6yD';
  expect(placesIn(`a=${address}`)).toEqual([[2, 36]]);
  expect(placesIn(`a=C2=${address}`)).toEqual([[5, 39]]);
});
