import { Tabs } from '@base-ui/react/tabs';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { CheckPanel } from './check/CheckPanel';
import type { Ask } from './check/use-check';
import { HeaderButtons } from './HeaderButtons';
import { Notice } from './Notice';
import { openSettings } from './open-pages';
import { SettingsNotices } from './SettingsNotices';

// What is not looked at first is not loaded first.
const PagePanel = lazy(async () => ({ default: (await import('./page/PagePanel')).PagePanel }));
const ReportsPanel = lazy(async () => ({
  default: (await import('./reports/ReportsPanel')).ReportsPanel,
}));
const FullReports = lazy(async () => ({
  default: (await import('./reports/FullReports')).FullReports,
}));

export type PopupTab = 'check' | 'page' | 'reports';

/**
 * The popup. `tabId` is the browser tab that `This page` is about, null: the active one. An `address` is looked up at once, in the
 * lists of this browser alone. `hint`: it stands in for the card on a page that extensions are kept out of. `full`: it fills a tab.
 * `view` is the tab that it begins with; where it fills a tab, the reports.
 */
export function Popup({
  tabId,
  address,
  hint = false,
  full = false,
  view = full ? 'reports' : 'check',
}: {
  tabId: number | null;
  address: string;
  hint?: boolean;
  full?: boolean;
  view?: PopupTab;
}) {
  const [tab, setTab] = useState<PopupTab>(view);
  const [asked, setAsked] = useState<{ address: string; ask: Ask; times: number }>({
    address,
    ask: 'lists',
    times: 0,
  });
  // What stands in the box goes along into a tab, and nothing is drawn anew for it.
  const inBox = useRef('');
  const keepAddress = useCallback((it: string) => {
    inBox.current = it;
  }, []);
  return (
    <Tabs.Root value={tab} onValueChange={setTab}>
      <header className="bar">
        <h1 className="unseen">{i18n.t('common.app')}</h1>
        <Tabs.List className="tabs" activateOnFocus>
          <Tabs.Tab value="check">{i18n.t('popup.check')}</Tabs.Tab>
          <Tabs.Tab value="page">{i18n.t('popup.page')}</Tabs.Tab>
          <Tabs.Tab value="reports">{i18n.t('popup.reports')}</Tabs.Tab>
        </Tabs.List>
        <HeaderButtons
          full={full}
          placeInTab={() => ({ view: tab, tabId, address: inBox.current })}
        />
      </header>
      <main>
        {/* Kept when another tab is looked at: a check goes on, and its verdict stays. */}
        <Tabs.Panel value="check" keepMounted>
          <CheckPanel
            key={asked.times}
            initialAddress={asked.address}
            ask={asked.ask}
            onAddress={keepAddress}
          />
          {hint && (
            <div className="notices">
              <Notice tone="hint">{i18n.t('popup.noSelection')}</Notice>
            </div>
          )}
          <SettingsNotices onSetUp={openSettings} />
        </Tabs.Panel>
        <Suspense>
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
        </Suspense>
      </main>
    </Tabs.Root>
  );
}
