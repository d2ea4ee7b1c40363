import { AddressText } from '@/components/AddressText';
import { OuterLink } from '@/components/OuterLink';
import { findNetwork } from '@/lib/address/networks';
import type { Report } from '@/lib/verdict/facts';

/** One report: whom it is about, on which network, how often, when, and who says so. Missing facts are said to be missing. */
export function ReportItem({ report, sourceName }: { report: Report; sourceName: string }) {
  const { address, network, networkId, count, lastReported, label, link } = report;
  const symbol = networkId ? findNetwork(networkId).symbol : network;
  return (
    <li>
      <AddressText address={address} />
      {label && <p>{label}</p>}
      <p className="muted">
        <span className="tag">{symbol || 'network unknown'}</span>{' '}
        {/* A label says more than that two facts are missing. */}
        {(count !== null || !label) && `${timesWords(count)} · `}
        {lastReported !== null && <Day at={lastReported} />}
        {lastReported === null && !label && 'date unknown · '}
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
  return (
    <>
      last <time dateTime={day}>{day}</time> ·{' '}
    </>
  );
}
