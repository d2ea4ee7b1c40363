import { useRef, useState } from 'react';
import { i18n } from '#i18n';
import { askPermissions } from '@/components/ask-permission';
import { errorWords } from '@/components/error-words';
import { FileField } from '@/components/FileField';
import { Notice } from '@/components/Notice';
import { useLatest } from '@/components/use-latest';
import type { SettingNews } from '@/lib/extension/data-messages';
import { fitsInMessage, mostBytes } from '@/lib/extension/message-limit';
import { send } from '@/lib/extension/messages';
import { type DataPlan, DataPreview } from './DataPreview';

type State =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'shown'; text: string; plan: DataPlan }
  /** `isRefused`: the browser did not allow the notifications that the file switches on. */
  | { status: 'taken'; isRefused: boolean }
  | { status: 'failed'; message: string };

/** Takes a file of everything. What it would change is shown first. */
export function ImportData({ onTaken }: { onTaken: () => Promise<void> }) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ status: 'idle' });
  const begin = useLatest();

  async function run(act: () => Promise<State>) {
    const isLate = begin();
    setState({ status: 'reading' });
    const next = await act().catch(failed);
    if (!isLate()) setState(next);
  }
  function preview(file: File | undefined) {
    if (!file) return;
    void run(async () => {
      const text = file.size > mostBytes ? null : await file.text();
      if (text === null || !fitsInMessage(text))
        return { status: 'failed', message: i18n.t('options.data.tooBig') };
      const plan = await send('data/preview', { text });
      return plan.status === 'read'
        ? { status: 'shown', text, plan }
        : { status: 'failed', message: plan.message };
    });
  }
  function take(text: string, { origins, settings }: DataPlan) {
    // In the click itself. What is not allowed says so when it is read.
    const allowed = askPermissions(origins, settings.some(isToNotify));
    // The button goes.
    field.current?.focus();
    void run(async () => {
      const isAllowed = await allowed;
      const taken = await send('data/import', { text }).catch(async (error) => {
        // What it took before it failed is taken.
        await onTaken();
        throw error;
      });
      if (taken.status === 'refused') return { status: 'failed', message: taken.message };
      await onTaken();
      return { status: 'taken', isRefused: !isAllowed && settings.some(isToNotify) };
    });
  }
  return (
    <div className="field-group">
      <FileField
        label={i18n.t('options.data.import')}
        accept=".json,application/json"
        note={i18n.t('options.data.importNote')}
        field={field}
        onFile={preview}
      />
      {state.status === 'reading' && <Notice tone="hint">{i18n.t('options.data.reading')}</Notice>}
      {state.status === 'failed' && <Notice tone="error">{state.message}</Notice>}
      {state.status === 'taken' && <Taken isRefused={state.isRefused} />}
      {state.status === 'shown' && (
        <DataPreview
          plan={state.plan}
          onTake={() => take(state.text, state.plan)}
          onDiscard={() => {
            setState({ status: 'idle' });
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Taken({ isRefused }: { isRefused: boolean }) {
  return (
    <>
      <Notice tone="done">{i18n.t('options.data.taken')}</Notice>
      {isRefused && <Notice tone="error">{i18n.t('notification.refused')}</Notice>}
    </>
  );
}

function failed(error: unknown): State {
  return { status: 'failed', message: errorWords(error) };
}

function isToNotify(news: SettingNews): boolean {
  return news.name === 'notifyReported' && news.to;
}
