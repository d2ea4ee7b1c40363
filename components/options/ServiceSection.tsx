import { type SyntheticEvent, useId, useState } from 'react';
import { Notice } from '@/components/Notice';
import { send } from '@/lib/extension/messages';
import type { SettingsView } from '@/lib/extension/settings-messages';
import { askPermission } from './ask-permission';
import { hostPattern } from './host-pattern';
import { KeyForm } from './KeyForm';
import { Outcome } from './Outcome';
import { TestConnection } from './TestConnection';
import { useAct } from './use-act';

/** Where the service is, whether the browser lets us reach it, its key, and whether it answers. */
export function ServiceSection({
  settings,
  refresh,
}: {
  settings: SettingsView;
  refresh: () => Promise<void>;
}) {
  const { serviceAddress, hasHostPermission, keyRefused } = settings;
  return (
    <section className="card" aria-labelledby="service">
      <h2 id="service">Service</h2>
      <p className="muted">
        Optional. With a service, its list of reported addresses is kept in this browser, and it is
        asked about the addresses that you check. Save an empty address to use none.
      </p>
      <AddressForm saved={serviceAddress} refresh={refresh} />
      {serviceAddress !== null && !hasHostPermission && (
        <AllowAccess address={serviceAddress} refresh={refresh} />
      )}
      <KeyForm hasKey={settings.hasKey} refresh={refresh} />
      {keyRefused && (
        <Notice tone="error">
          The service refused the key. It is not asked again until you save another key or another
          address.
        </Notice>
      )}
      <TestConnection isSet={serviceAddress !== null} refresh={refresh} />
    </section>
  );
}

function AddressForm({ saved, refresh }: { saved: string | null; refresh: () => Promise<void> }) {
  const inputId = useId();
  const [typed, setTyped] = useState(saved ?? '');
  const { state, run } = useAct();

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const address = typed.trim() || null;
    // The browser's question may stand open for long; the address is saved all the same.
    askPermission(address && hostPattern(address))
      .then(refresh)
      .catch(reportError);
    void run(async () => {
      const result = await send('service/save', { address });
      if (result.status === 'refused') return { status: 'failed', message: result.message };
      setTyped(result.settings.serviceAddress ?? '');
      await refresh();
      return { status: 'done', message: address ? 'Address saved.' : 'Service address removed.' };
    });
  }

  return (
    <form className="field" onSubmit={save}>
      <label htmlFor={inputId}>Service address</label>
      <div className="row">
        <input
          id={inputId}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2048}
          placeholder="https://"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit">Save address</button>
      </div>
      <Outcome state={state} running="Saving…" />
    </form>
  );
}

function AllowAccess({ address, refresh }: { address: string; refresh: () => Promise<void> }) {
  const { state, run } = useAct();
  function allow() {
    const allowed = askPermission(hostPattern(address));
    void run(async () => {
      const isAllowed = await allowed;
      await refresh();
      if (isAllowed) return { status: 'done', message: 'Access allowed.' };
      return {
        status: 'failed',
        message: 'The access was not allowed, so the service cannot be asked.',
      };
    });
  }
  return (
    <div className="field">
      <Notice tone="hint">The browser does not let the extension reach this address yet.</Notice>
      <div>
        <button type="button" className="primary" onClick={allow}>
          Allow access
        </button>
      </div>
      <Outcome state={state} running="Waiting for your answer to the browser’s question…" />
    </div>
  );
}
