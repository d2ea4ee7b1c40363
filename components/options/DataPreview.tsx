import { i18n } from '#i18n';
import { MergeDetails } from '@/components/own/MergeDetails';
import type { DataImport, SettingNews } from '@/lib/extension/data-messages';
import { number } from '@/lib/extension/figures';

export type DataPlan = Extract<DataImport, { status: 'read' }>;

/** What a file would change, line by line, and the user's word on it. */
export function DataPreview({
  plan,
  onTake,
  onDiscard,
}: {
  plan: DataPlan;
  onTake: () => void;
  onDiscard: () => void;
}) {
  const changes = changesOf(plan);
  return (
    <section className="preview" aria-label={i18n.t('fileImport.preview')}>
      <h3>{i18n.t('fileImport.preview')}</h3>
      <div role="status">
        {changes.length === 0 && <p>{i18n.t('options.data.nothing')}</p>}
        <ul className="plan">
          {changes.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <ul className="plan muted">
        {leftOf(plan).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <MergeDetails merge={plan.own} />
      <div className="actions">
        <button type="button" className="primary" disabled={changes.length === 0} onClick={onTake}>
          {i18n.t('options.data.take')}
        </button>
        <button type="button" onClick={onDiscard}>
          {i18n.t('common.discard')}
        </button>
      </div>
    </section>
  );
}

function changesOf({ settings, lists, own, checks }: DataPlan): string[] {
  const { length: added } = own.added;
  const { length: changed } = own.changed;
  return [
    ...settings.map(settingWords),
    ...lists.added.map((name) => i18n.t('options.data.list', { name })),
    added > 0 ? i18n.t('options.data.added', added, [number(added)]) : '',
    changed > 0 ? i18n.t('options.data.changed', changed, [number(changed)]) : '',
    checks > 0 ? i18n.t('options.data.checks', checks, [number(checks)]) : '',
  ].filter(Boolean);
}

function leftOf({
  lists: { same: lists },
  own: {
    same,
    kept: { length: kept },
  },
}: DataPlan): string[] {
  return [
    lists > 0 ? i18n.t('options.data.listsSame', lists, [number(lists)]) : '',
    same > 0 ? i18n.t('options.data.same', same, [number(same)]) : '',
    kept > 0 ? i18n.t('options.data.kept', kept, [number(kept)]) : '',
  ].filter(Boolean);
}

function settingWords(news: SettingNews): string {
  switch (news.name) {
    case 'serviceAddress':
      return news.losesKey
        ? i18n.t('options.data.serviceLosesKey', { to: news.to })
        : i18n.t('options.data.service', { to: news.to });
    case 'staleDays':
      return i18n.t('options.data.days', { to: number(news.to), from: number(news.from) });
    case 'offSites':
      return i18n.t('options.data.sites', { hosts: news.added.join(', ') });
    default: {
      const name = switchName(news.name);
      return news.to
        ? i18n.t('options.data.switchOn', { name })
        : i18n.t('options.data.switchOff', { name });
    }
  }
}

function switchName(name: Extract<SettingNews, { to: boolean }>['name']): string {
  switch (name) {
    case 'pageChecks':
      return i18n.t('options.pages.checks');
    case 'quietUnderline':
      return i18n.t('options.pages.quiet');
    case 'askOnHover':
      return i18n.t('options.privacy.point');
    case 'holdPastes':
      return i18n.t('options.pages.hold');
    case 'notifyReported':
      return i18n.t('notification.setting');
    case 'history':
      return i18n.t('history.keep');
  }
}
