import { isNote, sortWorstFirst } from './order-reasons';
import { isOutdone } from './source-reasons';
import type { Reason, Verdict } from './verdict';

/** What the service said, of the reasons of a verdict. */
export function answerIn({ reasons }: Verdict): Reason[] {
  return reasons.filter(({ code }) => code.startsWith('service-'));
}

/** A newer verdict of the lists, with what the service said before: as it would be judged with that answer. */
export function withAnswerBefore(verdict: Verdict, answer: readonly Reason[]): Verdict {
  if (answer.length === 0) return verdict;
  const local = verdict.reasons.filter(
    (reason) => reason.code !== 'starter-only' && !isOutdone(reason),
  );
  const isOfLists = ({ code }: Reason) => code.startsWith('list');
  const reasons = sortWorstFirst([
    ...local.filter((reason) => !isNote(reason) && !isOfLists(reason)),
    ...answer,
    ...local.filter(isOfLists),
  ]);
  return {
    ...verdict,
    level: reasons[0]?.level ?? 'unknown',
    reasons: [...reasons, ...local.filter(isNote)],
  };
}
