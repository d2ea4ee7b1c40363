import { type ComponentProps, lazy, useState } from 'react';
import { i18n } from '#i18n';
import type { PopupHint } from '@/lib/extension/popup-hint';
import { CheckPanel } from './check/CheckPanel';
import { Notice } from './Notice';
import { openPublicLists, openSettings } from './open-pages';
import { PartBoundary } from './PartBoundary';
import { SettingsNotices } from './SettingsNotices';
import { type SettingsState, useSettings } from './use-settings';

const Onboarding = lazy(async () => ({ default: (await import('./Onboarding')).Onboarding }));

/** The tab `Check`: below the box, `hint` says why it is empty, and the first steps stand there until they are done or something is checked. */
export function CheckTab({
  hint,
  ...check
}: ComponentProps<typeof CheckPanel> & { hint: PopupHint | null }) {
  const { state, problem, refresh, change } = useSettings();
  const [isTold, setTold] = useState(false);
  return (
    <PartBoundary>
      <CheckPanel
        {...check}
        onTold={setTold}
        notice={
          hint && (
            <Notice tone={hint === 'secret' ? 'error' : 'hint'}>{i18n.t(`hint.${hint}`)}</Notice>
          )
        }
        trouble={
          <SettingsNotices state={state} problem={problem} refresh={refresh} isTold={isTold} />
        }
      >
        {isFirstTime(state) && (
          <PartBoundary>
            <Onboarding
              onDone={() => void change({ onboarded: true })}
              setUp={
                <>
                  <button type="button" onClick={openPublicLists}>
                    {i18n.t('publicLists.choose')}
                  </button>
                  <button type="button" onClick={openSettings}>
                    {i18n.t('common.setUp')}
                  </button>
                </>
              }
            />
          </PartBoundary>
        )}
      </CheckPanel>
    </PartBoundary>
  );
}

function isFirstTime(state: SettingsState): boolean {
  if (state.status !== 'ready') return false;
  const { onboarded, serviceAddress } = state.settings;
  return !onboarded && serviceAddress === null;
}
