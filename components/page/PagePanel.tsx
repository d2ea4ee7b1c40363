import { i18n } from '#i18n';
import { FailedNotice } from '@/components/FailedNotice';
import { NotChanged } from '@/components/NotChanged';
import { Notice } from '@/components/Notice';
import { SwitchRow } from '@/components/SwitchRow';
import { useSettings } from '@/components/use-settings';
import { useLookUp } from '@/components/use-verdicts';
import { Waiting } from '@/components/Waiting';
import { WithheldAccess } from '@/components/welcome/PageAccess';
import { number } from '@/lib/extension/figures';
import type { Verdict } from '@/lib/verdict/verdict';
import { FoundList } from './FoundList';
import type { TabFound } from './found-in-tab';
import { countBlocked } from './found-words';
import { SimilarPairs } from './SimilarPairs';
import { type PageState, useFoundOnPage } from './use-found-on-page';

/** The addresses of one tab, and the switch for its site. `onCheck` takes an address to the tab `Check`. */
export function PagePanel({
  tabId,
  onCheck,
}: {
  tabId: number | null;
  onCheck: (address: string) => void;
}) {
  const { state, problem, switching, switchSite, again } = useFoundOnPage(tabId);
  const { state: settings, problem: unchanged, change } = useSettings();
  const addresses = state.status === 'ready' ? state.found.addresses : [];
  const texts = addresses.map(({ address }) => address);
  const { verdicts, failed } = useLookUp(texts);
  if (state.status !== 'ready') return <div className="panel">{withoutPage(state, again)}</div>;
  if (settings.status === 'ready' && !settings.settings.pageChecks) {
    return (
      <div className="panel">
        <SwitchRow
          name={i18n.t('page.checkPages')}
          checked={false}
          onChange={() => void change({ pageChecks: true })}
        >
          {i18n.t('page.offEverywhere')}
        </SwitchRow>
        <NotChanged why={unchanged} />
      </div>
    );
  }
  const { host, enabled, tampered, outOfReach } = state.found;
  return (
    <div className="panel">
      <SwitchRow
        name={i18n.t('page.checkSite')}
        checked={switching ?? enabled}
        onChange={(checked) => void switchSite(host, checked)}
      >
        {host}
      </SwitchRow>
      <NotChanged why={problem} />
      {tampered && <Notice tone="error">{i18n.t('page.tampered')}</Notice>}
      {/* What the user blocked is known once the lists answer. */}
      <p
        className="summary"
        aria-live="polite"
        aria-busy={addresses.length > 0 && verdicts.size === 0 && !failed}
      >
        {summary(state.found, verdicts)}
      </p>
      {state.found.unpainted > 0 && <Notice tone="hint">{i18n.t('page.unpainted')}</Notice>}
      {outOfReach && <Notice tone="hint">{i18n.t(`page.${outOfReach}`)}</Notice>}
      <SimilarPairs addresses={texts} verdicts={verdicts} />
      <FoundList addresses={addresses} verdicts={verdicts} tabId={state.tabId} onCheck={onCheck} />
    </div>
  );
}

function withoutPage(state: Exclude<PageState, { status: 'ready' }>, onAgain: () => void) {
  switch (state.status) {
    case 'loading':
      return <Waiting words={i18n.t('page.asking')} />;
    case 'failed':
      return (
        <FailedNotice words={i18n.t('page.failed', { message: state.message })} onAgain={onAgain} />
      );
    case 'unloaded':
      return (
        <p className="summary" aria-live="polite">
          {i18n.t('page.unloaded')}
        </p>
      );
    case 'unreadable':
      return (
        <WithheldAccess>
          <div className="empty">
            <h2>{i18n.t('page.unreadable')}</h2>
            <p>{i18n.t('page.unreadableWhy')}</p>
            <p>{i18n.t('page.unreadableDo')}</p>
          </div>
        </WithheldAccess>
      );
  }
}

function summary(
  { enabled, addresses, isReading }: TabFound,
  verdicts: ReadonlyMap<string, Verdict>,
): string {
  if (!enabled) return i18n.t('page.off');
  if (addresses.length === 0) return i18n.t(isReading ? 'page.reading' : 'page.none');
  const blocked = countBlocked(addresses, verdicts);
  const count = addresses.filter(({ level }) => level === 'danger').length - blocked;
  const none = i18n.t(isReading ? 'page.noneReportedYet' : 'page.noneReported');
  const reported = count === 0 ? none : i18n.t('page.reported', count, [number(count)]);
  const found = i18n.t('page.found', addresses.length, [number(addresses.length)], { reported });
  return blocked === 0 ? found : `${found} · ${i18n.t('page.blocked', blocked, [number(blocked)])}`;
}
