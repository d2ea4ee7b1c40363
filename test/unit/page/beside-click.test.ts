// @vitest-environment jsdom
import { expect, test } from 'vitest';
import './learn-words';
import { meantByClick } from '@/lib/background/clicked';
import { clickedOn } from '@/lib/page/beside-click';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
// jsdom lays nothing out: all is in view.
const box = { left: 0, top: 0, width: 50, height: 16 };
Object.defineProperty(Range.prototype, 'getClientRects', {
  configurable: true,
  value: () => [box],
});
Object.defineProperty(Document.prototype, 'elementsFromPoint', {
  value: () => [...document.querySelectorAll('*')],
});

/** What is meant by a press of the button; undefined where nothing is told of it. */
function meantByPress(): string | null | undefined {
  let meant: string | null | undefined;
  const button = document.querySelector('button');
  button?.addEventListener('click', (event) => {
    const [, click] = clickedOn(event) ?? [];
    meant = click && meantByClick(click, false);
  });
  button?.click();
  return meant;
}

test.each([
  ['a word', '<span>Balance</span>'],
  [
    'figures and words',
    '<span>Block</span><span>19283746</span><span>Nonce</span><span>1234567</span>',
  ],
  [
    'a year and a count',
    '<span>First</span><span>2024</span><span>Transactions</span><span>152</span>',
  ],
])('what is copied is the address above %s beside the button', (_, beside) => {
  const row = `<div>${beside}<button>Copy</button></div>`;
  document.body.innerHTML = `<section><div>${alice}</div>${row}</section>`;
  expect(meantByPress()).toBe(alice);
});

test.each([
  ['in groups of four', /.{1,4}/g],
  ['in thirds', /.{1,12}/g],
])(
  'an address of which parts stand in elements of their own, %s, is seen beside the button',
  (_, parts) => {
    const bitcoin = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
    const spans = (bitcoin.match(parts) ?? []).map((part) => `<span>${part}</span>`).join('');
    document.body.innerHTML = `<section><div>${alice}</div><div>${spans}<button>Copy</button></div></section>`;
    expect(meantByPress()).toBe(bitcoin);
  },
);
