import { useState } from 'react';
import { i18n } from '#i18n';
import { Outcome } from '@/components/Outcome';
import { SettingsSection } from '@/components/SettingsSection';
import { saveFile } from '@/components/save-file';
import { useAct } from '@/components/use-act';
import { together } from '@/lib/extension/figures';
import { send } from '@/lib/extension/messages';
import { EraseData } from './EraseData';
import { ImportData } from './ImportData';

/** Takes everything out, brings it in, and forgets it. `onReplaced`: what the other sections show is old. */
export function DataSection({ onReplaced }: { onReplaced: () => Promise<void> }) {
  // What a file would change was said of what is no more.
  const [timesErased, setTimesErased] = useState(0);
  return (
    <SettingsSection id="data" title={i18n.t('options.section.data')}>
      <ExportData />
      <ImportData key={timesErased} onTaken={onReplaced} />
      <EraseData
        onErased={() => {
          setTimesErased((before) => before + 1);
          return onReplaced();
        }}
      />
    </SettingsSection>
  );
}

function ExportData() {
  const { state, run } = useAct();
  function save() {
    void run(async () => {
      const { fileName, text, lost } = await send('data/export');
      saveFile(fileName, [text]);
      const message = i18n.t('options.data.exported', { file: fileName });
      if (lost.length === 0) return { status: 'done', message };
      const names = together(lost);
      const lacking = i18n.t('options.data.lostLists', { names });
      return { status: 'done', message: `${message} ${lacking}` };
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
