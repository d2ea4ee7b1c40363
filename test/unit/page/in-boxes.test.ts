// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readPage } from './read-page';

// EIP-55, section "Test Cases"; BIP-173. The hash of the first block of Ethereum.
const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const hash = '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3';

beforeEach(() => document.body.replaceChildren());

const halves = [segwit.slice(0, 21), segwit.slice(21)] as const;

test.each([
  ['two lines', `<p>${halves.join('<br>')}</p>`],
  ['two lines, with a label before', `<p>Send<br>${halves.join('<br>')}<br>Copy</p>`],
  ['blocks', `<div><div>Address</div><div>${halves.join('</div><div>')}</div></div>`],
  ['lines with a picture between', `<p><b>${halves.join('</b><img alt=""><b>')}</b></p>`],
  ['boxes side by side', box(halves)],
])('one in %s', (_, html) => {
  expect(readPage(html)).toEqual([`${segwit}, 0 in '${halves[0]}' to 21 in '${halves[1]}'`]);
});

test('one of which a box is cut off where it is too narrow, but for the end', () => {
  const [start, end] = [evm.slice(0, 38), evm.slice(38)];
  expect(readPage(`<p>From</p>${box([start, end])}<button>Copy</button>`)).toEqual([
    `${evm}, 0 in '${start}' to 4 in '${end}'`,
  ]);
});

test('several in groups of four, each in a box of its own', () => {
  const found = [segwit, evm].map((one) => box(one.match(/.{1,4}/g) ?? [])).join('');
  expect(readPage(found)).toEqual([
    `${segwit}, 0 in 'bc1q' to 2 in 'dq'`,
    `${evm}, 0 in '0x52' to 2 in 'E7'`,
  ]);
});

test.each([
  ['what is called on a contract, and a hash', '0xa9059cbb', '9e107d9d372bb6826bd81d3542a419d6'],
  ['words of a menu', 'Home', 'Products2', 'Pricing', 'docsV2'],
])('%s are no address in several boxes', (_, ...texts) => {
  expect(readPage(box(texts))).toEqual([]);
});

test('one beside a number, and a hash in three lines, is read as a whole', () => {
  expect(readPage(box([evm, '12']))).toEqual([`${evm}, 0 in '${evm}' to 42`]);
  const lines = hash.match(/.{22}/g) ?? [];
  expect(readPage(`<p>${lines.join('<br>')}</p>`)).toEqual([
    `${hash}, 0 in '${lines[0]}' to 22 in '${lines[2]}'`,
  ]);
});

test('of a page of short words in boxes alone, nothing is asked about but what is left at its end', () => {
  const words = Array.from({ length: 500 }, (_, i) => `a${i}Z`);
  expect(readPage(box(words)).map((one) => one.replace(/,.* to/, ' to'))).toEqual([
    `${words.slice(-20).join('')} to 5 in 'a499Z'`,
  ]);
});

/** As what is shown by its ends alone, and a table without its blanks. */
function box(texts: readonly string[]): string {
  const parts = texts.map((text) => `<span style="display: block">${text}</span>`).join('');
  return `<div style="display: flex">${parts}</div>`;
}
