import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { CheckPanel } from './check/CheckPanel';
import type { Ask } from './check/use-check';
import { Icon } from './Icon';
import { Notice } from './Notice';
import { PagePanel } from './page/PagePanel';
import { FullReports } from './reports/FullReports';
import { ReportsPanel } from './reports/ReportsPanel';
import { SettingsNotices } from './SettingsNotices';

type PopupTab = 'check' | 'page' | 'reports';

/**
 * The popup. `tabId` is the browser tab that `This page` is about, null: the active one. An `address` is looked up at once, in the
 * lists of this browser alone. `hint`: it stands in for the card on a page that extensions are kept out of. `full`: it fills a tab, and
 * begins with the reports.
 */
export function Popup({
  tabId,
  address,
  hint = false,
  full = false,
}: {
  tabId: number | null;
  address: string;
  hint?: boolean;
  full?: boolean;
}) {
  const [tab, setTab] = useState<PopupTab>(full ? 'reports' : 'check');
  const [asked, setAsked] = useState<{ address: string; ask: Ask; times: number }>({
    address,
    ask: 'lists',
    times: 0,
  });
  return (
    <Tabs.Root value={tab} onValueChange={setTab}>
      <header className="bar">
        <h1 className="unseen">{i18n.t('common.app')}</h1>
        <Tabs.List className="tabs" activateOnFocus>
          <Tabs.Tab value="check">{i18n.t('popup.check')}</Tabs.Tab>
          <Tabs.Tab value="page">{i18n.t('popup.page')}</Tabs.Tab>
          <Tabs.Tab value="reports">{i18n.t('popup.reports')}</Tabs.Tab>
        </Tabs.List>
        <button type="button" className="icon-button" onClick={openSettings}>
          <Icon name="settings" />
          <span className="unseen">{i18n.t('popup.settings')}</span>
        </button>
      </header>
      <main>
        {/* Kept when another tab is looked at: a check goes on, and its verdict stays. */}
        <Tabs.Panel value="check" keepMounted>
          <CheckPanel key={asked.times} initialAddress={asked.address} ask={asked.ask} />
          {hint && (
            <div className="notices">
              <Notice tone="hint">{i18n.t('popup.noSelection')}</Notice>
            </div>
          )}
          <SettingsNotices onSetUp={openSettings} />
        </Tabs.Panel>
        <Tabs.Panel value="page">
          <PagePanel
            tabId={tabId}
            onCheck={(found) => {
              setAsked({ address: found, ask: 'all', times: asked.times + 1 });
              setTab('check');
            }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="reports">
          {full ? <FullReports /> : <ReportsPanel tabId={tabId} />}
        </Tabs.Panel>
      </main>
    </Tabs.Root>
  );
}

function openSettings() {
  browser.runtime.openOptionsPage().catch(reportError);
}
