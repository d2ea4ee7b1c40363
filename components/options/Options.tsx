import { Icon } from '@/components/Icon';
import { ListsSection } from '@/components/lists/ListsSection';
import { Notice } from '@/components/Notice';
import { Onboarding } from '@/components/Onboarding';
import { OwnSection } from '@/components/own/OwnSection';
import { useSettings } from '@/components/use-settings';
import { AboutSection } from './AboutSection';
import { PagesSection } from './PagesSection';
import { ServiceSection } from './ServiceSection';

/** The options page. */
export function Options() {
  return (
    <>
      <header className="masthead">
        <Icon name="wallet" />
        <h1>Wallet Address Check</h1>
      </header>
      <main>
        <Sections />
        <AboutSection />
      </main>
    </>
  );
}

function Sections() {
  const { state, refresh, change } = useSettings();
  if (state.status === 'loading') return <p className="muted">Reading the settings…</p>;
  if (state.status === 'failed') {
    return (
      <Notice tone="error">
        The settings could not be read or saved. {state.message}{' '}
        <button type="button" onClick={() => void refresh()}>
          Try again
        </button>
      </Notice>
    );
  }
  const { settings } = state;
  return (
    <>
      {settings.notice && <Notice tone="error">{settings.notice}</Notice>}
      {!settings.onboarded && settings.serviceAddress === null && (
        <div className="card">
          <Onboarding
            onDone={() => void change({ onboarded: true })}
            setUp={
              <a className="button primary" href="#service">
                Set up a service
              </a>
            }
          />
        </div>
      )}
      <ServiceSection settings={settings} refresh={refresh} />
      <PagesSection settings={settings} change={change} />
      <ListsSection key={settings.serviceAddress} settings={settings} change={change} />
      <OwnSection />
    </>
  );
}
