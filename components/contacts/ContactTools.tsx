import { useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { Outcome } from '@/components/Outcome';
import { OwnForm } from '@/components/own/OwnForm';
import { OwnImportForm } from '@/components/own/OwnImportForm';
import { syncWords } from '@/components/own/own-words';
import { saveFile } from '@/components/save-file';
import { useAct } from '@/components/use-act';
import { send } from '@/lib/extension/messages';
import type { OwnList } from '@/lib/extension/own-messages';

/** Adds a contact, and takes the contacts elsewhere and back: as a file, and by the browser's sync. */
export function ContactTools({
  list,
  show,
  refresh,
}: {
  list: OwnList;
  show: (list: OwnList) => void;
  refresh: () => Promise<void>;
}) {
  const { entries, sync } = list;
  const { state, run } = useAct();
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  // It comes back in the place of the form.
  useEffect(() => {
    if (wasAdding.current && !isAdding) add.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);
  function exportAll() {
    void run(async () => {
      const { fileName, text } = await send('own/export');
      saveFile(fileName, [text], 'application/json');
      return { status: 'done', message: i18n.t('contacts.exported', { file: fileName }) };
    });
  }
  return (
    <>
      {isAdding ? (
        <OwnForm
          entry={null}
          onDone={(changed) => {
            if (changed) show(changed);
            setAdding(false);
          }}
        />
      ) : (
        <div className="actions">
          <button ref={add} type="button" className="primary" onClick={() => setAdding(true)}>
            {i18n.t('contacts.add')}
          </button>
        </div>
      )}
      {entries.length > 0 && (
        <p className="muted" data-left-out={sync.leftOut}>
          {syncWords(sync)}
        </p>
      )}
      {sync.error && <Notice tone="hint">{sync.error}</Notice>}
      <OwnImportForm onTaken={refresh} />
      <div>
        <button type="button" disabled={entries.length === 0} onClick={() => exportAll()}>
          {i18n.t('contacts.export')}
        </button>
      </div>
      <Outcome state={state} running={i18n.t('contacts.saving')} />
    </>
  );
}
