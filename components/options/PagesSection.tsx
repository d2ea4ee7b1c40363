import { NotificationSwitch } from '@/components/NotificationSwitch';
import { SwitchRow } from '@/components/SwitchRow';
import type { SettingsChange, SettingsView } from '@/lib/extension/settings-messages';

/** What happens on pages, with what leaves the browser beside each switch, and the sites that are left alone. */
export function PagesSection({
  settings,
  change,
}: {
  settings: SettingsView;
  change: (to: SettingsChange) => Promise<void>;
}) {
  return (
    <section className="card" aria-labelledby="pages">
      <h2 id="pages">Pages</h2>
      <SwitchRow
        name="Page checks"
        checked={settings.pageChecks}
        onChange={(pageChecks) => void change({ pageChecks })}
      >
        Addresses on the pages that you visit are looked up in the lists in this browser. Nothing
        leaves it.
      </SwitchRow>
      <SwitchRow
        name="Quiet underline"
        checked={settings.quietUnderline}
        onChange={(quietUnderline) => void change({ quietUnderline })}
      >
        Addresses without a report get a dotted underline. Nothing leaves the browser.
      </SwitchRow>
      <SwitchRow
        name="Ask the service when I point at an address"
        checked={settings.askOnHover}
        onChange={(askOnHover) => void change({ askOnHover })}
      >
        The address that you point at is sent to your service, with its network and your key. The
        page’s address, title and text are not.
      </SwitchRow>
      <NotificationSwitch settings={settings} change={change} />
      <h3>Sites switched off</h3>
      <OffSites
        hosts={settings.offSites}
        onRemove={(host) => void change({ site: { host, enabled: true } })}
      />
    </section>
  );
}

function OffSites({ hosts, onRemove }: { hosts: string[]; onRemove: (host: string) => void }) {
  if (hosts.length === 0) {
    return <p className="muted">None. Switch a site off in the popup, under This page.</p>;
  }
  return (
    <ul className="rows" aria-label="Sites switched off">
      {hosts.map((host) => (
        <li key={host}>
          <div className="row-head">
            <span>{host}</span>
            <button type="button" className="quiet" onClick={() => onRemove(host)}>
              Remove <span className="unseen">{host}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
