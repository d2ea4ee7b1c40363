import { i18n } from '#i18n';
import { FilePreview } from '@/components/FilePreview';
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
  const { lists, own } = plan;
  const changes = changesOf(plan);
  const isNews = changes.length + own.added.length + own.changed.length > 0;
  return (
    <FilePreview
      take={i18n.t('options.data.take')}
      isNews={isNews}
      onTake={onTake}
      onDiscard={onDiscard}
    >
      {!isNews && <p>{i18n.t('options.data.nothing')}</p>}
      <ul className="plan">
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {lists.same > 0 && (
        <p className="muted">
          {i18n.t('options.data.listsSame', lists.same, [number(lists.same)])}
        </p>
      )}
      <MergeDetails merge={own} />
    </FilePreview>
  );
}

/** But for the contacts. */
function changesOf({ settings, lists, checks }: DataPlan): string[] {
  return [
    ...settings.map(settingWords),
    ...lists.added.map((name) => i18n.t('options.data.list', { name })),
    ...(checks > 0 ? [i18n.t('options.data.checks', checks, [number(checks)])] : []),
  ];
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
