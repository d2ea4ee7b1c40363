import { lazy } from 'react';
import { i18n } from '#i18n';
import { FailedNotice } from './FailedNotice';
import { Notice } from './Notice';
import { PartBoundary } from './PartBoundary';
import { useSettings } from './use-settings';

const Onboarding = lazy(async () => ({ default: (await import('./Onboarding')).Onboarding }));

/** What the popup has to say about the settings: the first steps, a refused key, a missing permission, defaults that stand in. */
export function SettingsNotices({ onSetUp }: { onSetUp: () => void }) {
  const { state, refresh, change } = useSettings();
  if (state.status === 'loading') return null;
  if (state.status === 'failed') {
    return (
      <FailedNotice
        words={i18n.t('popup.settingsUnreadable', { message: state.message })}
        onAgain={() => void refresh()}
      />
    );
  }
  const { serviceAddress, keyRefused, hasHostPermission, onboarded, notice } = state.settings;
  return (
    <div className="notices">
      {notice && <Notice tone="error">{notice}</Notice>}
      {keyRefused && <Notice tone="error">{i18n.t('popup.keyRefused')}</Notice>}
      {serviceAddress !== null && !hasHostPermission && (
        <Notice tone="error">{i18n.t('popup.noPermission')}</Notice>
      )}
      {!onboarded && serviceAddress === null && (
        <PartBoundary>
          <Onboarding
            onDone={() => void change({ onboarded: true })}
            setUp={
              <button type="button" className="primary" onClick={onSetUp}>
                {i18n.t('common.setUp')}
              </button>
            }
          />
        </PartBoundary>
      )}
    </div>
  );
}
