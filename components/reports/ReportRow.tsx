import { i18n } from '#i18n';
import type { Report } from '@/lib/verdict/facts';
import { lastWords, networkWords, timesWords } from './report-words';

/** As many characters at the end of an address are seen in any width: those that people compare. */
const tail = 8;

/** One row of the long list: always of the same height, whatever stands in it. */
export function ReportRow({
  id,
  place,
  total,
  report,
  names,
  isChosen,
  onChoose,
}: {
  id: string;
  /** 0-based. */
  place: number;
  total: number;
  /** undefined: not read yet. */
  report: Report | undefined;
  names: ReadonlyMap<string, string>;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as in every list box with aria-activedescendant
    <div
      id={id}
      role="option"
      className="report-row"
      aria-selected={isChosen}
      aria-setsize={total}
      aria-posinset={place + 1}
      aria-busy={report ? undefined : true}
      onClick={onChoose}
    >
      {report ? (
        <Line report={report} names={names} />
      ) : (
        <span className="muted">{i18n.t('reports.reading')}</span>
      )}
    </div>
  );
}

function Line({ report, names }: { report: Report; names: ReadonlyMap<string, string> }) {
  const { address, label, lastReported, sourceId } = report;
  const words = [
    timesWords(report.count),
    lastWords(lastReported),
    names.get(sourceId) ?? sourceId,
    label,
  ];
  return (
    <>
      <code className="row-address" translate="no">
        <span>{address.slice(0, -tail)}</span>
        {address.slice(-tail)}
      </code>
      <span className="row-facts muted">
        <span className="tag">{networkWords(report)}</span>{' '}
        {words.filter((word) => word).join(' · ')}
      </span>
    </>
  );
}
