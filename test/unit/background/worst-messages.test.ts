import { expect, test } from 'vitest';
import type { Runtime } from 'webextension-polyfill';
import { networks } from '@/lib/address/networks';
import { handlers } from '@/lib/background/handlers';
import { asksForAddress } from '@/lib/background/mistakes';
import { answerMessage } from '@/lib/background/serve';

const own = { id: 'abc', pages: 'chrome-extension://abc/' };
const tab = { id: 7, active: true } as NonNullable<Runtime.MessageSender['tab']>;
const sender = { id: 'abc', url: 'https://news.example/', tab, frameId: 0 };

/** In milliseconds; without what keeps them linear, these took more than 20 s. */
const atMost = 10_000;

const answerTo = (type: string, request: object) =>
  answerMessage(handlers, { type, request }, sender, own);

const pasted = (near: string[]) => ({
  address: 'a1',
  also: Array.from({ length: 2000 }, (_, at) => `${'a'.repeat(36)}${at}`),
  near,
  others: [],
  replaced: null,
  own: true,
});

// A name that is a word of its own may say that the form asks for something else.
const names = networks
  .map(({ name }) => name)
  .filter((name) => asksForAddress(['address', `${name} network`]));
const lines = Array.from({ length: 24 }, (_, at) =>
  names.filter((_, other) => other % 24 === at).map((name) => `${name} network`),
);

test(
  'a list that is put into a form that names all networks comes to its end',
  async () => {
    const near = lines.map((line) => `address, ${line.join(', ')}`);
    expect(asksForAddress(near)).toBe(true);
    expect(await answerTo('page/pasted', pasted(near))).not.toHaveProperty('error');
  },
  atMost,
);

test(
  'the words of a form come to their end, however often they say one',
  () => {
    expect(asksForAddress(['address sent by '.repeat(100_000)])).toBe(true);
  },
  atMost,
);

test('more texts beside a click than a page has there are not read', async () => {
  const drawn = [['1', 'visible', 'rgba(0, 0, 0, 0)', 'none', 'normal', 'rgb(0, 0, 0)']];
  const click = (count: number) => ({
    control: 'copy',
    shown: new Array(count).fill(['a'.repeat(1000), 10, drawn]),
    steps: 1,
  });
  expect(await answerTo('page/clicked', click(8))).not.toHaveProperty('error');
  expect(await answerTo('page/clicked', click(9))).toEqual({
    error: "'page/clicked' cannot be understood",
  });
});
