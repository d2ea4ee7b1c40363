// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Found } from '@/lib/page/places';
import { walk } from '@/lib/page/walk';

// EIP-55, section "Test Cases"; BIP-173.
const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

beforeEach(() => document.body.replaceChildren());

/** What is found on a page: the address, and from where to where it stands. */
function read(html: string): string[] {
  document.body.innerHTML = html;
  const told: string[] = [];
  const onText = (node: Text, found: Found[]) => {
    for (const { address, start, end, endNode, shortened, mismatch } of found) {
      const place = `${start} in '${node.data}' to ${end}${endNode ? ` in '${endNode.data}'` : ''}`;
      told.push([address, place, shortened, mismatch && 'mismatch'].filter(Boolean).join(', '));
    }
  };
  for (const _ of walk(document, { onText, changes: () => 0 }));
  return told;
}

const head = evm.slice(0, 4);
const tail = evm.slice(4);

test('an address with a part in bold', () => {
  expect(read(`<p>Send to <b>${head}</b>${tail} today</p>`)).toEqual([
    `${evm}, 0 in '${head}' to 38 in '${tail} today'`,
  ]);
});

test('one in groups of four, each in an element of its own', () => {
  const groups = segwit.match(/.{1,4}/g) ?? [];
  const html = groups.map((group) => `<span>${group}</span>`).join('');
  expect(read(`<p>${html}</p>`)).toEqual([`${segwit}, 0 in 'bc1q' to 2 in 'dq'`]);
});

test('one that may wrap, and one with a comment inside', () => {
  const half = segwit.slice(0, 21);
  const rest = segwit.slice(21);
  for (const between of ['<wbr>', '<!-- here -->', '<wbr><wbr>']) {
    expect(read(`<p>${half}${between}${rest}</p>`)).toEqual([
      `${segwit}, 0 in '${half}' to 21 in '${rest}'`,
    ]);
  }
});

test.each([
  ['<br>'],
  ['</p><p>'],
  ['</b><img alt=""><b>'],
  ['</b><button>Copy</button><b>'],
  ['</b><span style="display: block"></span><b>'],
])('no address goes over %s', (between) => {
  expect(read(`<p><b>${segwit.slice(0, 21)}${between}${segwit.slice(21)}</b></p>`)).toEqual([]);
});

test('cells side by side are not one word', () => {
  const row = `<td>12</td><td>${segwit}</td><td>in</td><td>${evm}</td><td>0.5</td><td>${other}</td>`;
  expect(read(`<table><tr>${row}</tr></table>`)).toEqual(
    [segwit, evm, other].map((address) => `${address}, 0 in '${address}' to 42`),
  );
});

const short = `${evm.slice(0, 6)}…${evm.slice(-4)}`;

test.each([
  `<a href="/address/${evm}">${short}</a>`,
  `<a href="/address/${evm.toLowerCase()}"><span>${short}</span></a>`,
  `<span title="${evm}">${short}</span>`,
  `<span data-address="${evm}">${short}</span>`,
  `<td aria-label="Address ${evm}">${short}</td>`,
  `<span>${short}</span><button data-clipboard-text="${evm}">Copy</button>`,
])('a shortened text in %s stands for the whole address', (html) => {
  const [found] = read(`<table><tr><td>${html}</td></tr></table>`);
  expect(found?.toLowerCase()).toBe(`${evm}, 0 in '${short}' to 11, ${short}`.toLowerCase());
});

test('a shortened text over three elements', () => {
  const html = `<a href="/address/${evm}"><span>${short.slice(0, 6)}</span>...<span>9EE7</span></a>`;
  expect(read(html)).toEqual([`${evm}, 0 in '0x5290' to 4 in '9EE7', 0x5290...9EE7`]);
});

test('a shortened text whose link goes to another address is called out', () => {
  expect(read(`<p><a href="/address/${other}" title="${evm}">${short}</a></p>`)).toEqual([
    `${other}, 0 in '${short}' to 11, ${short}, mismatch`,
  ]);
});

test.each([
  `<a href="/tx/0x${'5'.repeat(64)}">${short}</a>`,
  `<a href="/token/${other}?a=${evm}">${short}</a>`,
  `<a href="/address/${other}">from ${short} to 0x8617…070D</a>`,
  `<a href="/help">${short}</a>`,
  `<a href="/address/${segwit}">Read more…</a>`,
])('no mismatch in %s', (html) => {
  expect(read(`<p>${html}</p>`).filter((found) => found.includes('mismatch'))).toEqual([]);
});
