import { i18n } from '#i18n';
import type { Reason, Verdict } from '@/lib/verdict/verdict';

/**
 * What to do about a reason of a verdict, where its own words do not say so; else empty. Of several reports the first says it for all.
 */
export function adviceOn(reason: Reason, { reasons }: Pick<Verdict, 'reasons'>): string {
  if (reason.code === 'invalid') return onMistyped(reason, reasons);
  return reason === reasons.find(isReport) ? i18n.t('reason.reportedAdvice') : '';
}

/** Whether somebody reported this very address: what is said of the same account elsewhere has its own advice. */
export function isReport(reason: Reason): boolean {
  if (reason.code === 'reported') return !reason.elsewhere && !reason.otherwise;
  return reason.code === 'service-report';
}

/** Beside the address that was meant, which character is wrong can be seen. */
function onMistyped(
  { validity }: Extract<Reason, { code: 'invalid' }>,
  reasons: readonly Reason[],
): string {
  if (reasons.some(({ code }) => code === 'lookalike')) return '';
  if (validity.reason === 'checksum') return i18n.t('check.checksumAdvice');
  return validity.reason === 'length' ? i18n.t('check.lengthAdvice') : '';
}
