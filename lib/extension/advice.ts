import { i18n } from '#i18n';
import type { Reason, Verdict } from '@/lib/verdict/verdict';
import { reportText } from './report-words';
import { reasonText } from './words';

/**
 * One sentence about a reason of a verdict, with what to do about it. Of several reports the first says it for all.
 * @param end how that of a report ends, where it is another way
 */
export function advisedText(
  reason: Reason,
  { reasons }: Pick<Verdict, 'reasons'>,
  end: string = i18n.t('reason.endReported'),
): string {
  const [first] = reasons.filter(isReport);
  return first && reason === first ? reportText(first, end) : reasonText(reason);
}

/** Whether somebody reported this very address: what is said of the same account elsewhere has its own advice. */
function isReport(
  reason: Reason,
): reason is Extract<Reason, { code: 'reported' | 'service-report' }> {
  if (reason.code === 'reported') return !reason.elsewhere && !reason.otherwise;
  return reason.code === 'service-report';
}
