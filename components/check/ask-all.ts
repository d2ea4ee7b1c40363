import { i18n } from '#i18n';
import { errorWords } from '@/components/error-words';
import { isPrivateHere } from '@/components/private-window';
import { longestAddress, type Question } from '@/lib/extension/check-messages';
import { type Messages, send } from '@/lib/extension/messages';
import { isSecret, type Level, levelSoFar, type Reason, type Verdict } from '@/lib/verdict/verdict';
import { answerIn, withAnswerBefore } from '@/lib/verdict/with-answer';

/** Where a check stands. `host` is the service that is or was asked. */
export type CheckState =
  | { status: 'idle' }
  | { status: 'asking-lists' }
  | { status: 'asking-service'; verdict: Verdict; host: string }
  | { status: 'done'; verdict: Verdict; asked: Asked[] }
  /** `isFinal`: asking once more would not help. */
  | { status: 'failed'; message: string; isFinal?: boolean };

/** Whom a check asks: the lists in this browser alone, or the service too where one is set. */
export type Ask = 'lists' | 'all';

/** `isPasted`: the address came from the clipboard; `beside`: with this text around it. */
export type Asking = Question & { ask: Ask; isPasted?: boolean; beside?: string };

/** One who could be asked about an address, and in words whether it was. */
export type Asked = { name: string; outcome: string };

/** What is shown where the user cancels: what the lists said, and that the service was not asked to the end. That is no "no report". */
export function cancelled({ verdict, host }: { verdict: Verdict; host: string }): CheckState {
  const stopped = { code: 'service-cancelled', level: 'unknown', sourceName: host } as const;
  return {
    status: 'done',
    verdict: withReason(verdict, stopped, ['unknown', 'clear']),
    asked: [listsAsked(), { name: host, outcome: i18n.t('check.outcome.cancelled') }],
  };
}

function listsAsked(): Asked {
  return { name: i18n.t('check.lists'), outcome: i18n.t('check.outcome.asked') };
}

function withoutService(serviceAddress: string | null): Asked[] {
  if (serviceAddress === null) return [];
  return [{ name: new URL(serviceAddress).host, outcome: i18n.t('check.outcome.nothingSent') }];
}

/** Asks the lists, then the service where it is to be asked and the answer is still wanted, and shows how that stands. */
export async function askAll(
  asking: Asking,
  isLate: () => boolean,
  show: (next: CheckState) => void,
): Promise<void> {
  const { ask, address } = asking;
  const question = { ...questionOf(asking), byHand: !isPrivateHere() };
  if (address.length > longestAddress)
    return show({ status: 'failed', message: i18n.t('check.tooLong'), isFinal: true });
  show({ status: 'asking-lists' });
  try {
    const [verdict, { serviceAddress }] = await Promise.all([
      send('check', { ...question, ask: 'local' }),
      send('settings/get'),
    ]);
    if (isLate()) return;
    if (serviceAddress === null || isSecret(verdict) || !address || ask === 'lists') {
      const looked = verdict.networks.length > 0 ? [listsAsked()] : [];
      show({ status: 'done', verdict, asked: [...looked, ...withoutService(serviceAddress)] });
      return;
    }
    const host = new URL(serviceAddress).host;
    show({ status: 'asking-service', verdict, host });
    show(await askService(verdict, { ...question, ask: 'service' }, host));
  } catch (error) {
    show({ status: 'failed', message: errorWords(error) });
  }
}

/**
 * What the lists say of the address by now. Nobody is asked, and the history gets no other check.
 * @returns makes that of a verdict with what the service said in it
 */
export async function lookAgain(asking: Asking): Promise<(before: Verdict) => Verdict> {
  const verdict = await send('check', { ...questionOf(asking), ask: 'local' });
  return (before) => withAnswerBefore(verdict, answerIn(before));
}

function questionOf({ ask: _, isPasted, isHidden, beside, ...asked }: Asking) {
  return {
    ...asked,
    ...(isPasted && { isPasted }),
    ...(isHidden && { isHidden }),
    ...(beside && { beside }),
  };
}

async function askService(
  local: Verdict,
  question: Messages['check']['request'],
  host: string,
): Promise<CheckState> {
  const verdict = await send('check', question).catch((error: unknown) =>
    withFailure(local, errorWords(error), host),
  );
  return {
    status: 'done',
    verdict,
    asked: [listsAsked(), { name: host, outcome: outcomeOf(verdict) }],
  };
}

function outcomeOf(verdict: Verdict): string {
  const answer = answerIn(verdict);
  if (answer.some((reason) => reason.code === 'service-failed' && !reason.isUnsent)) {
    return i18n.t('check.outcome.failed');
  }
  return answer.some(({ code }) => code !== 'service-failed')
    ? i18n.t('check.outcome.asked')
    : i18n.t('check.outcome.notAsked');
}

/** The background itself gave no answer. As with every other failure, "no report" becomes "not known". */
function withFailure(local: Verdict, message: string, sourceName: string): Verdict {
  const failure = {
    code: 'service-failed',
    level: 'unknown',
    error: 'broken',
    message,
    sourceName,
  } as const;
  return withReason(local, failure, ['clear']);
}

/** The verdict with one reason more, before those of the levels `milder`, where not all have answered. */
function withReason(verdict: Verdict, reason: Reason, milder: readonly Level[]): Verdict {
  const isMilder = ({ level }: Reason) => milder.includes(level);
  return {
    ...verdict,
    level: levelSoFar(verdict.level),
    reasons: [
      ...verdict.reasons.filter((one) => !isMilder(one)),
      reason,
      ...verdict.reasons.filter(isMilder),
    ],
  };
}
