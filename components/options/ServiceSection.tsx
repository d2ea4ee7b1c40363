import { useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { originOf } from '@/components/host-pattern';
import { Notice } from '@/components/Notice';
import { Outcome } from '@/components/Outcome';
import { SettingsSection } from '@/components/SettingsSection';
import { moment } from '@/lib/extension/figures';
import type { SettingsView } from '@/lib/extension/settings-messages';
import { AddressForm } from './AddressForm';
import { AllowAccess } from './AllowAccess';
import { KeyForm } from './KeyForm';
import { TestConnection } from './TestConnection';
import { useLatestAct } from './use-latest-act';

/** Where the service is, whether the browser lets us reach it, its key, and whether it answers. */
export function ServiceSection({
  settings,
  refresh,
}: {
  settings: SettingsView;
  refresh: () => Promise<void>;
}) {
  const { serviceAddress, hasHostPermission } = settings;
  const act = useLatestAct(settings);
  const head = useRef<HTMLHeadingElement>(null);
  const [unsaved, setTyped] = useState<string | null>(null);
  const [key, setKey] = useState('');
  /** An address that is not saved; null: none is typed, or an administrator's stands in its place. */
  const typed = settings.locked.includes('serviceAddress') ? null : unsaved;
  const isElsewhere = typed !== null && originOf(typed) !== originOf(serviceAddress ?? '');
  const isAddressTyped = typed !== null && typed.trim() !== (serviceAddress ?? '');
  const isKeyTyped = key.trim() !== '' && !settings.locked.includes('key');
  // What is said of the address that stays would be taken for the refused one's.
  const isRefused = act('address').state.status === 'failed';
  return (
    <SettingsSection id="service" title={i18n.t('options.section.service')} head={head}>
      <p className="muted">{i18n.t('options.service.about')}</p>
      <AddressForm
        settings={settings}
        act={act('address')}
        refresh={refresh}
        typed={typed}
        setTyped={setTyped}
      />
      {serviceAddress !== null && !hasHostPermission && !isRefused && (
        <AllowAccess
          address={serviceAddress}
          act={act('access')}
          refresh={refresh}
          onGone={() => head.current?.focus()}
        />
      )}
      <Outcome state={act('access').state} running={i18n.t('options.service.allowing')} />
      <KeyForm
        settings={settings}
        act={act('key')}
        refresh={refresh}
        isElsewhere={isElsewhere}
        typed={key}
        setTyped={setKey}
      />
      <ServiceState
        settings={settings}
        refresh={refresh}
        isTold={act('test').state.status === 'failed'}
      />
      <TestConnection
        settings={settings}
        act={act('test')}
        refresh={refresh}
        isUnsaved={isAddressTyped || isKeyTyped}
      />
    </SettingsSection>
  );
}

/** Why the service is not asked now. */
function ServiceState({
  settings: { keyRefused, hasKey, pause },
  refresh,
  isTold,
}: {
  settings: SettingsView;
  refresh: () => Promise<void>;
  /** A test, which stands right below, says what is wrong, and better. */
  isTold: boolean;
}) {
  const until = pause?.until;
  useEffect(() => {
    if (until === undefined) return;
    // After a change of the clock it may be years, which no timer takes.
    const timer = setTimeout(() => void refresh(), Math.min(until - Date.now(), 3_600_000));
    return () => clearTimeout(timer);
  }, [until, refresh]);
  if (keyRefused) {
    if (isTold) return null;
    return (
      <Notice tone="error">
        {hasKey ? i18n.t('options.key.refused') : i18n.t('options.key.needed')}
      </Notice>
    );
  }
  if (!pause) return null;
  const time = moment(pause.until);
  return (
    <Notice tone="hint">
      {pause.why === 'quota'
        ? i18n.t('options.service.pausedQuota', { time })
        : i18n.t('options.service.pausedServer', { time })}
    </Notice>
  );
}
