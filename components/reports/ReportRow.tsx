import { i18n } from '#i18n';
import { RowFacts } from '@/components/RowFacts';
import type { Report } from '@/lib/verdict/facts';
import { knownTimes, lastWords, networkWords } from './report-words';

/** As many characters at the end of an address are seen in any width: those that people compare. */
const tail = 8;

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
  const { address, label, sourceId } = report;
  const { count, lastReported: at } = report;
  const source = names.get(sourceId) ?? sourceId;
  // In a list without figures the name is all that there is to say.
  const isNamed = label && count === null && at === null;
  const figures = [knownTimes(count), lastWords(at)];
  const facts = isNamed ? [label, source] : [...figures, source, label ?? ''];
  return (
    <>
      <code className="row-address" translate="no">
        <span>{address.slice(0, -tail)}</span>
        {address.slice(-tail)}
      </code>
      <RowFacts
        first={<span className="tag">{networkWords(report)}</span>}
        facts={facts}
        figures={figures}
      />
    </>
  );
}
