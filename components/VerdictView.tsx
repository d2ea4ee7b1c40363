import { findNetwork } from '@/lib/address/networks';
import { networkNames } from '@/lib/extension/network-names';
import { headline, reasonSource, reasonText } from '@/lib/extension/words';
import type { Reason, Verdict } from '@/lib/verdict/verdict';
import { AddressText } from './AddressText';
import { CopyButton } from './CopyButton';
import { Icon } from './Icon';
import { OuterLink } from './OuterLink';
import { OwnButtons } from './own/OwnButtons';

/** Headline, address, networks and reasons of one verdict. A secret is not written out again. */
export function VerdictView({ verdict }: { verdict: Verdict }) {
  return (
    <>
      <h2 className="headline">
        <Icon name={verdict.level} />
        {headline(verdict)}
      </h2>
      {!isSecret(verdict) && <AddressText address={verdict.address} />}
      {verdict.format !== undefined && <p className="muted">{kindOf(verdict)}</p>}
      <ul className="reasons">
        {verdict.reasons.map((reason) => (
          <ReasonLine key={reasonKey(reason)} reason={reason} now={verdict.at} />
        ))}
      </ul>
    </>
  );
}

/**
 * What can be done with a verdict's address: copy it, look at it in an explorer, trust or block it. Nothing where it is none.
 * `onChange` is called when the user said something of it, so that there is another verdict to be asked for.
 */
export function VerdictActions({ verdict, onChange }: { verdict: Verdict; onChange: () => void }) {
  if (verdict.format === undefined) return null;
  return (
    <>
      <div className="actions">
        <CopyButton text={verdict.address} />
        {explorersOf(verdict).map(({ id, name, href }) => (
          <OuterLink key={id} href={href}>
            {name} explorer
          </OuterLink>
        ))}
      </div>
      <OwnButtons key={verdict.address} verdict={verdict} onChange={onChange} />
    </>
  );
}

/** Whether the text was taken for a private key or a recovery phrase. */
export function isSecret(verdict: Verdict): boolean {
  return verdict.reasons.some(({ code }) => code === 'secret');
}

function ReasonLine({ reason, now }: { reason: Reason; now: number }) {
  const source = reasonSource(reason, now);
  const link = reason.code === 'reported' ? reason.report.link : undefined;
  return (
    <li data-level={reason.level}>
      <Icon name={reason.level} />
      <div>
        <p>{reasonText(reason)}</p>
        {source && (
          <p className="muted">
            {source}
            {link && (
              <>
                {' · '}
                <OuterLink href={link}>Details</OuterLink>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function kindOf({ networkId, networks, format, checksum }: Verdict): string {
  const names = networkNames(networkId ? [networkId] : networks);
  return `${names} · ${format}${checksum === 'verified' ? ' · checksum right' : ''}`;
}

function explorersOf({ networkId, networks, address }: Verdict) {
  return (networkId ? [networkId] : networks.slice(0, 3)).flatMap((id) => {
    const { name, explorer } = findNetwork(id);
    return explorer ? [{ id, name, href: explorer + encodeURIComponent(address) }] : [];
  });
}

function reasonKey(reason: Reason): string {
  if (reason.code === 'reported') return `${reason.report.sourceId} ${reason.report.id}`;
  return 'sourceName' in reason ? `${reason.code} ${reason.sourceName}` : reason.code;
}
