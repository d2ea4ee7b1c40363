import { i18n } from '#i18n';
import type { ManyAnswer, Question } from '@/lib/extension/check-messages';
import type { ServiceErrorKind } from '@/lib/verdict/facts';
import type { Verdict } from '@/lib/verdict/verdict';
import { answerIn } from '@/lib/verdict/with-answer';
import { checkAddress } from './check';
import { readServiceSetup } from './connection';
import { gateFailure } from './service-gate';
import { whyUnanswered } from './why-unanswered';

/** Where the gate does not say how long to wait: the time for which it closes then, in milliseconds. */
const shortPause = 1000;

/** What another address would fail on as well: the next is not tried before the user did something about it. */
const general: readonly ServiceErrorKind[] = [
  'offline',
  'permission',
  'key',
  'key-untold',
  'redirect',
];

/** What every address would fail on where the service's own is wrong, but also one of a network that the service does not know. */
const perhapsGeneral: readonly ServiceErrorKind[] = ['not-found', 'not-the-service', 'refused'];

/** Asks the service about one of many addresses, unless the gate is shut: then nothing is sent, and the answer says how long to wait. */
export async function askAboutOneOfMany(question: Question): Promise<ManyAnswer> {
  const closed = await gateFailure();
  if (closed?.error === 'quota') return later(closed.retryAfter);
  if (closed) {
    return { status: 'stopped', message: whyUnanswered(closed, await readServiceSetup()) };
  }
  const verdict = await checkAddress({ ...question, ask: 'service' });
  const failure = failureOf(verdict);
  if (!failure) return answered(verdict);
  if (failure.error === 'quota') return later((await gateFailure())?.retryAfter);
  const { error, message } = failure;
  if (general.includes(error)) return { status: 'stopped', message };
  if (perhapsGeneral.includes(error)) return { status: 'refused', message, verdict };
  return { status: 'asked', verdict };
}

function answered(verdict: Verdict): ManyAnswer {
  const isAsked = answerIn(verdict).length > 0;
  return isAsked
    ? { status: 'asked', verdict }
    : { status: 'stopped', message: i18n.t('many.noService') };
}

function later(milliseconds = shortPause): ManyAnswer {
  return { status: 'later', milliseconds };
}

function failureOf({ reasons }: Verdict) {
  for (const reason of reasons) if (reason.code === 'service-failed') return reason;
  return null;
}
