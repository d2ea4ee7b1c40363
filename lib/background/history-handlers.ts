import * as z from 'zod/mini';
import type { HistoryMessages } from '@/lib/extension/history-messages';
import { listChecks } from './history';
import { eraseChecks, removeCheck, restoreCheck } from './history-store';
import { Check } from './inputs';
import type { Handlers } from './serve';

/** One function a message about what the user checked. */
export const historyHandlers: Pick<Handlers, keyof HistoryMessages> = {
  'history/list': {
    input: () => z.strictObject({ most: z.int().check(z.minimum(1), z.maximum(1000)) }),
    answer: listChecks,
  },
  'history/remove': {
    input: () => z.strictObject({ id: z.int() }),
    answer: async ({ id }) => {
      await removeCheck(id);
      return null;
    },
  },
  'history/restore': {
    input: () => Check,
    answer: restoreCheck,
  },
  'history/erase': {
    input: () => z.undefined(),
    answer: async () => {
      await eraseChecks();
      return null;
    },
  },
};
