import * as z from 'zod/mini';
import { type HistoryMessages, mostKept } from '@/lib/extension/history-messages';
import { listChecks } from './history';
import { eraseChecks, removeCheck, restoreCheck } from './history-store';
import { Check, Nothing } from './inputs';
import type { Handlers } from './serve';

/** One function a message about what the user checked. */
export const historyHandlers: Pick<Handlers, keyof HistoryMessages> = {
  'history/list': {
    input: () => z.strictObject({ most: z.int().check(z.minimum(1), z.maximum(mostKept)) }),
    answer: listChecks,
  },
  'history/remove': {
    input: () => z.strictObject({ id: z.int() }),
    answer: ({ id }) => removeCheck(id),
  },
  'history/restore': { input: () => Check, answer: restoreCheck },
  'history/erase': { input: () => Nothing, answer: eraseChecks },
};
