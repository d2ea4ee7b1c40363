import { sha256 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';
import { expect, test } from 'vitest';
import type { NetworkId } from '@/lib/address/networks';
import { meantByClick, seenBeside } from '@/lib/background/clicked';
import { lacksTag } from '@/lib/background/tag-fields';
import type { Seen } from '@/lib/extension/paste-messages';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const mallory = '0xde709f2102306220921060314715629080e2fb77';
const plain = ['1', 'visible', 'rgba(0, 0, 0, 0)', 'none', 'normal', 'rgb(0, 0, 0)'];
const seen = (...texts: string[]): Seen[] => texts.map((text) => [text, 16, [plain]]);

test.each([
  ['a word', '<button>Copy address</button>'],
  ['a word of German', '<button>Kopieren</button>'],
  ['a word of Chinese', '<button>复制</button>'],
  ['its name', '<button aria-label="Copier"><svg><path d="M0"></path></svg></button>'],
  ['its title', '<a title="Copiar"><i></i></a>'],
  ['its class', '<button class="btn-copy"><svg></svg></button>'],
  ['the name of a drawing', '<button><use href="#icon-copy"></use></button>'],
  ['a letter of an icon font', '<i class="material-icons">content_copy</i>'],
  ['itself, the address', `<button class="js-copy">0x5290…9EE7</button>`],
])('a button that says by %s that it copies has copied the one address beside it', (_, control) => {
  expect(meantByClick({ control, shown: seen(alice), steps: 1 }, false)).toBe(alice);
});

test.each([
  ['says something else', '<button class="copy">Next</button>'],
  ['says nothing', '<button><svg></svg></button>'],
  ['only runs what copies', `<button onclick="navigator.clipboard.writeText('x')">Go on</button>`],
  ['goes to a page about it', '<a href="/copy"><svg></svg></a>'],
  ['is about a copyright', '<a>Copyright 2026</a>'],
])('a button that %s has copied nothing, unless something was copied', (_, control) => {
  const click = { control, shown: seen(alice), steps: 1 };
  expect(meantByClick(click, false)).toBeNull();
  expect(meantByClick(click, true)).toBe(alice);
});

test('a rank before an account of Solana, or a figure behind it, is no part of it', () => {
  for (let i = 0; i < 100; i++) {
    const account = base58.encode(sha256(Uint8Array.of(i)));
    for (const texts of [
      ['2', account],
      [account, '5'],
      ['#', '2', account, 'Copy'],
    ]) {
      const click = { control: '<a>Copy</a>', shown: seen(...texts), steps: 1 };
      expect(meantByClick(click, false)).toBe(account);
    }
  }
});

test('very many short texts are no parts of an address', () => {
  expect(seenBeside({ control: '', shown: seen(...alice.repeat(20)), steps: 1 })).toEqual([]);
});

const carrying = (address: string) =>
  `<a class="copy" data-clipboard-text="${address}"><i></i></a>`;

test.each<[string, string, string[], number, string | null]>([
  ['two addresses beside it', '<a>Copy</a>', [alice, mallory], 1, null],
  ['an address and its short form', '<a>Copy</a>', ['0x5290…9EE7', alice], 1, alice],
  ['a short form alone', '<a>Copy</a>', ['0x5290…9EE7'], 1, '0x5290…9EE7'],
  ['what it carries, and its short form', carrying(alice), ['0x5290…9EE7'], 1, alice],
  ['what it carries alone', carrying(alice), [], 0, alice],
  ['what it carries among several', carrying(alice), [alice, mallory], 1, alice],
  ['another beside it than it carries', carrying(mallory), [alice], 1, alice],
  ['another in the row than it carries', carrying(mallory), ['0x5290…9EE7'], 3, mallory],
  ['one far away on the page', '<a>Copy</a>', [alice], 9, null],
  ['nothing', '<a>Copy</a>', [], 0, null],
  ['one in parts', '<a>Copy</a>', ['To', '0x5290', alice.slice(6, -3), 'EE7', 'Copy'], 1, alice],
  [
    'one in parts, and another',
    '<a>Copy</a>',
    [alice.slice(0, 9), alice.slice(9), mallory],
    1,
    null,
  ],
])('of %s the one that is meant is told', (_, control, texts, steps, meant) => {
  expect(meantByClick({ control, shown: seen(...texts), steps }, false)).toBe(meant);
});

const drawn = (change: Partial<Record<number, string>>, around: string[][] = []): Seen => [
  alice,
  16,
  [plain.map((style, at) => change[at] ?? style), ...around],
];
const dark = ['1', 'visible', 'rgb(20, 20, 20)', 'none', 'normal', ''];

test.each<[string, Seen, boolean]>([
  ['black on white', drawn({}), true],
  ['white on dark', drawn({ 5: 'rgb(255, 255, 255)' }, [dark]), true],
  ['white on a page that may be dark', drawn({ 4: 'light dark', 5: 'rgb(255, 255, 255)' }), true],
  ['white on a picture', drawn({ 3: 'url("x")', 5: 'rgb(255, 255, 255)' }), true],
  ['grey', drawn({ 5: 'rgb(170, 170, 170)' }), true],
  ['white on white', drawn({ 5: 'rgb(255, 255, 254)' }), false],
  ['black on dark', drawn({}, [dark]), false],
  ['transparent', drawn({ 5: 'rgba(0, 0, 0, 0)' }), false],
  ['transparent in another notation', drawn({ 5: 'color(srgb 0 0 0 / 0)' }), false],
  ['a colour of another notation', drawn({ 5: 'oklch(0.5 0.1 20)' }), true],
  ['faint', drawn({ 0: '0.1' }), false],
  ['in something faint', drawn({}, [['0.2', ...plain.slice(1)]]), false],
  ['invisible', drawn({ 1: 'hidden' }), false],
  ['tiny', [alice, 2, [plain]], false],
])('a text that is %s', (_, text, isSeen) => {
  expect(seenBeside({ control: '', shown: [text], steps: 0 })).toEqual(isSeen ? [alice] : []);
});

test.each<[string, string[], boolean, boolean, NetworkId?]>([
  ['an empty memo', ['0memo,,,'], false, true],
  ['an empty comment', ['0Comment', '1amount'], false, true, 'ton'],
  ['an empty comment, of a network that has none', ['0Comment', '1amount'], false, false],
  ['a message and an e-mail address', ['0Message', '1E-Mail'], false, false, 'ton'],
  ['a message, of a network that has one', ['0message', '1amount'], false, true, 'symbol'],
  ['a message, at an exchange', ['0message'], true, true],
  ['an empty tag of a name in one word', ['1amount', '0x,destinationTag'], false, true],
  ['a memo that is filled in', ['1memo'], true, false],
  ['an empty field behind the word', ['0,,,,,|Memo *'], false, true],
  ['one behind a hint', ['0,,,,Amount,|XRP needs no memo here'], false, false],
  ['one behind a hint of a memo', ['1memo', '0,,,,Amount,|Wrong memo, lost funds'], false, false],
  ['one behind that of a text', ['1,,,,,|Memo', '0,,,,Amount,|What is a memo?'], false, false],
  ['no such field', ['0hashtags', '0stage', '0amount'], false, false],
  ['none at an exchange', ['0amount'], true, true],
])('a form with %s', (_, others, isExchange, lacks, networkId = 'xrp') => {
  expect(lacksTag(others, isExchange, networkId)).toBe(lacks);
});
