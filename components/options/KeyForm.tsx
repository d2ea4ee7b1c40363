import { type SyntheticEvent, useId, useState } from 'react';
import { send } from '@/lib/extension/messages';
import { Outcome } from './Outcome';
import { useAct } from './use-act';

/** Takes the key and forgets it at once: it goes to the background and is never read back. */
export function KeyForm({ hasKey, refresh }: { hasKey: boolean; refresh: () => Promise<void> }) {
  const inputId = useId();
  const noteId = useId();
  const [typed, setTyped] = useState('');
  const { state, run } = useAct();

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const key = typed.trim();
    void run(async () => {
      if (!key) return { status: 'failed', message: 'Type or paste a key first.' };
      const result = await send('key/save', { key });
      if (result.status === 'refused') return { status: 'failed', message: result.message };
      setTyped('');
      await refresh();
      return { status: 'done', message: 'Key saved.' };
    });
  }
  function remove() {
    void run(async () => {
      await send('key/remove');
      await refresh();
      return { status: 'done', message: 'Key removed.' };
    });
  }

  return (
    <form className="field" onSubmit={save}>
      <label htmlFor={inputId}>API key</label>
      <div className="row">
        <input
          id={inputId}
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={4096}
          aria-describedby={noteId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit">Save</button>
        {hasKey && (
          <button type="button" onClick={remove}>
            Remove key
          </button>
        )}
      </div>
      <p id={noteId} className="muted">
        {hasKey ? <strong>A key is saved. </strong> : 'No key is saved. '}
        The key is sent to the service’s address alone, and no page can reach it. It is not
        encrypted: other programs on this computer that may read your files can read it.
      </p>
      <Outcome state={state} running="Saving…" />
    </form>
  );
}
