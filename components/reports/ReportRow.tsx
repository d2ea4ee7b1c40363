import { i18n } from '#i18n';
import { RowAddress } from '@/components/RowAddress';
import { RowFacts } from '@/components/RowFacts';
import type { Report } from '@/lib/verdict/facts';
import { knownTimes, lastWords, networkWords } from './report-words';

/** What stands in one row of the long list: always of the same height. */
export function ReportRow({
  report,
  names,
}: {
  /** undefined: not read yet. */
  report: Report | undefined;
  names: ReadonlyMap<string, string>;
}) {
  if (!report) {
    return (
      <span className="late">
        <span className="unseen">{i18n.t('reports.reading')}</span>
        <span className="skeleton-line" />
        <span className="skeleton-line" />
      </span>
    );
  }
  const { address, label, sourceId, count, lastReported: at } = report;
  const source = names.get(sourceId) ?? sourceId;
  // In a list without figures the name is all that there is to say.
  const isNamed = label && count === null && at === null;
  const figures = [knownTimes(count), lastWords(at)];
  const facts = isNamed ? [label, source] : [...figures, source, label ?? ''];
  return (
    <>
      <RowAddress address={address} />
      <RowFacts
        first={<span className="tag">{networkWords(report)}</span>}
        facts={facts}
        figures={figures}
      />
    </>
  );
}
