import { i18n } from '#i18n';
import { HistorySwitch } from '@/components/history/HistorySwitch';
import { SettingsSection } from '@/components/SettingsSection';
import { SwitchRow } from '@/components/SwitchRow';
import type { SettingsChange, SettingsView } from '@/lib/extension/settings-messages';
import { RequestLog } from './RequestLog';

/** What makes the extension ask somebody, and what it asked. */
export function PrivacySection({
  settings,
  change,
}: {
  settings: SettingsView;
  change: (to: SettingsChange) => Promise<void>;
}) {
  return (
    <SettingsSection id="privacy" title={i18n.t('options.section.privacy')}>
      <SwitchRow
        name={i18n.t('options.privacy.point')}
        checked={settings.askOnHover}
        locked={settings.locked.includes('askOnHover')}
        onChange={(askOnHover) => void change({ askOnHover })}
      >
        {i18n.t('options.privacy.pointNote')}{' '}
        {settings.serviceAddress === null && i18n.t('options.privacy.pointNoService')}
      </SwitchRow>
      <HistorySwitch
        isKept={settings.history}
        isLocked={settings.locked.includes('history')}
        onChange={(history) => void change({ history })}
        note={i18n.t('history.hint')}
      />
      <RequestLog />
    </SettingsSection>
  );
}
