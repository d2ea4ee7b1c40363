import { type ReactNode, useId } from 'react';
import { AddressText } from '@/components/AddressText';
import { RowFacts } from '@/components/RowFacts';
import type { Report } from '@/lib/verdict/facts';
import { knownTimes, lastWords, networkWords } from './report-words';

/**
 * One report: whom it is about, on which network, how often, when, and who says so. A missing network or date is said to be missing.
 * Its address opens what is known of the account, the `children`.
 */
export function ReportItem({
  report,
  sourceName,
  onToggle,
  children,
}: {
  report: Report;
  sourceName: string;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className="address-button"
        aria-expanded={Boolean(children)}
        aria-controls={children ? id : undefined}
        onClick={onToggle}
      >
        <AddressText address={report.address} />
      </button>
      <p className="whole-facts">
        <RowFacts
          first={<span className="tag">{networkWords(report)}</span>}
          facts={[...factsOf(report), sourceName]}
          figures={[knownTimes(report.count), lastWords(report.lastReported)]}
        />
      </p>
      {children && <div id={id}>{children}</div>}
    </li>
  );
}

/** Its name, how often and when. A name says more than that a date is missing. */
function factsOf({ label, count, lastReported }: Report): string[] {
  return [
    ...(label ? [label] : []),
    knownTimes(count),
    ...(lastReported !== null || !label ? [lastWords(lastReported)] : []),
  ];
}
