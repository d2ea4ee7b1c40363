import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Runtime } from 'webextension-polyfill';
import { networks } from '@/lib/address/networks';
import { handlers } from '@/lib/background/handlers';
import { asksForAddress } from '@/lib/background/mistakes';
import { answerMessage } from '@/lib/background/serve';

const own = { id: 'abc', pages: 'chrome-extension://abc/' };
const tab = { id: 7, active: true } as NonNullable<Runtime.MessageSender['tab']>;
const sender = { id: 'abc', url: 'https://news.example/', tab, frameId: 0 };

/** How long the background takes for a message of a content script, in milliseconds. */
async function timeOf(type: string, request: object): Promise<number> {
  const begun = performance.now();
  expect(Object(await answerMessage(handlers, { type, request }, sender, own)).error).toBe(
    undefined,
  );
  return performance.now() - begun;
}

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

test.each([
  ['names all networks', lines.map((line) => `address, ${line.join(', ')}`)],
  ['says one word again and again', new Array(24).fill('address sent by '.repeat(25))],
])(
  'a list that is put into a form that %s takes about as long as in any other',
  async (_, near) => {
    expect(asksForAddress(near)).toBe(true);
    const plain = await timeOf('page/pasted', pasted([]));
    expect((await timeOf('page/pasted', pasted(near))) / plain).toBeLessThan(4);
  },
);

test('more texts beside a click than a page has there are not read', async () => {
  const drawn = [['1', 'visible', 'rgba(0, 0, 0, 0)', 'none', 'normal', 'rgb(0, 0, 0)']];
  const click = (count: number) => ({
    control: 'copy',
    shown: new Array(count).fill(['a'.repeat(1000), 10, drawn]),
    steps: 1,
  });
  await timeOf('page/clicked', click(8));
  const said = answerMessage(handlers, { type: 'page/clicked', request: click(9) }, sender, own);
  expect(await said).toEqual({ error: "'page/clicked' cannot be understood" });
});
