import { i18n } from '#i18n';
import { Outcome } from '@/components/Outcome';
import { saveFile } from '@/components/save-file';
import { useAct } from '@/components/use-act';
import { send } from '@/lib/extension/messages';
import { EraseData } from './EraseData';
import { ImportData } from './ImportData';

/** Takes everything out, brings it in, and forgets it. `onReplaced`: what the other sections show is old. */
export function DataSection({ onReplaced }: { onReplaced: () => Promise<void> }) {
  return (
    <section className="card" aria-labelledby="data">
      <h2 id="data">{i18n.t('options.section.data')}</h2>
      <ExportData />
      <ImportData onTaken={onReplaced} />
      <EraseData onErased={onReplaced} />
    </section>
  );
}

function ExportData() {
  const { state, run } = useAct();
  function save() {
    void run(async () => {
      const { fileName, text } = await send('data/export');
      saveFile(fileName, [text], 'application/json');
      return { status: 'done', message: i18n.t('options.data.exported', { file: fileName }) };
    });
  }
  return (
    <div className="field">
      <div>
        <button type="button" onClick={save}>
          {i18n.t('options.data.export')}
        </button>
      </div>
      <p className="muted">{i18n.t('options.data.exportNote')}</p>
      <Outcome state={state} running={i18n.t('options.data.exporting')} />
    </div>
  );
}
