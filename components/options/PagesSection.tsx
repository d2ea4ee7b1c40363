import { useRef } from 'react';
import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { NotificationSwitch } from '@/components/NotificationSwitch';
import { SettingsSection } from '@/components/SettingsSection';
import { SwitchRow } from '@/components/SwitchRow';
import { WithheldAccess } from '@/components/welcome/PageAccess';
import type { SettingsChange, SettingsView } from '@/lib/extension/settings-messages';

/** What happens on pages, and the sites that are left alone. */
export function PagesSection({
  settings,
  change,
}: {
  settings: SettingsView;
  change: (to: SettingsChange) => Promise<void>;
}) {
  const { pageChecks, quietUnderline, holdPastes, locked, offSites } = settings;
  return (
    <SettingsSection id="pages" title={i18n.t('options.section.pages')}>
      {!pageChecks && <Notice tone="hint">{i18n.t('options.pages.off')}</Notice>}
      <WithheldAccess />
      <SwitchRow
        name={i18n.t('options.pages.checks')}
        checked={pageChecks}
        locked={locked.includes('pageChecks')}
        onChange={(to) => void change({ pageChecks: to })}
      >
        {i18n.t('options.pages.checksNote')}
      </SwitchRow>
      <SwitchRow
        name={i18n.t('options.pages.quiet')}
        checked={quietUnderline}
        locked={locked.includes('quietUnderline')}
        onChange={(to) => void change({ quietUnderline: to })}
      >
        {i18n.t('options.pages.quietNote')}
      </SwitchRow>
      <SwitchRow
        name={i18n.t('options.pages.hold')}
        checked={holdPastes}
        locked={locked.includes('holdPastes')}
        onChange={(to) => void change({ holdPastes: to })}
      >
        {i18n.t('options.pages.holdNote')}
      </SwitchRow>
      <NotificationSwitch settings={settings} change={change} />
      <OffSites
        hosts={offSites}
        onRemove={(host) => void change({ site: { host, enabled: true } })}
      />
    </SettingsSection>
  );
}

function OffSites({ hosts, onRemove }: { hosts: string[]; onRemove: (host: string) => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  function remove(host: string) {
    // The button goes.
    head.current?.focus();
    onRemove(host);
  }
  return (
    <div className="field">
      <h3 ref={head} tabIndex={-1}>
        {i18n.t('options.pages.sites')}
      </h3>
      <p className="muted">
        {hosts.length > 0 ? i18n.t('options.pages.sitesNote') : i18n.t('options.pages.noSites')}
      </p>
      {hosts.length > 0 && (
        <ul className="rows" aria-label={i18n.t('options.pages.sites')}>
          {hosts.map((host) => (
            <li key={host}>
              <div className="row-head">
                <span>{host}</span>
                <button type="button" className="quiet" onClick={() => remove(host)}>
                  {i18n.t('common.remove')} <span className="unseen">{host}</span>
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
