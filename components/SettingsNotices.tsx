import { i18n } from '#i18n';
import { FailedNotice } from './FailedNotice';
import { NotChanged } from './NotChanged';
import { Notice } from './Notice';
import { openSettings } from './open-pages';
import type { SettingsState } from './use-settings';

/** What is wrong with the settings: a refused key, a missing permission, defaults that stand in, or that they cannot be read. */
export function SettingsNotices({
  state,
  problem,
  refresh,
  isTold,
}: {
  state: SettingsState;
  /** Why the last change was not made. */
  problem: string | null;
  refresh: () => Promise<void>;
  /** The verdict says already what is to be mended in the settings. */
  isTold: boolean;
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
  const { serviceAddress, keyRefused, hasKey, hasHostPermission, notice } = state.settings;
  return (
    <div className="notices">
      {notice && <Notice tone="error">{notice}</Notice>}
      <NotChanged why={problem} />
      {keyRefused && !isTold && (
        <MendedInSettings words={i18n.t(hasKey ? 'popup.keyRefused' : 'options.key.needed')} />
      )}
      {serviceAddress !== null && !hasHostPermission && !isTold && (
        <MendedInSettings words={i18n.t('popup.noPermission')} />
      )}
    </div>
  );
}

function MendedInSettings({ words }: { words: string }) {
  return (
    <Notice tone="error">
      {words}{' '}
      <button type="button" onClick={openSettings}>
        {i18n.t('popup.settings')}
      </button>
    </Notice>
  );
}
