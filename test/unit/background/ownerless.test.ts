import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkLocally, judgePlaced, markAddresses } from '@/lib/background/check';
import { nowhere } from '@/lib/verdict/placement';

const caution = { level: 'caution', reasons: [{ code: 'ownerless', level: 'caution' }] };

vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);

test.each([
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dEaD',
  '0xdead000000000000000042069420694206942069',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  '11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
  'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
  'rrrrrrrrrrrrrrrrrrrrBZbvji',
  // Other spellings of an account: TRON's of the zeros, and the hash of zeros in bech32.
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs',
])(
  'nobody has the key of %s: a check says so, and a page shows no mark for it',
  async (address) => {
    const [checked] = await checkLocally([{ address, networkId: null }]);
    expect(checked).toMatchObject({ level: caution.level });
    expect(checked?.reasons[0]).toEqual(caution.reasons[0]);
    const [marked] = await markAddresses([address]);
    expect(marked?.level).toBe('unknown');
  },
);

test('nor of one that is put into a field; the next address has an owner', async () => {
  const zero = '0x0000000000000000000000000000000000000000';
  const verdicts = await judgePlaced([zero, zero.replace(/0$/, '1')], nowhere);
  expect(verdicts.map(({ level }) => level)).toEqual(['caution', 'unknown']);
});
