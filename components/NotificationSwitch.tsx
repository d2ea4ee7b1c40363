import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import type { SettingsChange, SettingsView } from '@/lib/extension/settings-messages';
import { Notice } from './Notice';
import { SwitchRow } from './SwitchRow';
import { watchPermission } from './watch-permission';

const notifications = { permissions: ['notifications' as const] };

type State = 'unknown' | 'allowed' | 'not-allowed' | 'refused';

/** Switches notifications of reported addresses, for which the browser is asked in the click. Off where the browser took it back. */
export function NotificationSwitch({
  settings,
  change,
}: {
  settings: SettingsView;
  change: (to: SettingsChange) => Promise<void>;
}) {
  const [state, setState] = useState<State>('unknown');
  // An import may switch it on and ask by itself, and the user may change it in the browser.
  useEffect(() => watchPermission(notifications, (is) => setState((now) => stateOf(is, now))), []);

  async function switchTo(isOn: boolean) {
    // Nothing is awaited before: the browsers forget the click.
    const isAllowed = isOn && (await browser.permissions.request(notifications));
    if (!isOn) await browser.permissions.remove(notifications);
    const otherwise = isOn ? 'refused' : 'not-allowed';
    setState(isAllowed ? 'allowed' : otherwise);
    await change({ notifyReported: isAllowed });
  }
  return (
    <>
      <SwitchRow
        name={i18n.t('notification.setting')}
        checked={settings.notifyReported && state === 'allowed'}
        onChange={(isOn) => void switchTo(isOn).catch(reportError)}
      >
        {i18n.t('notification.settingNote')}
      </SwitchRow>
      {state === 'refused' && <Notice tone="error">{i18n.t('notification.refused')}</Notice>}
    </>
  );
}

/** That it was refused is said until it is allowed. */
function stateOf(isAllowed: boolean, now: State): State {
  if (isAllowed) return 'allowed';
  return now === 'refused' ? now : 'not-allowed';
}
