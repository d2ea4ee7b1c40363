import { i18n } from '#i18n';
import { FailedNotice } from './FailedNotice';
import { Notice } from './Notice';
import type { SettingsState } from './use-settings';

/** What is wrong with the settings: a refused key, a missing permission, defaults that stand in, or that they cannot be read. */
export function SettingsNotices({
  state,
  refresh,
}: {
  state: SettingsState;
  refresh: () => Promise<void>;
}) {
  if (state.status === 'loading') return null;
  if (state.status === 'failed') {
    return (
      <FailedNotice
        words={i18n.t('popup.settingsUnreadable', { message: state.message })}
        onAgain={() => void refresh()}
      />
    );
  }
  const { serviceAddress, keyRefused, hasHostPermission, notice } = state.settings;
  return (
    <div className="notices">
      {notice && <Notice tone="error">{notice}</Notice>}
      {keyRefused && <Notice tone="error">{i18n.t('popup.keyRefused')}</Notice>}
      {serviceAddress !== null && !hasHostPermission && (
        <Notice tone="error">{i18n.t('popup.noPermission')}</Notice>
      )}
    </div>
  );
}
