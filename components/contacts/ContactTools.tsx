import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { Outcome } from '@/components/Outcome';
import { OwnImportForm } from '@/components/own/OwnImportForm';
import { syncWords } from '@/components/own/own-words';
import { saveFile } from '@/components/save-file';
import { useAct } from '@/components/use-act';
import { number } from '@/lib/extension/figures';
import { send } from '@/lib/extension/messages';
import type { ContactsShown } from './ContactsRead';

/** Takes the contacts elsewhere and back: as a file, and by the browser's sync. */
export function ContactTools({ list, refresh }: Pick<ContactsShown, 'list' | 'refresh'>) {
  const { entries, sync } = list;
  const { state, run } = useAct();
  function exportAll() {
    void run(async () => {
      const { fileName, text } = await send('own/export');
      saveFile(fileName, [text]);
      return {
        status: 'done',
        message: i18n.t('own.exported', entries.length, [number(entries.length)], {
          file: fileName,
        }),
      };
    });
  }
  return (
    <>
      {entries.length > 0 && <p className="muted">{syncWords(sync)}</p>}
      {sync.error && <Notice tone="hint">{sync.error}</Notice>}
      <div>
        <button type="button" disabled={entries.length === 0} onClick={exportAll}>
          {i18n.t('contacts.export')}
        </button>
      </div>
      <Outcome state={state} running={i18n.t('common.saving')} />
      <OwnImportForm onTaken={refresh} />
    </>
  );
}
