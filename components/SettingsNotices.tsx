import { Notice } from './Notice';
import { Onboarding } from './Onboarding';
import { useSettings } from './use-settings';

/** What the popup has to say about the settings: the first steps, a refused key, a missing permission, defaults that stand in. */
export function SettingsNotices({ onSetUp }: { onSetUp: () => void }) {
  const { state, change } = useSettings();
  if (state.status === 'loading') return null;
  if (state.status === 'failed') {
    return <Notice tone="error">The settings could not be read. {state.message}</Notice>;
  }
  const { serviceAddress, keyRefused, hasHostPermission, onboarded, notice } = state.settings;
  return (
    <div className="notices">
      {notice && <Notice tone="error">{notice}</Notice>}
      {keyRefused && (
        <Notice tone="error">
          The service refused the key, so it is not asked any more. Save another key in the
          settings.
        </Notice>
      )}
      {serviceAddress !== null && !hasHostPermission && (
        <Notice tone="error">
          The browser does not let the extension reach the service. Allow the access in the
          settings.
        </Notice>
      )}
      {!onboarded && serviceAddress === null && (
        <Onboarding
          onDone={() => void change({ onboarded: true })}
          setUp={
            <button type="button" className="primary" onClick={onSetUp}>
              Set up a service
            </button>
          }
        />
      )}
    </div>
  );
}
