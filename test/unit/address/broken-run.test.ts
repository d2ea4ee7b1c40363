import { expect, test } from 'vitest';
import { findCandidates } from '@/lib/address/candidates';
import { findAddresses } from '@/lib/address/find';
import { findRuns, type Run } from '@/lib/page/runs';

const address = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const candidates = (text: string) =>
  findCandidates(text).map(({ start, end }) => text.slice(start, end));

test.each([...address].keys().toArray())(
  'a Cyrillic letter at place %i leaves a candidate',
  (at) => {
    const broken = `${address.slice(0, at)}а${address.slice(at + 1)}`;
    const text = `Pay to ${broken} today`;
    expect(candidates(text)).toContain(broken);
    const runs: Run[] = [];
    findRuns(text, 0, text.length, runs);
    expect(runs.some(({ start, end }) => start <= 8 && end >= text.indexOf(' today'))).toBe(true);
  },
);

test('an address with words of another alphabet joined to it is found as before', () => {
  const text = `кошелёк${address}и ещё`;
  expect(findAddresses(text).map((found) => found.address)).toEqual([address]);
});

test.each(['；', '，', '）（', '：'])(
  'addresses with a stroke in them are all found where full-width "%s" joins them',
  (joint) => {
    const all = [
      'EQBiA3tEroM6LYE7gIMkDWIVY4-J_qli9EU5zMLhM6y0_RZa',
      'UQBiA3tEroM6LYE7gIMkDWIVY4-J_qli9EU5zMLhM6y0_Uuf',
      'ryjl3-tyaaa-aaaaa-aaaba-cai',
      address,
    ];
    expect(findAddresses(all.join(joint)).map((found) => found.address)).toEqual(all);
  },
);

test.each([
  ['words', 'Превысокомногорассмотрительствующий электрофотополупроводниковый'],
  ['a long word with a name in it', 'какойтооченьдлинныйтекстVisaбезпробеловиточек'],
  ['plain text', 'nothing of the kind stands here at all, not even once'],
])('%s are no candidate', (_, text) => {
  expect(candidates(text)).toEqual([]);
});
