import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import { comparedWithChosen } from '@/lib/extension/lookalike-words';
import { networkNames } from '@/lib/extension/network-names';
import { shownReasons } from '@/lib/extension/shown-reasons';
import { headlineWords, otherOf, reasonWords } from '@/lib/extension/verdict-words';
import { reasonSource } from '@/lib/extension/words';
import {
  isSecret,
  levelSoFar,
  networksMeant,
  type Reason,
  type Verdict,
} from '@/lib/verdict/verdict';
import { AccountPicture } from './AccountPicture';
import { AddressText } from './AddressText';
import { ComparedAddresses } from './ComparedAddresses';
import { CopyButton } from './CopyButton';
import { ExplorerLinks } from './check/ExplorerLinks';
import { ExportMenu } from './check/ExportMenu';
import { Icon } from './Icon';
import { OuterLink } from './OuterLink';
import { OwnButtons } from './own/OwnButtons';
import { wrongPlace } from './wrong-place';

/**
 * Headline, address, networks and reasons of one verdict, and what else there is to say at its foot. A secret is not written out again.
 * `isSoFar`: somebody is still being asked who may have a report.
 */
export function VerdictView({
  verdict,
  isSoFar = false,
  children,
}: {
  verdict: Verdict;
  isSoFar?: boolean;
  children?: ReactNode;
}) {
  const level = isSoFar ? levelSoFar(verdict.level) : verdict.level;
  return (
    <div className="verdict-card">
      <h2 className="headline">
        <Icon name={level} />
        {level === verdict.level ? headlineWords(verdict) : i18n.t('headline.soFar')}
      </h2>
      {!isSecret(verdict) && <Subject verdict={verdict} />}
      <ul className="reasons">
        {shownReasons(verdict).map((reason) => (
          <ReasonLine key={reasonKey(reason)} reason={reason} verdict={verdict} />
        ))}
      </ul>
      {children}
    </div>
  );
}

/**
 * What can be done with a verdict's address: copy it, look at it in an explorer, take the result away, trust or block it. Where it is
 * none, it is copied and taken away all the same, for whoever it came from; a secret is not. `onChange` is called when the user said
 * something of it, so that there is another verdict to be asked for.
 */
export function VerdictActions({ verdict, onChange }: { verdict: Verdict; onChange: () => void }) {
  if (isSecret(verdict) || verdict.address === '') return null;
  if (verdict.format === undefined) {
    return (
      <div className="actions verdict-actions">
        <CopyButton text={verdict.address} isAddress={false} />
        <ExportMenu verdict={verdict} />
      </div>
    );
  }
  return (
    <>
      <div className="actions verdict-actions">
        <CopyButton text={verdict.address} />
        <ExplorerLinks verdict={verdict} />
      </div>
      <OwnButtons key={verdict.address} verdict={verdict} onChange={onChange}>
        <ExportMenu verdict={verdict} />
      </OwnButtons>
    </>
  );
}

/** The address, with the picture of its account where it has one, and what it is. */
function Subject({ verdict }: { verdict: Verdict }) {
  const { address, format } = verdict;
  // A request of a whole screen tells nobody anything.
  if (otherOf(verdict)) return null;
  const [first] = networksMeant(verdict);
  const pointed = wrongPlace(verdict);
  return (
    <div className="subject">
      {format !== undefined && first && <AccountPicture address={address} networkId={first} />}
      <div>
        <p>
          <AddressText address={address} {...pointed} />
        </p>
        {format !== undefined && <p className="muted">{kindOf(verdict)}</p>}
      </div>
    </div>
  );
}

function ReasonLine({ reason, verdict }: { reason: Reason; verdict: Verdict }) {
  const source = reasonSource(reason, verdict.at);
  const link = reason.code === 'reported' ? reason.report.link : undefined;
  return (
    <li data-level={reason.level}>
      {/* As in the list of contacts: a question it is not. */}
      <Icon name={reason.code === 'own-trusted' ? 'done' : reason.level} />
      <div>
        <p>{reasonWords(reason, verdict)}</p>
        {reason.code === 'lookalike' && <ComparedAddresses rows={comparedWithChosen(reason)} />}
        {source && (
          <p className="muted">
            {source}
            {link && (
              <>
                {' · '}
                <OuterLink href={link}>{i18n.t('common.details')}</OuterLink>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** In plain words, and last the name of its form, for those who look for it. */
function kindOf(verdict: Verdict): string {
  const { checksum, format } = verdict;
  const facts = [networkNames(networksMeant(verdict))];
  if (checksum === 'verified') facts.push(i18n.t('check.checksumRight'));
  if (format !== undefined) facts.push(i18n.t('check.form', { format }));
  return facts.join(' · ');
}

function reasonKey(reason: Reason): string {
  if (reason.code === 'reported') return `${reason.report.sourceId} ${reason.report.id}`;
  return 'sourceName' in reason ? `${reason.code} ${reason.sourceName}` : reason.code;
}
