import { useState } from 'react';
import { i18n } from '#i18n';
import { ContactsSection } from '@/components/contacts/ContactsSection';
import { FailedNotice } from '@/components/FailedNotice';
import { Icon } from '@/components/Icon';
import { ListsSection } from '@/components/lists/ListsSection';
import { NotChanged } from '@/components/NotChanged';
import { Notice } from '@/components/Notice';
import { Onboarding } from '@/components/Onboarding';
import { publicListsId } from '@/components/open-pages';
import { useSettings } from '@/components/use-settings';
import { Waiting } from '@/components/Waiting';
import type { SettingsChange, SettingsView } from '@/lib/extension/settings-messages';
import { AboutSection } from './AboutSection';
import { DataSection } from './DataSection';
import { PagesSection } from './PagesSection';
import { PrivacySection } from './PrivacySection';
import { SearchFound } from './SearchFound';
import { SearchSettings } from './SearchSettings';
import { SectionNav } from './SectionNav';
import { ServiceSection } from './ServiceSection';
import { useSettingsSearch } from './use-settings-search';

/** The options page. */
export function Options() {
  const { state, problem, refresh, change } = useSettings();
  const [query, setQuery] = useState('');
  const { main, found } = useSettingsSearch(query);
  return (
    <>
      <header className="masthead">
        <Icon name="wallet" />
        <h1>{i18n.t('extension.name')}</h1>
        <SearchSettings query={query} onChange={setQuery} />
      </header>
      <div className="settings">
        <SectionNav onHidden={() => setQuery('')} />
        <main ref={main}>
          <SearchFound
            query={query}
            found={state.status === 'ready' ? found : null}
            onClear={() => {
              // The button that was pressed goes.
              document.querySelector<HTMLElement>('[type=search]')?.focus();
              setQuery('');
            }}
          />
          {state.status === 'loading' && <Waiting words={i18n.t('options.loading')} form="cards" />}
          {state.status === 'failed' && (
            <FailedNotice
              words={i18n.t('options.failed', { why: state.message })}
              onAgain={() => void refresh()}
            />
          )}
          {state.status === 'ready' && (
            <>
              <div className="not-changed">
                <NotChanged why={problem} />
              </div>
              <Sections settings={state.settings} refresh={refresh} change={change} />
            </>
          )}
          {state.status !== 'loading' && <AboutSection />}
        </main>
      </div>
    </>
  );
}

function Sections({
  settings,
  refresh,
  change,
}: {
  settings: SettingsView;
  refresh: () => Promise<void>;
  change: (to: SettingsChange) => Promise<void>;
}) {
  // Counts what replaces everything, so that each section reads its part again.
  const [times, setTimes] = useState(0);
  const { serviceAddress, notice, onboarded } = settings;
  return (
    <>
      {notice && <Notice tone="error">{notice}</Notice>}
      {!onboarded && serviceAddress === null && (
        <div className="card">
          <Onboarding
            onDone={() => void change({ onboarded: true })}
            setUp={
              <>
                <a className="button primary" href={`#${publicListsId}`}>
                  {i18n.t('publicLists.choose')}
                </a>
                <a className="button" href="#service">
                  {i18n.t('common.setUp')}
                </a>
              </>
            }
          />
        </div>
      )}
      <ServiceSection settings={settings} refresh={refresh} />
      <PagesSection settings={settings} change={change} />
      <PrivacySection settings={settings} change={change} />
      <ListsSection key={`lists ${times}`} settings={settings} change={change} />
      <ContactsSection key={`contacts ${times}`} />
      <DataSection
        onReplaced={async () => {
          setTimes((before) => before + 1);
          await refresh();
        }}
      />
    </>
  );
}
