import * as z from 'zod/mini';
import { type CheckMessages, mostBeside, mostQuestions } from '@/lib/extension/check-messages';
import { cancelCheck } from './ask-once';
import { checkAddress, checkLocally } from './check';
import { askAboutOneOfMany } from './check-many';
import { keepCheck } from './history';
import { Address, Network } from './inputs';
import { givePicture } from './page-picture';
import { noteCopied, placedByPaste } from './pastes';
import { isPrivateWindow } from './private-window';
import type { Handlers } from './serve';

const question = () => ({
  address: Address,
  networkId: z.nullable(Network),
  isHidden: z.exactOptional(z.boolean()),
});

/** One function a message that checks what the user gave. */
export const checkHandlers: Pick<Handlers, keyof CheckMessages | 'check/copied'> = {
  check: {
    input: () =>
      z.strictObject({
        ...question(),
        ask: z.enum(['local', 'service']),
        byHand: z.exactOptional(z.boolean()),
        isPasted: z.exactOptional(z.boolean()),
        beside: z.exactOptional(z.string().check(z.maxLength(mostBeside))),
      }),
    answer: async ({ byHand = false, isPasted = false, beside = '', ...asked }, sender) => {
      const verdict = await checkAddress(asked, {
        ...(isPasted && { placement: await placedByPaste(asked.address) }),
        beside,
      });
      if (byHand && !(await isPrivateWindow(sender))) await keepCheck(verdict);
      return verdict;
    },
  },
  'check/cancel': {
    input: () => z.strictObject(question()),
    answer: async (given) => cancelCheck(given),
  },
  'check/copied': {
    input: () => z.strictObject({ address: Address }),
    answer: async ({ address }) => void (await noteCopied(address, null)),
  },
  'picture/take': {
    input: () => z.strictObject({ tabId: z.int() }),
    answer: givePicture,
  },
  'many/look-up': {
    input: () =>
      z.strictObject({
        questions: z.array(z.strictObject(question())).check(z.maxLength(mostQuestions)),
      }),
    answer: ({ questions }) => checkLocally(questions),
  },
  'many/ask': { input: () => z.strictObject(question()), answer: askAboutOneOfMany },
};
