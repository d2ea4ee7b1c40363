// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { answerToPaste } from '@/lib/background/pastes';
import type { Pasted } from '@/lib/extension/paste-messages';
import { putOf } from '@/lib/page/ask-about';
import { seededRandom } from '@/test/fixtures/random';

const random = seededRandom(7);
const from = (alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('');
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base64 = (length: number) => from(`${base62}+/`, length);
const base64url = (length: number) => from(`${base62}-_`, length);
const lines = (text: string) => text.replace(/.{64}/g, '$&\n');

/** What people paste, and is no address however often one looks like the beginning of one. */
const texts: Record<string, () => string> = {
  'pieces of a lock file': () => {
    const at = random.below(lockFile.length - 4000);
    return lockFile.slice(at, at + 4000);
  },
  'keys of SSH': () =>
    Array.from(
      { length: 3 },
      () => `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC${base64(336)} me@host`,
    ).join('\n'),
  'a certificate': () =>
    `-----BEGIN CERTIFICATE-----\n${lines(base64(1200))}\n-----END CERTIFICATE-----`,
  'the source of a mail': () => `DKIM-Signature: v=1; bh=${base64(43)}=;\n b=${lines(base64(344))}`,
  'secrets of a program': () =>
    `TOKEN=eyJ${base64url(40)}.eyJ${base64url(120)}.${base64url(43)}\nAWS=${base64(40)}\nKEY=${base64(44)}`,
  'a link to a file': () => `https://drive.google.com/file/d/1${base64url(32)}/view`,
  'a token of a host of code': () => `ghp_${from(base62, 36)}`,
  'a key of a service': () => `sk-proj-${from(base62, 48)}`,
  'a place in the memory of a program': () => `0x${from('0123456789abcdef', 16)}`,
  'a name in a program': () => 'EventEmitterReferencingAsyncResource',
  'the key of a licence': () =>
    Array.from({ length: 5 }, () => from('abcdefghijklmnopqrstuvwxyz234567', 5)).join('-'),
};
const lockFile = readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8');

beforeEach(async () => {
  await fakeBrowser.storage.session.clear();
  await fakeBrowser.storage.local.clear();
});

test.each(Object.entries(texts))(
  '%s in a field without words of its own: nothing is said',
  async (_, make) => {
    const field = document.createElement('textarea');
    document.body.replaceChildren(field);
    const said: string[] = [];
    for (let turn = 0; turn < 60; turn++) {
      const put = putOf(make(), field);
      const answer = put && (await answerToPaste({ ...put, near: [], others: [] }, true));
      if (answer) said.push(`${answer.headline}: ${answer.address}`);
    }
    expect(said).toEqual([]);
  },
);

test.each([
  ['alone', '0x52908400098527886E0F7030069857D2E4169Ee7', []],
  ['alone, in groups', '1BvB MSEY stWe tqTF n5Au 4m4G Fg7x JaNV N3', []],
  ['alone, in its prefix', 'bv1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', []],
  [
    'in its prefix, where the form asks for an address',
    'comsos1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0emlrvp',
    ['Pay to this address'],
  ],
  [
    'among words, where the form asks for an address',
    'to 0x52908400098527886E0F7030069857D2E4169Ee7',
    ['Pay to this address'],
  ],
  [
    'with a letter of another alphabet, wherever it stands',
    'pay 1BvBMSEYstWetqTFn5Au4m4GFg7xJ\u0430NVN2 now',
    [],
  ],
])('a mistyped address %s is called out', async (_, text, near) => {
  const field = document.createElement('textarea');
  document.body.replaceChildren(field);
  const put = putOf(text, field);
  expect(put && (await answerToPaste({ ...put, near, others: [] }, true))?.level).toBeTruthy();
});

describe('the short form of an address', () => {
  const short = '0x5290…9EE7';
  const near = ['Recipient'];
  const said = async (change: Partial<Pasted> = {}, text = short) => {
    const field = document.createElement('input');
    document.body.replaceChildren(field);
    const put = putOf(text, field);
    const answer = put && (await answerToPaste({ ...put, near, others: [], ...change }, true));
    return answer && [answer.level, answer.headline, answer.reasons[0]?.text];
  };
  const words =
    'This is a shortened address, so the part that matters is missing and it cannot be checked. Copy the whole address.';

  test.each([
    short,
    '0x5290...9EE7',
    '0x5290‥9EE7',
    'bc1qw508d6…8f3t4',
    'TR7N****Lj6t',
    'GhZq…XkYp',
  ])('%s is told as what it is where an address is asked for', async (text) => {
    expect(await said({}, text)).toEqual(['invalid', 'Not a valid address', words]);
  });

  test.each([
    ['in any other field', { near: ['Message'] }],
    ['in a search, which may know it', { near: ['Search for an address'] }],
    ['where it is not pasted: a page may show it for what was', { isApart: true }],
    ['that a page puts in', { own: false }],
  ])('%s nothing is said of it', async (_, change) => {
    expect(await said(change)).toBeNull();
  });

  test('that a page makes whole is not changed, and one that it makes another of is', async () => {
    const whole = '0x52908400098527886E0F7030069857D2E4169EE7';
    const address = (tail: string) => ({
      address: whole,
      near,
      others: [],
      replaced: `0x5290…${tail}`,
      own: true,
    });
    expect(await answerToPaste(address('9EE7'), true)).toBeNull();
    expect((await answerToPaste(address('9EE8'), true))?.headline).toBe('Caution');
  });
});
