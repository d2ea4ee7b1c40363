import { useId, useState } from 'react';
import { i18n } from '#i18n';
import { Outcome } from '@/components/Outcome';
import { unlessBusy } from '@/components/unless-busy';
import { number } from '@/lib/extension/figures';
import { send } from '@/lib/extension/messages';
import { holdingFor, type ServicePart } from './use-latest-act';

/** The background gives the service 8 seconds; after this many milliseconds it is the background that does not answer. */
const longest = 30_000;

/** Asks the service something harmless, and says in words what came of it. Always ends. */
export function TestConnection({
  settings,
  act: { state, run },
  refresh,
  isUnsaved,
}: ServicePart & {
  /** An address or a key stands above that is not the saved one, which the user would take for the tested one. */
  isUnsaved: boolean;
}) {
  const noteId = useId();
  const [networks, setNetworks] = useState<string[]>([]);
  // Of the saved one: another may stand in the field above.
  const { host = null } = URL.parse(settings.serviceAddress ?? '') ?? {};
  function test() {
    run(async () => {
      if (isUnsaved) return { status: 'failed', message: i18n.t('options.test.unsaved') };
      const result = await Promise.race([send('service/test'), tooLong()]);
      await refresh();
      setNetworks(result.status === 'ok' ? (result.networks ?? []) : []);
      const status = result.status === 'ok' ? 'done' : 'failed';
      return { status, message: result.message, holdsFor: holdingFor(settings) };
    });
  }
  return (
    <div className="field">
      <div>
        <button
          type="button"
          aria-describedby={noteId}
          disabled={host === null && !isUnsaved}
          {...unlessBusy(state.status === 'running', test)}
        >
          {i18n.t('options.test.button')}
        </button>
      </div>
      <p id={noteId} className="muted">
        {host === null ? i18n.t('options.test.noService') : i18n.t('options.test.about', { host })}
      </p>
      <Outcome state={state} running={i18n.t('options.test.running')} />
      {state.status === 'done' && networks.length > 0 && (
        <details>
          <summary>
            {i18n.t('options.test.networks', networks.length, [number(networks.length)])}
          </summary>
          <p className="muted folded">{networks.join(', ')}</p>
        </details>
      )}
    </div>
  );
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(i18n.t('options.test.tooLong'))), longest);
  });
}
