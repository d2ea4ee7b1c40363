import { useRef, useState } from 'react';
import { i18n } from '#i18n';
import { FailedNotice } from '@/components/FailedNotice';
import { Notice } from '@/components/Notice';
import { Outcome } from '@/components/Outcome';
import { saveFile } from '@/components/save-file';
import { useAct } from '@/components/use-act';
import { Waiting } from '@/components/Waiting';
import { number } from '@/lib/extension/figures';
import { send } from '@/lib/extension/messages';
import type { OwnList } from '@/lib/extension/own-messages';
import { shortAddress } from '@/lib/extension/short-address';
import { OwnEntries } from './OwnEntries';
import { OwnForm } from './OwnForm';
import { OwnImportForm } from './OwnImportForm';
import { syncWords } from './own-words';
import { useOwn } from './use-own';

/** The addresses that the user trusts or blocks: added, changed, searched, removed, exported and imported. */
export function OwnSection() {
  const { state, refresh, show } = useOwn();
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <section className="card" aria-labelledby="own">
      <h2 id="own" ref={head} tabIndex={-1}>
        {i18n.t('contacts.title')}
      </h2>
      <p className="muted">{i18n.t('own.about')}</p>
      {state.status === 'loading' && <Waiting words={i18n.t('contacts.reading')} />}
      {state.status === 'failed' && (
        <FailedNotice
          words={i18n.t('contacts.failed', { message: state.message })}
          onAgain={() => void refresh()}
        />
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
            {i18n.t('contacts.add')}
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
            return {
              status: 'done',
              message: i18n.t('own.removed', { name: name || shortAddress(address) }),
            };
          })
        }
      />
      <Outcome state={state} running={i18n.t('own.busy')} />
      <div>
        <button
          type="button"
          disabled={entries.length === 0}
          onClick={() =>
            void run(async () => {
              const { fileName, text } = await send('own/export');
              saveFile(fileName, [text], 'application/json');
              return {
                status: 'done',
                message: i18n.t('own.exported', entries.length, [number(entries.length)], {
                  file: fileName,
                }),
              };
            })
          }
        >
          {i18n.t('contacts.export')}
        </button>
      </div>
      <OwnImportForm onTaken={refresh} />
    </>
  );
}
