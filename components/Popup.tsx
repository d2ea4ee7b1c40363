import { Tabs } from '@base-ui/react/tabs';
import { lazy, Suspense, useState } from 'react';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import type { PopupHint } from '@/lib/extension/popup-hint';
import { CheckPanel } from './check/CheckPanel';
import type { Ask } from './check/use-check';
import { HintNotice } from './HintNotice';
import { Icon } from './Icon';
import { PanelButton } from './PanelButton';
import { PagePanel } from './page/PagePanel';
import { ReportsPanel } from './reports/ReportsPanel';
import { SettingsNotices } from './SettingsNotices';

/** Apart, so that the popup does not wait for what it never shows. */
const FullPanels = lazy(async () => ({ default: (await import('./FullPanels')).FullPanels }));

type PopupTab = 'check' | 'many' | 'page' | 'reports' | 'history' | 'contacts';

/**
 * The popup. `tabId` is the browser tab that `This page` is about, null: the active one. An `address` is looked up at once, in the
 * lists of this browser alone; without one, `hint` says why. `full`: it fills a tab, and begins with the reports, those that fit `search`.
 * `beside`: it stands beside the page.
 */
export function Popup({
  tabId,
  address,
  hint = null,
  search = '',
  full = false,
  beside = false,
}: {
  tabId: number | null;
  address: string;
  hint?: PopupHint | null;
  search?: string;
  full?: boolean;
  beside?: boolean;
}) {
  const [tab, setTab] = useState<PopupTab>(full && !address && !hint ? 'reports' : 'check');
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
          {full && <Tabs.Tab value="many">{i18n.t('many.tab')}</Tabs.Tab>}
          {!full && <Tabs.Tab value="page">{i18n.t('popup.page')}</Tabs.Tab>}
          <Tabs.Tab value="reports">{i18n.t('popup.reports')}</Tabs.Tab>
          {full && <Tabs.Tab value="history">{i18n.t('history.tab')}</Tabs.Tab>}
          {full && <Tabs.Tab value="contacts">{i18n.t('contacts.tab')}</Tabs.Tab>}
        </Tabs.List>
        {!full && !beside && <PanelButton />}
        <button type="button" className="icon-button" onClick={openSettings}>
          <Icon name="settings" />
          <span className="unseen">{i18n.t('popup.settings')}</span>
        </button>
      </header>
      <main>
        {/* Kept when another tab is looked at: a check goes on, and its verdict stays. */}
        <Tabs.Panel value="check" keepMounted>
          <CheckPanel key={asked.times} initialAddress={asked.address} ask={asked.ask} />
          {hint && <HintNotice hint={hint} />}
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
        {full ? (
          <Suspense>
            <FullPanels search={search} />
          </Suspense>
        ) : (
          <Tabs.Panel value="reports">
            <ReportsPanel tabId={tabId} />
          </Tabs.Panel>
        )}
      </main>
    </Tabs.Root>
  );
}

function openSettings() {
  browser.runtime.openOptionsPage().catch(reportError);
}
