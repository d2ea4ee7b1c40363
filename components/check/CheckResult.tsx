import { ListAges } from '@/components/ListAges';
import { VerdictActions, VerdictView } from '@/components/VerdictView';
import type { Verdict } from '@/lib/verdict/verdict';
import type { Asked, CheckState } from './use-check';

/** The verdict region: always there, so that screen readers hear it change. Progress and errors are said in it too. */
export function CheckResult({
  state,
  onCancel,
  onChange,
}: {
  state: CheckState;
  onCancel: (running: { verdict: Verdict; host: string }) => void;
  /** The user said something of the address: there is another verdict to be asked for. */
  onChange: () => void;
}) {
  const verdict = 'verdict' in state ? state.verdict : null;
  const isBusy = state.status === 'asking-lists' || state.status === 'asking-service';
  return (
    <div className="verdict">
      <div role="status" data-level={verdict?.level} aria-busy={isBusy}>
        {verdict && <VerdictView verdict={verdict} />}
        {state.status === 'asking-lists' && <Progress words="Asking the lists in this browser…" />}
        {state.status === 'asking-service' && <Progress words={`Asking ${state.host}…`} />}
        {state.status === 'done' && <AskedLine asked={state.asked} />}
        {state.status === 'failed' && (
          <div className="notice" data-tone="error">
            <p>The address was not checked. {state.message}</p>
          </div>
        )}
      </div>
      {state.status === 'asking-service' && (
        <button type="button" className="quiet" onClick={() => onCancel(state)}>
          Cancel
        </button>
      )}
      {verdict && <VerdictActions verdict={verdict} onChange={onChange} />}
      {verdict?.format !== undefined && <ListAges />}
    </div>
  );
}

function Progress({ words }: { words: string }) {
  return (
    <p className="progress">
      <span className="spinner" aria-hidden="true" />
      {words}
    </p>
  );
}

function AskedLine({ asked }: { asked: Asked[] }) {
  return (
    <p className="muted asked">
      {asked.map(({ name, outcome }) => `${name}: ${outcome}`).join(' · ')}
    </p>
  );
}
