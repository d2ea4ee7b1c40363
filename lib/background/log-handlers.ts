import type { LogMessages } from '@/lib/extension/log-messages';
import { Nothing } from './inputs';
import { clearLog, readLog } from './request-log';
import type { Handlers } from './serve';

/** One function a message about what left the browser. */
export const logHandlers: Pick<Handlers, keyof LogMessages> = {
  'log/list': { input: () => Nothing, answer: readLog },
  'log/clear': { input: () => Nothing, answer: clearLog },
};
