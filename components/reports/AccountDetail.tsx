import { useId } from 'react';
import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { CopyButton } from '@/components/CopyButton';
import { FailedNotice } from '@/components/FailedNotice';
import { OuterLink } from '@/components/OuterLink';
import { sourceWords } from '@/components/source-words';
import { Waiting } from '@/components/Waiting';
import type { AccountReports } from '@/lib/extension/report-messages';
import type { Report, SourceState } from '@/lib/verdict/facts';
import { figuresOf, networkWords } from './report-words';
import { type AccountState as Asked, type Homes, useAccount } from './use-account';
import { whereToDispute } from './where-to-dispute';

type Found = Extract<Asked, { status: 'ready' }>;

/**
 * All that the lists have of the account of one report: every source's records, other spellings, and where to dispute them. Its address can
 * be copied, and `onCheck` takes it to the tab `Check`.
 */
export function AccountDetail({
  report,
  onCheck,
}: {
  report: Report;
  onCheck: (address: string) => void;
}) {
  return (
    <>
      <div className="actions">
        <CopyButton text={report.address} />
        <button type="button" className="quiet" onClick={() => onCheck(report.address)}>
          {i18n.t('page.openUnderCheck')}
        </button>
      </div>
      <AccountState report={report} />
    </>
  );
}

function AccountState({ report }: { report: Report }) {
  const { state, tryAgain } = useAccount(report.address, report.networkId);
  switch (state.status) {
    case 'loading':
      return <Waiting words={i18n.t('sources.asking')} form="lines" />;
    case 'failed':
      return (
        <FailedNotice
          words={i18n.t('reports.failed', { message: state.message })}
          onAgain={tryAgain}
        />
      );
    case 'ready':
      return isGone(report, state) ? (
        <p role="status">{i18n.t('account.gone')}</p>
      ) : (
        <Account report={report} {...state} />
      );
  }
}

/**
 * Whether the lists changed since the report was shown, and have none of its account any more. Some are found by no address: those on networks
 * for tests.
 */
function isGone({ sourceId }: Report, { account, wasFound }: Found): boolean {
  const { reports, sources } = account;
  if (reports.length > 0 || !sources) return false;
  return wasFound || !sources.some(({ id }) => id === sourceId);
}

function Account({
  report,
  account,
  homes,
  staleAfter,
}: {
  report: Report;
  account: AccountReports;
  homes: Homes;
  staleAfter: number;
}) {
  const headId = useId();
  // What cannot be read, or found, is known from the row.
  const reports = account.reports.length > 0 ? account.reports : [report];
  const others = [...new Set(reports.map(({ address }) => address))].filter(
    (address) => address !== report.address,
  );
  return (
    <div className="account">
      <ul className="account-records">
        {reports.map((one) => (
          <RecordOf
            key={`${one.sourceId} ${one.id}`}
            report={one}
            source={account.sources?.find(({ id }) => id === one.sourceId)}
            home={homes.get(one.sourceId) ?? null}
            staleAfter={staleAfter}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <section aria-labelledby={headId}>
          <h3 id={headId}>{i18n.t('account.alsoWritten')}</h3>
          <ul className="spellings">
            {others.map((address) => (
              <li key={address}>
                <AddressText address={address} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function RecordOf({
  report,
  source,
  home,
  staleAfter,
}: {
  report: Report;
  source: SourceState | undefined;
  home: string | null;
  staleAfter: number;
}) {
  const name = source?.name ?? report.sourceId;
  const figures = figuresOf(report);
  const dispute = whereToDispute(report, { name, home });
  return (
    <li>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {source && (
          <span className="muted"> · {sourceWords(source, { now: Date.now(), staleAfter })}</span>
        )}
      </p>
      {report.label && (
        <p>
          <bdi>{report.label}</bdi>
        </p>
      )}
      <p className="muted">
        <span className="tag">{networkWords(report)}</span> {figures.join(' · ')}
        {report.link && (
          <>
            {figures.length > 0 && ' · '}
            <OuterLink href={report.link}>{i18n.t('common.details')}</OuterLink>
          </>
        )}
      </p>
      <p className="muted">
        {i18n.t('account.isWrong', { words: dispute.words })}{' '}
        {dispute.href && <OuterLink href={dispute.href}>{hostOf(dispute.href)}</OuterLink>}
      </p>
    </li>
  );
}

function hostOf(href: string): string {
  return URL.parse(href)?.host ?? href;
}
