import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { Outcome } from '@/components/Outcome';
import { OwnImportForm } from '@/components/own/OwnImportForm';
import { syncWords } from '@/components/own/own-words';
import { saveFile } from '@/components/save-file';
import { useAct } from '@/components/use-act';
import { send } from '@/lib/extension/messages';
import type { OwnList } from '@/lib/extension/own-messages';

/** Takes the contacts elsewhere and back: as a file, and by the browser's sync. */
export function ContactTools({ list, refresh }: { list: OwnList; refresh: () => Promise<void> }) {
  const { entries, sync } = list;
  const { state, run } = useAct();
  function exportAll() {
    void run(async () => {
      const { fileName, text } = await send('own/export');
      saveFile(fileName, [text], 'application/json');
      return { status: 'done', message: i18n.t('contacts.exported', { file: fileName }) };
    });
  }
  return (
    <>
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
