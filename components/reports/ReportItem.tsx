import { AddressText } from '@/components/AddressText';
import { OuterLink } from '@/components/OuterLink';
import type { Report } from '@/lib/verdict/facts';

/** One report: whom it is about, on which network, how often, when, and who says so. Missing facts are said to be missing. */
export function ReportItem({ report, sourceName }: { report: Report; sourceName: string }) {
  const { address, network, count, lastReported, label, link } = report;
  return (
    <li>
      <AddressText address={address} />
      {label && <p>{label}</p>}
      <p className="muted">
        <span className="tag">{network || 'network unknown'}</span> {timesWords(count)} ·{' '}
        {lastReported === null ? 'date unknown' : <Day at={lastReported} />} ·{' '}
        {link ? <OuterLink href={link}>{sourceName}</OuterLink> : sourceName}
      </p>
    </li>
  );
}

function timesWords(count: number | null): string {
  if (count === null) return 'number of reports unknown';
  return count === 1 ? '1 report' : `${count.toLocaleString('en')} reports`;
}

function Day({ at }: { at: number }) {
  const day = new Date(at).toISOString().slice(0, 10);
  return <time dateTime={day}>last {day}</time>;
}
