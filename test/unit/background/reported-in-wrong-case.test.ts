import { expect, test } from 'vitest';
import { checkAddress, lookUpAddresses } from '@/lib/background/check';
import { lookUpAnswer } from '@/lib/background/page-answer';
import { answerToPaste } from '@/lib/background/pastes';

// Both from the starter list, with one letter in the wrong case.
const ronin = '0x098b716B8Aaf21512996dC57EB0615e2383E2f96';
const twitter = 'bc1qXy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';
const nobodys = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';

test.each([ronin, twitter])(
  'what is reported in another case, %s, is told of as reported',
  async (address) => {
    const answer = lookUpAnswer(await lookUpAddresses([address]));
    expect(answer.kinds).toMatchObject([{ level: 'danger', needsContext: false }]);
    const pasted = { address, near: ['Recipient address'], others: [], replaced: null, own: true };
    expect((await answerToPaste(pasted, true))?.headline).toBe('Reported');
    const verdict = await checkAddress({ address, networkId: null, ask: 'local' });
    expect(verdict.reasons.map(({ code }) => code)).toEqual(['reported', 'invalid']);
  },
);

test('what nobody reported is no address in another case', async () => {
  expect(lookUpAnswer(await lookUpAddresses([nobodys])).of).toEqual([null]);
});
