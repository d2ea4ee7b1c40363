import { i18n } from '#i18n';
import { askPermissions } from '@/components/ask-permission';
import { FileImport } from '@/components/FileImport';
import { Notice } from '@/components/Notice';
import type { SettingNews } from '@/lib/extension/data-messages';
import { send } from '@/lib/extension/messages';
import { type DataPlan, DataPreview } from './DataPreview';

/** Takes a file of everything. What it would change is shown first. */
export function ImportData({ onTaken }: { onTaken: () => Promise<void> }) {
  async function take(text: string, { origins, settings }: DataPlan) {
    const notifies = settings.some(isToNotify);
    // In the click itself. What is not allowed says so when it is read.
    const isAllowed = await askPermissions(origins, notifies);
    const taken = await send('data/import', { text }).catch(async (error) => {
      // What it took before it failed is taken.
      await onTaken();
      throw error;
    });
    if (taken.status === 'refused') return taken;
    await onTaken();
    return { status: 'taken', isRefused: notifies && !isAllowed } as const;
  }
  return (
    <FileImport
      label={i18n.t('options.data.import')}
      accept=".json,application/json"
      note={i18n.t('options.data.importNote')}
      read={(text) => send('data/preview', { text })}
      take={take}
      preview={(plan, onTake, onDiscard) => (
        <DataPreview plan={plan} onTake={onTake} onDiscard={onDiscard} />
      )}
      taken={({ isRefused }) => <Taken isRefused={isRefused} />}
    />
  );
}

/** `isRefused`: the browser did not allow the notifications that the file switches on. */
function Taken({ isRefused }: { isRefused: boolean }) {
  return (
    <>
      <Notice tone="done">{i18n.t('options.data.taken')}</Notice>
      {isRefused && <Notice tone="error">{i18n.t('notification.refused')}</Notice>}
    </>
  );
}

function isToNotify(news: SettingNews): boolean {
  return news.name === 'notifyReported' && news.to;
}
