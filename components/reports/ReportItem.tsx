import { type ReactNode, useId } from 'react';
import { AddressText } from '@/components/AddressText';
import { OuterLink } from '@/components/OuterLink';
import type { Report } from '@/lib/verdict/facts';
import { lastWords, networkWords, timesWords } from './report-words';

/**
 * One report: whom it is about, on which network, how often, when, and who says so. Missing facts are said to be missing. Its address
 * opens what is known of the account, the `children`.
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
  const { address, link } = report;
  return (
    <li>
      <button
        type="button"
        className="address-button"
        aria-expanded={Boolean(children)}
        aria-controls={children ? id : undefined}
        onClick={onToggle}
      >
        <AddressText address={address} />
      </button>
      {report.label && <p>{report.label}</p>}
      <p className="muted">
        <span className="tag">{networkWords(report)}</span> <Facts report={report} />
        {link ? <OuterLink href={link}>{sourceName}</OuterLink> : sourceName}
      </p>
      {children && <div id={id}>{children}</div>}
    </li>
  );
}

/** How often and when. A label says more than that two facts are missing. */
function Facts({ report: { count, lastReported, label } }: { report: Report }) {
  return (
    <>
      {(count !== null || !label) && `${timesWords(count)} · `}
      {lastReported !== null && <Day at={lastReported} />}
      {lastReported === null && !label && `${lastWords(null)} · `}
    </>
  );
}

function Day({ at }: { at: number }) {
  return (
    <>
      <time dateTime={new Date(at).toISOString().slice(0, 10)}>{lastWords(at)}</time> ·{' '}
    </>
  );
}
