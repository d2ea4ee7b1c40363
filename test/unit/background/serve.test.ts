import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Runtime } from 'webextension-polyfill';
import { handlers } from '@/lib/background/handlers';
import { allowedSender, senderKind } from '@/lib/background/senders';
import { answerMessage } from '@/lib/background/serve';

const own = { id: 'abc', pages: 'chrome-extension://abc/' };
const tab = { id: 7 } as NonNullable<Runtime.MessageSender['tab']>;
const contentScript = { id: 'abc', url: 'https://news.example/story', tab, frameId: 0 };
const senders: Record<string, Runtime.MessageSender> = {
  'a content script': contentScript,
  'a content script on a page named like ours': {
    ...contentScript,
    url: 'https://x.example/?chrome-extension://abc/',
  },
  'another extension': { id: 'def', url: 'chrome-extension://def/popup.html' },
  'another extension that shows our address': {
    id: 'def',
    url: 'chrome-extension://abc/popup.html',
  },
  nobody: {},
};
const types = Object.keys(allowedSender);
const privileged = Object.entries(allowedSender).flatMap(([type, kind]) =>
  kind === 'extension-page' ? [type] : [],
);

describe.each(Object.entries(senders))('%s', (_, sender) => {
  test.each(privileged)("is refused '%s'", async (type) => {
    expect(await answerMessage(handlers, { type }, sender, own)).toEqual({
      error: `'${type}' is not for this sender`,
    });
  });
});

test('an extension page is refused what is for content scripts', async () => {
  const page = { id: 'abc', url: 'chrome-extension://abc/popup.html' };
  expect(senderKind(page, own)).toBe('extension-page');
  for (const type of types.filter((name) => name.startsWith('page/'))) {
    expect(await answerMessage(handlers, { type }, page, own)).toEqual({
      error: `'${type}' is not for this sender`,
    });
  }
});

test.each([
  undefined,
  null,
  'check',
  7,
  {},
  { type: 7 },
  { type: 'unheard-of' },
  { type: 'toString' },
  { type: '__proto__' },
])('a message that is not ours (%o) gets no answer', (message) => {
  expect(answerMessage(handlers, message, contentScript, own)).toBeUndefined();
});

test('1,000 made-up requests are refused in words and change nothing', async () => {
  const page = { id: 'abc', url: 'chrome-extension://abc/popup.html' };
  const withInput = types.filter(
    (type) =>
      !['sources/list', 'sources/update', 'settings/get', 'key/remove', 'service/test'].includes(
        type,
      ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...withInput),
      fc.anything().filter((x) => x !== undefined),
      async (type, request) => {
        const sender = privileged.includes(type) ? page : contentScript;
        // An empty object of optional fields is a valid change of nothing.
        fc.pre(
          !(
            type === 'settings/set' &&
            typeof request === 'object' &&
            request !== null &&
            Object.keys(request).length === 0
          ),
        );
        expect(await answerMessage(handlers, { type, request }, sender, own)).toEqual({
          error: `'${type}' cannot be understood`,
        });
      },
    ),
    { numRuns: 1000 },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});
