import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { answerToPaste, noteClicked, noteCopied } from '@/lib/background/pastes';
import { clicked } from './clicked-texts';

// What stands beside a click of the user is what a script may have copied.

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const mallory = '0xde709f2102306220921060314715629080e2fb77';
const paste = (address: string) =>
  answerToPaste({ address, near: [], others: [], replaced: null, own: true }, true);
const click = (texts: readonly string[], control?: string) => noteClicked(clicked(texts, control));

beforeEach(() => fakeBrowser.storage.session.clear());

test.each([
  ['of the copied address, too', '0x52908…69EE7', '0x529080f2a1b3c4d5e6f708192a3b4c5d6e669ee7'],
  ['of fewer than six letters', '0xde7…77', mallory],
])('a short form %s excuses no swap', async (_, shown, swapped) => {
  await noteCopied(alice, null);
  await click([shown]);
  const told = (await paste(swapped))?.reasons.map(({ text }) => text).join() ?? '';
  expect(told).toContain('This is not the address that you copied');
});

test('the parts of one text beside a click may stand in elements of their own', async () => {
  await noteCopied(alice, null);
  await click(['Send to ', '0xde70', '…', 'fb77', 'Copy']);
  await click(['0xde70', '…', 'fb77']);
  expect(await paste(mallory)).toBeNull();
});

test('an address with a dash in it that stood beside a click is no swap, and neither is its short form', async () => {
  const ton = 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2';
  const other = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';
  for (const shown of [ton, 'EQDt…p4q2']) {
    await noteCopied(other, null);
    expect((await paste(ton))?.headline).toBe('Caution');
    await click([shown, 'a'.repeat(600)]);
    expect(await paste(ton)).toBeNull();
  }
});

test.each([
  ['Solana', '7EcD…FLtV', 'So11111111111111111111111111111111111111112', 'Caution'],
  ['TON', 'EQDt…p4q2', 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI', 'Caution'],
  ['another network', 'TR7N…Lj6t', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', undefined],
])('of %s, a button beside %s copied, and %s is pasted: %s', async (_, shown, pasted, said) => {
  await click([shown], '<button>Copy</button>');
  expect((await paste(pasted))?.headline).toBe(said);
});
