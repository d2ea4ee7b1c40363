import { i18n } from '#i18n';
import type { Reason } from '@/lib/verdict/verdict';
import { day, number } from './figures';

type Reported = Extract<Reason, { code: 'reported' }>;
type ServiceReport = Extract<Reason, { code: 'service-report' }>;

/**
 * What is said of a report, in one sentence.
 * @param end how it ends: with a full stop, or with what to do
 */
export function reportText(
  reason: Reported | ServiceReport,
  end: string = i18n.t('reason.end'),
): string {
  if (reason.code === 'reported') return listReport(reason, end);
  // The service may have ended its sentence.
  const text = withDays(reason.text).replace(/[.。।]\s*$/, '');
  return i18n.t('reason.serviceReport', { text }) + end;
}

function listReport(reason: Reported, end: string): string {
  const { count: times, lastReported, label } = reason.report;
  return [
    whatIsReported(reason),
    // A list that counts none has no count: whoever stands in it was reported.
    !times ? '' : i18n.t('reason.reportedTimes', times, [number(times)]),
    lastReported === null ? '' : i18n.t('reason.reportedLast', { day: day(lastReported) }),
    label ? i18n.t('reason.reportedLabel', { label }) : '',
    reason.elsewhere || reason.otherwise ? i18n.t('reason.endSame') : end,
  ].join('');
}

function whatIsReported({ report: { network, address }, elsewhere, otherwise }: Reported): string {
  if (otherwise)
    return elsewhere
      ? i18n.t('reason.reportedElsewhereAs', { network, address })
      : i18n.t('reason.reportedAs', { address });
  return elsewhere ? i18n.t('reason.reportedElsewhere', { network }) : i18n.t('reason.reported');
}

/** With the days of a service's text as all days here are written. */
function withDays(text: string): string {
  return text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (date) => {
    const at = Date.parse(date);
    return Number.isNaN(at) ? date : day(at);
  });
}
