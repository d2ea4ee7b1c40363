import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { answerToPaste, noteCopied } from '@/lib/background/pastes';
import type { Pasted } from '@/lib/extension/paste-messages';

const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const mallory = '0xde709f2102306220921060314715629080e2fb77';
const paste = (address: string, { also = [], near = [], others = [] }: Partial<Pasted> = {}) =>
  answerToPaste({ address, also, near, others, replaced: null, own: true }, true);

beforeEach(async () => {
  await fakeBrowser.storage.session.clear();
  await fakeBrowser.storage.local.clear();
});

test.each([
  ['a reported one is the last', [mallory, wannaCry], {}, 'Reported'],
  [
    'one is mistyped',
    [mallory, '0x52908400098527886E0F7030069857D2E4169Ee7'],
    { near: ['Addresses of the recipients'] },
    'Not a valid address',
  ],
  [
    'a reported one stands beside a mistyped one',
    ['0x52908400098527886E0F7030069857D2E4169Ee7', wannaCry],
    {},
    'Reported',
  ],
  [
    'one is of another network than the form',
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', mallory],
    { near: ['TRC20'] },
    'Caution',
  ],
])(
  'of several addresses that are pasted together, the worst is said: %s',
  async (_, also, change, headline) => {
    expect((await paste(alice, { near: ['ERC20'], ...change, also }))?.headline).toBe(headline);
  },
);

test('of a list that fills a field, the last is judged as the first', async () => {
  const also = [...new Array(1499).fill(mallory), wannaCry];
  expect((await paste(alice, { also }))?.headline).toBe('Reported');
  expect(await paste(alice, { also: also.slice(0, -1) })).toBeNull();
});

test('several addresses that are pasted together are no swap of the one that was copied, and need no tag of the form', async () => {
  await noteCopied(alice, null);
  expect(await paste(mallory, { also: ['0x8617E340B3D01FA5F11F306F4090FD50E238070D'] })).toBeNull();
  const xrp = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';
  expect(await paste(xrp, { also: [xrp], others: ['0memo'] })).toBeNull();
  expect((await paste(xrp, { others: ['0memo'] }))?.headline).toBe('Caution');
});

test('a name of EOS in a form without its memo is called out, and in no other field', async () => {
  const near = ['EOS account name'];
  const others = ['0memo'];
  expect((await paste('binancecleos', { near, others }))?.reasons[0]?.text).toContain(
    'tag or memo',
  );
  expect(await paste('binancecleos', { near, others: ['1memo'] })).toBeNull();
  expect(await paste('12.5', { near: ['Amount', 'EOS'], others })).toBeNull();
  expect(await paste('binancecleos', { near: ['Account'], others })).toBeNull();
});

test('a search beside the tab of a network is for no network', async () => {
  expect(await paste(alice, { near: ['Search by address', 'TRON'] })).toBeNull();
});
