import { useId, useRef, useState } from 'react';
import { errorWords } from '@/components/error-words';
import { Notice } from '@/components/Notice';
import { send } from '@/lib/extension/messages';
import type { OwnChange, OwnImport } from '@/lib/extension/own-messages';
import { addressesWords, kindWords } from './own-words';

type Merge = Extract<OwnImport, { status: 'read' }>;

type State =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'shown'; text: string; merge: Merge }
  | { status: 'done'; merge: Merge }
  | { status: 'failed'; message: string };

/** The largest file that the background takes, in bytes. */
const largest = 8 * 2 ** 20;

/** Takes a file that was exported here. What it would change is shown first. */
export function OwnImportForm({ onTaken }: { onTaken: () => Promise<void> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ status: 'idle' });

  async function run(act: () => Promise<State>) {
    setState({ status: 'reading' });
    setState(await act().catch(failed));
  }
  function preview(file: File | undefined) {
    if (!file) return setState({ status: 'idle' });
    void run(async () => {
      if (file.size > largest) return { status: 'failed', message: 'This file is too big.' };
      const text = await file.text();
      const merge = await send('own/preview', { text });
      if (merge.status === 'refused') return { ...merge, status: 'failed' };
      return { status: 'shown', text, merge };
    });
  }
  function take(text: string) {
    void run(async () => {
      const merge = await send('own/import', { text });
      if (merge.status === 'refused') return { ...merge, status: 'failed' };
      await onTaken();
      if (input.current) input.current.value = '';
      return { status: 'done', merge };
    });
  }
  function discard() {
    if (input.current) input.current.value = '';
    setState({ status: 'idle' });
  }
  return (
    <div className="field-group">
      <div className="field">
        <label htmlFor={id}>Import your addresses</label>
        <input
          id={id}
          ref={input}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => preview(target.files?.[0])}
        />
      </div>
      {state.status === 'reading' && <Notice tone="hint">Reading the file…</Notice>}
      {state.status === 'failed' && <Notice tone="error">{state.message}</Notice>}
      {state.status === 'done' && <Notice tone="done">Done: {mergeWords(state.merge)}</Notice>}
      {state.status === 'shown' && (
        <MergePreview merge={state.merge} onTake={() => take(state.text)} onDiscard={discard} />
      )}
    </div>
  );
}

function MergePreview({
  merge,
  onTake,
  onDiscard,
}: {
  merge: Merge;
  onTake: () => void;
  onDiscard: () => void;
}) {
  const isNews = merge.added.length + merge.changed.length > 0;
  return (
    <section className="preview" aria-label="What the file would change">
      <p role="status">{mergeWords(merge)}</p>
      <Changes title="New" changes={merge.added} />
      <Changes title="Changed" changes={merge.changed} />
      {merge.bad.count > 0 && (
        <details>
          <summary>{merge.bad.count.toLocaleString('en')} cannot be taken</summary>
          <ul className="row-notes">
            {merge.bad.rows.map(({ line, text, reason }) => (
              <li key={line}>
                Entry {line}: {text && <code>{text}</code>} {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="actions">
        <button type="button" className="primary" disabled={!isNews} onClick={onTake}>
          Import them
        </button>
        <button type="button" onClick={onDiscard}>
          Discard
        </button>
      </div>
    </section>
  );
}

function Changes({ title, changes }: { title: string; changes: OwnChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>
        {title}: {addressesWords(changes.length)}
      </summary>
      <ul className="row-notes">
        {changes.slice(0, 100).map(({ address, kind, name, note }) => (
          <li key={address}>
            {kindWords[kind]}: <code>{address}</code> {[name, note].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** '2 new, 1 changed, 3 the same, 1 older than what is here and left as it is.' */
function mergeWords({ added, changed, same, kept, bad }: Merge): string {
  const words = [
    `${added.length.toLocaleString('en')} new`,
    `${changed.length.toLocaleString('en')} changed`,
    `${same.toLocaleString('en')} the same`,
  ];
  if (kept > 0) words.push(`${kept.toLocaleString('en')} older than what is here, which stays`);
  if (bad.count > 0) words.push(`${bad.count.toLocaleString('en')} not readable`);
  return `${words.join(', ')}.`;
}

function failed(error: unknown): State {
  return { status: 'failed', message: errorWords(error) };
}
