import { lazy, useCallback, useRef, useState } from 'react';
import { i18n } from '#i18n';
import type { PopupHint } from '@/lib/extension/popup-hint';
import { CheckTab } from './CheckTab';
import type { Ask } from './check/ask-all';
import type { BoxContent } from './check/use-box';
import { HeaderButtons } from './HeaderButtons';
import { PartBoundary } from './PartBoundary';
import type { PlaceInReports } from './reports/ReportsPanel';
import { TabList } from './TabList';
import { TabPanel } from './TabPanel';
import { useTab } from './use-tab';
import { Waiting } from './Waiting';

// What is not looked at first is not loaded first.
const FullPanels = lazy(async () => ({ default: (await import('./FullPanels')).FullPanels }));
const PagePanel = lazy(async () => ({ default: (await import('./page/PagePanel')).PagePanel }));
const ReportsPanel = lazy(async () => ({
  default: (await import('./reports/ReportsPanel')).ReportsPanel,
}));

export const popupTabs = ['check', 'many', 'page', 'reports', 'history', 'contacts'] as const;
export type PopupTab = (typeof popupTabs)[number];

/** What the box begins with, as often as something else does. */
type Asked = { address: string; networkId: string | null; ask: Ask; times: number };

/**
 * The popup. `tabId` is the browser tab that `This page` is about, null: the active one. An `address`, or a text with one, is looked up at
 * once on the network that is given, in the lists of this browser alone; without one, `hint` says why. `picture`: what the picture says that
 * was clicked on in the tab is looked up, too.
 * `full`: it fills a tab, and begins with the reports, those that the `parameters` name, or with another `view`; `text` is for `Many`.
 * `beside`: it stands beside the page.
 */
export function Popup({
  tabId,
  address,
  networkId = null,
  hint = null,
  picture = false,
  parameters = new URLSearchParams(),
  text = '',
  full = false,
  beside = false,
  view = full && !address && !hint ? 'reports' : 'check',
}: {
  tabId: number | null;
  address: string;
  networkId?: string | null;
  hint?: PopupHint | null;
  picture?: boolean;
  parameters?: URLSearchParams;
  text?: string;
  full?: boolean;
  beside?: boolean;
  view?: PopupTab;
}) {
  const { tab, open, openAnew } = useTab(view, full);
  const [asked, setAsked] = useState<Asked>({ address, networkId, ask: 'lists', times: 0 });
  // What stands in the box goes along into a tab, and nothing is drawn anew for it.
  const inBox = useRef<BoxContent>({ text: '', networkId: null });
  const keepContent = useCallback((it: BoxContent) => {
    inBox.current = it;
  }, []);
  // So does what was chosen of the reports; and who comes back to them finds the same ones.
  const ofReports = useRef<{ place?: PlaceInReports; parameters: Record<string, string> }>({
    parameters: {},
  });
  const keepPlace = useCallback((place: PlaceInReports, parameters: Record<string, string>) => {
    ofReports.current = { place, parameters };
  }, []);
  function check(found: string) {
    setAsked({ address: found, networkId: null, ask: 'all', times: asked.times + 1 });
    openAnew('check');
  }
  return (
    <>
      <header className="bar">
        <h1 className="unseen">{i18n.t('extension.name')}</h1>
        <TabList tabs={tabsOf(full)} tab={tab} onChange={open} />
        <HeaderButtons
          full={full}
          beside={beside}
          placeInTab={() => ({
            view: tab,
            tabId,
            address: inBox.current.text,
            networkId: inBox.current.networkId,
            reports: tab === 'reports' ? ofReports.current.parameters : {},
          })}
        />
      </header>
      <main>
        {/* Kept when another tab is looked at: a check goes on, and its verdict stays. */}
        <TabPanel name="check" tab={tab} isKept>
          <CheckTab
            key={asked.times}
            initialAddress={asked.address}
            initialNetwork={asked.networkId}
            ask={asked.ask}
            pictureOf={picture ? tabId : null}
            onContent={keepContent}
            hint={hint}
          />
        </TabPanel>
        {full ? (
          // Beside Check, which is there, nothing is seen of them.
          <PartBoundary
            waiting={
              tab !== 'check' && (
                <TabPanel name={tab} tab={tab}>
                  {waiting}
                </TabPanel>
              )
            }
          >
            <FullPanels tab={tab} parameters={parameters} text={text} onCheck={check} />
          </PartBoundary>
        ) : (
          <>
            <TabPanel name="page" tab={tab}>
              <PartBoundary waiting={waiting}>
                <PagePanel key={tabId} tabId={tabId} onCheck={check} />
              </PartBoundary>
            </TabPanel>
            <TabPanel name="reports" tab={tab}>
              <PartBoundary waiting={waiting}>
                <ReportsPanel
                  tabId={tabId}
                  first={ofReports.current.place}
                  onPlace={keepPlace}
                  onCheck={check}
                />
              </PartBoundary>
            </TabPanel>
          </>
        )}
      </main>
    </>
  );
}

const waiting = (
  <div className="panel">
    <Waiting />
  </div>
);

function tabsOf(full: boolean): [PopupTab, string][] {
  const reports = ['reports', i18n.t('reports.title')] as const satisfies [PopupTab, string];
  if (!full) return [['check', i18n.t('popup.check')], ['page', i18n.t('popup.page')], reports];
  return [
    ['check', i18n.t('popup.check')],
    ['many', i18n.t('many.tab')],
    reports,
    ['history', i18n.t('history.tab')],
    ['contacts', i18n.t('options.section.contacts')],
  ];
}
