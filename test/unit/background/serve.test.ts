import { describe, expect, test } from 'vitest';
import type { Runtime } from 'webextension-polyfill';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { mostBehind } from '@/lib/background/form-networks';
import { handlers } from '@/lib/background/handlers';
import { allowedSender, senderKind } from '@/lib/background/senders';
import { answerMessage } from '@/lib/background/serve';
import { goodRequests } from '@/test/e2e/spoof-messages';
import { fc } from '@/test/unit/fc';

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

/** No object of optional fields, of which an empty one is a valid change of nothing. */
const isNoChange = (type: string, request: unknown) =>
  type === 'settings/set' && Object(request) === request && Object.keys(request ?? {}).length === 0;

/** A request of a type, and something made up. */
const madeUp = () =>
  fc.tuple(
    fc.constantFrom(...types.filter((type) => !withoutInput.has(type))),
    fc.anything().filter((request) => request !== undefined),
  );
const withoutInput = new Set(
  'sources/list sources/update settings/get key/remove service/test'.split(' '),
);

/** A good request of a type, with a field more, a field less, or something odd in a field. */
const almostGood = () =>
  fc
    .tuple(fc.constantFrom(...Object.entries(goodRequests)), fc.nat(), fc.anything())
    .chain(([[type, good], at, odd]) => {
      const fields = Object.entries(Object(good));
      const place = at % fields.length;
      const [name = ''] = fields[place] ?? [];
      return fc.constantFrom<[string, unknown]>(
        [type, { ...Object(good), unheardOf: odd }],
        [type, Object.fromEntries(fields.filter((_, other) => other !== place))],
        [type, { ...Object(good), [name]: { odd } }],
      );
    });

test('1,000 made-up requests, and 1,000 that are almost good, are refused in words and change nothing', async () => {
  const page = { id: 'abc', url: 'chrome-extension://abc/popup.html' };
  const stored = async () => {
    const { local, session, sync } = fakeBrowser.storage;
    return JSON.stringify([await local.get(null), await session.get(null), await sync.get(null)]);
  };
  const before = await stored();
  for (const requests of [madeUp(), almostGood()]) {
    await fc.assert(
      fc.asyncProperty(requests, async ([type, request]) => {
        fc.pre(!isNoChange(type, request));
        const sender = privileged.includes(type) ? page : contentScript;
        expect(await answerMessage(handlers, { type, request }, sender, own)).toEqual({
          error: `'${type}' cannot be understood`,
        });
      }),
      { numRuns: 1000 },
    );
  }
  expect(await stored()).toBe(before);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

describe('what a content script says at once', () => {
  const texts = (length: number) => ({ texts: new Array(length).fill('a'.repeat(512)) });
  const styles = ['1', 'visible', 'rgba(0, 0, 0, 0)', 'none', 'normal', 'rgb(17, 24, 39)'];
  const click = (count: number, depth: number) => {
    const drawn = new Array(depth).fill(styles);
    return {
      control: '<button>Copy</button>',
      shown: new Array(count).fill(['a', 12, drawn]),
      steps: 1,
    };
  };
  const pasted = (count: number) => ({
    address: '0.0.1',
    also: new Array(count).fill('1'.repeat(25)),
    near: [],
    others: [],
    replaced: null,
    own: true,
  });
  const said = async (type: string, request: unknown) =>
    Object(await answerMessage(handlers, { type, request }, contentScript, own)).error;

  test('is taken where a page is full: 200 long texts, 100 texts beside a click, 60 elements deep, a pasted list', async () => {
    expect(await said('page/look-up', texts(200))).toBeUndefined();
    expect(await said('page/clicked', click(100, 60))).toBeUndefined();
    expect(await said('page/pasted', pasted(2621))).toBeUndefined();
    // As much as lib/page/put-field.ts reads of a form.
    const near = new Array(24).fill('N'.repeat(mostBehind + 30));
    expect(await said('page/pasted', { ...pasted(1), near })).toBeUndefined();
  });

  const nested = () => {
    let inner: unknown[] = [];
    for (let depth = 0; depth < 200_000; depth++) inner = [inner];
    return inner;
  };
  const itself: unknown[] = [];
  itself.push(itself, itself);

  test.each<[string, string, unknown]>([
    ['a text', 'page/check-text', { text: 'a'.repeat(65_536) }],
    ['many texts', 'page/look-up', texts(300)],
    ['a list longer than any text', 'page/pasted', pasted(100_000)],
    ['many styles', 'page/clicked', click(1000, 60)],
    ['many styles of one text', 'page/clicked', click(1, 20_000)],
    [
      'many styles, with a copy',
      'page/copied',
      { address: 'a', shown: null, click: click(1000, 60) },
    ],
    [
      'many names',
      'page/settings',
      Object.fromEntries(Array.from({ length: 40_000 }, (_, n) => [n, 0])),
    ],
    ['lists within each other', 'page/point-at', nested()],
    ['a list that holds itself', 'page/count', itself],
  ])('%s: is refused before it is read', async (_, type, request) => {
    expect(await said(type, request)).toBe(`'${type}' is too large`);
  });

  test.each([
    ['page/look-up', texts(200)],
    ['page/check-text', { text: `${'a1'.repeat(15)} `.repeat(40) }],
  ])(
    '%s: is answered after what its tab asked before, and others are answered in between',
    async (type, request) => {
      const answered: string[] = [];
      const ask = async (what: string, tab: number) => {
        const sender = {
          ...contentScript,
          tab: { ...contentScript.tab, id: tab },
        } as typeof contentScript;
        await answerMessage(handlers, { type, request }, sender, own);
        answered.push(what);
      };
      const flood = Array.from({ length: 20 }, (_, at) => ask(`flood ${at}`, 1));
      await ask('beside', 2);
      expect(answered.length).toBeLessThan(4);
      await Promise.all(flood);
      expect(answered).toHaveLength(21);
    },
  );

  test('is answered beside what frames of its page ask, and nothing too large waits with it', async () => {
    const frame = { ...contentScript, url: 'https://ads.example/', frameId: 3 };
    const paste = (request: object, sender: typeof contentScript) =>
      answerMessage(handlers, { type: 'page/pasted', request }, sender, own);
    const flood = Array.from({ length: 201 }, () => paste(pasted(1), frame));
    expect(await flood[200]).toEqual({ error: "'page/pasted' came too often" });
    expect(await paste(pasted(1), contentScript)).toEqual({ answer: null });
    const large = paste(pasted(1_000_000), frame);
    expect(await large).toEqual({ error: "'page/pasted' is too large" });
    await Promise.all(flood);
  });

  test('may hold the styles of 512 elements around a text, and no more', async () => {
    expect(await said('page/clicked', click(1, 512))).toBeUndefined();
    expect(await said('page/clicked', click(1, 513))).toBe("'page/clicked' cannot be understood");
  });

  test('is no bound for our own pages, which import whole files', async () => {
    const page = { id: 'abc', url: 'chrome-extension://abc/popup.html' };
    const message = { type: 'data/preview', request: { text: ' '.repeat(100_000) } };
    const reply = Object(await answerMessage(handlers, message, page, own));
    expect(reply.error).not.toBe("'data/preview' is too large");
  });
});
