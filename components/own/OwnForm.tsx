import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { NetworkPicker } from '@/components/NetworkPicker';
import { Outcome } from '@/components/options/Outcome';
import { useAct } from '@/components/options/use-act';
import { send } from '@/lib/extension/messages';
import type { OwnChange, OwnEntry, OwnList } from '@/lib/extension/own-messages';
import { KindChoice } from './KindChoice';
import { NameFields } from './NameFields';

const empty: OwnChange = { address: '', networkId: null, kind: 'trusted', name: '', note: '' };

/** Adds an address to the user's own lists, or changes the `entry`. `onDone` gets the lists as they are then, or null: nothing changed. */
export function OwnForm({
  entry,
  onDone,
}: {
  entry: OwnEntry | null;
  onDone: (list: OwnList | null) => void;
}) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [change, setChange] = useState<OwnChange>(() => (entry ? changeOf(entry) : empty));
  const { state, run } = useAct();
  useEffect(() => first.current?.focus(), []);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (state.status === 'running') return;
    void run(async () => {
      const result = await send('own/put', change);
      if (result.status === 'refused') return { status: 'failed', message: result.message };
      onDone(result.list);
      return { status: 'idle' };
    });
  }
  return (
    <form
      className="field-group"
      onSubmit={save}
      aria-label={entry ? `Edit ${entry.name || entry.address}` : 'Add an address'}
    >
      <div className="field">
        <label htmlFor={id}>Address</label>
        <input
          id={id}
          ref={first}
          className="address-box"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={512}
          required
          // Another address is another entry.
          readOnly={entry !== null}
          value={change.address}
          onChange={({ target }) => setChange({ ...change, address: target.value })}
        />
      </div>
      {entry === null && (
        <NetworkPicker
          first="Detect automatically"
          value={change.networkId}
          onChange={(networkId) => setChange({ ...change, networkId })}
        />
      )}
      <KindChoice kind={change.kind} onChange={(kind) => setChange({ ...change, kind })} />
      <NameFields mark={change} onChange={(mark) => setChange({ ...change, ...mark })} />
      <div className="actions">
        <button type="submit" className="primary">
          Save
        </button>
        <button type="button" onClick={() => onDone(null)}>
          Cancel
        </button>
      </div>
      <Outcome state={state} running="Saving…" />
    </form>
  );
}

function changeOf({ address, networkId, kind, name, note }: OwnEntry): OwnChange {
  return { address, networkId, kind, name, note };
}
