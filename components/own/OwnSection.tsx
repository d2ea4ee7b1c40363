import { useRef, useState } from 'react';
import { Notice } from '@/components/Notice';
import { Outcome } from '@/components/options/Outcome';
import { useAct } from '@/components/options/use-act';
import { saveFile } from '@/components/save-file';
import { send } from '@/lib/extension/messages';
import type { OwnList } from '@/lib/extension/own-messages';
import { OwnEntries } from './OwnEntries';
import { OwnForm } from './OwnForm';
import { OwnImportForm } from './OwnImportForm';
import { addressesWords, syncWords } from './own-words';
import { useOwn } from './use-own';

/** The addresses that the user trusts or blocks: added, changed, searched, removed, exported and imported. */
export function OwnSection() {
  const { state, refresh, show } = useOwn();
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <section className="card" aria-labelledby="own">
      <h2 id="own" ref={head} tabIndex={-1}>
        Your addresses
      </h2>
      <p className="muted">
        What you say of an address stands in each of its verdicts. A blocked one is warned of
        everywhere; a trusted one is named, and still warned of where it is reported. Your browser
        shares them with your other browsers if its sync is on; nobody else gets them.
      </p>
      {state.status === 'loading' && <p className="muted">Reading your addresses…</p>}
      {state.status === 'failed' && (
        <Notice tone="error">
          Your addresses could not be read. {state.message}{' '}
          <button type="button" onClick={() => void refresh()}>
            Try again
          </button>
        </Notice>
      )}
      {state.status === 'ready' && (
        <Lists
          list={state.list}
          show={show}
          refresh={refresh}
          // Where the focus goes when the button that had it is gone.
          onGone={() => head.current?.focus()}
        />
      )}
    </section>
  );
}

function Lists({
  list,
  show,
  refresh,
  onGone,
}: {
  list: OwnList;
  show: (list: OwnList) => void;
  refresh: () => Promise<void>;
  onGone: () => void;
}) {
  const { state, run } = useAct();
  const [isAdding, setAdding] = useState(false);
  const { entries, sync, notice } = list;
  return (
    <>
      {notice && <Notice tone="error">{notice}</Notice>}
      {entries.length > 0 && (
        <p className="muted" data-left-out={sync.leftOut}>
          {syncWords(sync)}
        </p>
      )}
      {sync.error && <Notice tone="hint">{sync.error}</Notice>}
      {isAdding ? (
        <OwnForm
          entry={null}
          onDone={(changed) => {
            if (changed) show(changed);
            setAdding(false);
            onGone();
          }}
        />
      ) : (
        <div className="actions">
          <button type="button" onClick={() => setAdding(true)}>
            Add an address
          </button>
        </div>
      )}
      <OwnEntries
        entries={entries}
        onChange={show}
        onRemove={({ key, name, address }) =>
          void run(async () => {
            show(await send('own/remove', { key }));
            onGone();
            return { status: 'done', message: `${name || address} was removed.` };
          })
        }
      />
      <Outcome state={state} running="One moment…" />
      <div className="actions">
        <button
          type="button"
          className="quiet"
          disabled={entries.length === 0}
          onClick={() =>
            void run(async () => {
              const { fileName, text } = await send('own/export');
              saveFile(fileName, [text], 'application/json');
              return {
                status: 'done',
                message: `${addressesWords(entries.length)} in ${fileName}.`,
              };
            })
          }
        >
          Export your addresses
        </button>
      </div>
      <OwnImportForm onTaken={refresh} />
    </>
  );
}
