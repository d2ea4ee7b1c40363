import { describe, expect, test } from 'vitest';
import { allowedSender, maySend, type Sender, senderKind } from '@/lib/background/senders';
import type { MessageType } from '@/lib/extension/messages';

const own = { id: 'abc', pages: 'chrome-extension://abc/' };
const tab = { id: 7 } as NonNullable<Sender['tab']>;
const types = Object.keys(allowedSender) as MessageType[];
const ofPages = types.filter((type) => type.startsWith('page/'));
const ofOurs = types.filter((type) => !type.startsWith('page/'));
const allowed = (sender: Sender) => types.filter((type) => maySend(type, sender, own));

test('each message is for one kind of sender: content scripts may only look up, show and report', () => {
  expect(ofPages).toEqual([
    'page/settings',
    'page/look-up',
    'page/point-at',
    'page/check-text',
    'page/ask-service',
    'page/open-explorer',
    'page/open-popup',
    'page/tampered',
    'page/count',
    'page/copied',
    'page/clicked',
    'page/pasted',
  ]);
  expect(new Set(Object.values(allowedSender))).toEqual(
    new Set(['content-script', 'extension-page']),
  );
});

test.each<[string, Sender, string[]]>([
  ['a content script', { id: 'abc', url: 'https://news.example/', tab }, ofPages],
  ['a page of ours', { id: 'abc', url: 'chrome-extension://abc/popup.html' }, ofOurs],
  [
    'the first steps, which run the script of web pages',
    { id: 'abc', url: 'chrome-extension://abc/welcome.html', tab },
    types,
  ],
  ['another extension', { id: 'def', url: 'chrome-extension://def/welcome.html', tab }, []],
  [
    'another extension that shows the address of the first steps',
    { id: 'def', url: 'chrome-extension://abc/welcome.html', tab },
    [],
  ],
  ['nobody', {}, []],
])('%s may send what is for it, and nothing else', (_, sender, those) => {
  expect(allowed(sender)).toEqual(those);
});

describe('what is told of a sender decides together', () => {
  test.each<[string, Sender, ReturnType<typeof senderKind>]>([
    ['our page in a tab', { url: 'chrome-extension://abc/options.html', tab }, 'extension-page'],
    [
      'our page, with its origin',
      { url: 'chrome-extension://abc/options.html', origin: 'chrome-extension://abc' },
      'extension-page',
    ],
    [
      'a taken-over renderer that makes up our address',
      { url: 'chrome-extension://abc/options.html', origin: 'https://bad.example', tab },
      'content-script',
    ],
    [
      'a web address with our origin',
      { url: 'https://bad.example/', origin: 'chrome-extension://abc', tab },
      'content-script',
    ],
    [
      'an origin that only begins as ours',
      { url: 'chrome-extension://abc/options.html', origin: 'chrome-extension://abcd', tab },
      'content-script',
    ],
    ['a web address without a tab', { url: 'https://bad.example/' }, null],
    ['no address and no tab', {}, null],
    ['no address, in a tab', { tab }, 'content-script'],
  ])('%s', (_, sender, kind) => {
    expect(senderKind({ id: 'abc', ...sender }, own)).toBe(kind);
  });

  test.each(['popup.html', 'options.html', 'welcome.html/../popup.html', 'WELCOME.html'])(
    'only the first steps have two roles, %s has not',
    (page) => {
      const sender = { id: 'abc', url: `${own.pages}${page}`, tab };
      expect(allowed(sender)).toEqual(ofOurs);
    },
  );
});
