import { type ReactNode, useId } from 'react';
import { AddressText } from '@/components/AddressText';
import { RowFacts } from '@/components/RowFacts';
import type { Report } from '@/lib/verdict/facts';
import { figuresOf, networkWords } from './report-words';

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
  const figures = figuresOf(report);
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
          facts={[report.label ?? '', ...figures, sourceName]}
          figures={figures}
        />
      </p>
      {children && <div id={id}>{children}</div>}
    </li>
  );
}
