import { send } from '@/lib/extension/messages';
import { Outcome } from './Outcome';
import { useAct } from './use-act';

/** The background gives the service 8 seconds; after this many milliseconds it is the background that does not answer. */
const longest = 30_000;

/** Asks the service something harmless, and says in words what came of it. Always ends. */
export function TestConnection({
  isSet,
  refresh,
}: {
  isSet: boolean;
  refresh: () => Promise<void>;
}) {
  const { state, run } = useAct();
  function test() {
    void run(async () => {
      const result = await Promise.race([send('service/test'), tooLong()]);
      await refresh();
      if (result.status === 'failed') return { status: 'failed', message: result.message };
      const networks = result.networks ? ` Its networks: ${result.networks.join(', ')}.` : '';
      return { status: 'done', message: result.message + networks };
    });
  }
  return (
    <div className="field">
      <div>
        <button type="button" onClick={test} disabled={!isSet || state.status === 'running'}>
          Test connection
        </button>
      </div>
      <Outcome state={state} running="Asking the service…" />
    </div>
  );
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('No answer within 30 seconds. Try again.')), longest);
  });
}
