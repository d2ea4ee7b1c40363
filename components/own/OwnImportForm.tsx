import { i18n } from '#i18n';
import { FileImport } from '@/components/FileImport';
import { Notice } from '@/components/Notice';
import { number, together } from '@/lib/extension/figures';
import { send } from '@/lib/extension/messages';
import { longestOwnFile, type OwnImport } from '@/lib/extension/own-messages';
import { MergeDetails } from './MergeDetails';

type Merge = Extract<OwnImport, { status: 'read' }>;

/** Takes a file that was exported here, or an address book from elsewhere. What it would change is shown first. */
export function OwnImportForm({ onTaken }: { onTaken: () => Promise<void> }) {
  async function take(text: string) {
    const taken = await send('own/import', { text });
    if (taken.status !== 'refused') await onTaken();
    return taken;
  }
  return (
    <FileImport
      label={i18n.t('ownImport.title')}
      note={i18n.t('ownImport.note')}
      accept=".json,.csv,.tsv,.txt,application/json,text/csv"
      most={longestOwnFile}
      read={(text) => send('own/preview', { text })}
      take={take}
      preview={(merge, onTake, onDiscard) => (
        <MergePreview merge={merge} onTake={onTake} onDiscard={onDiscard} />
      )}
      taken={(merge) => (
        <Notice tone="done">{i18n.t('ownImport.done', { changes: mergeWords(merge) })}</Notice>
      )}
    />
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
    <section className="preview" aria-label={i18n.t('fileImport.preview')}>
      <p role="status">{mergeWords(merge)}</p>
      <MergeDetails merge={merge} />
      <div className="actions">
        <button type="button" className="primary" disabled={!isNews} onClick={onTake}>
          {i18n.t('ownImport.import')}
        </button>
        <button type="button" onClick={onDiscard}>
          {i18n.t('common.discard')}
        </button>
      </div>
    </section>
  );
}

/** '2 new, 3 the same, 1 different from what is here, which stays.' */
function mergeWords({ added, changed, same, kept, bad }: Merge): string {
  const counts = [
    ['ownImport.countNew', added.length],
    ['ownImport.countChanged', changed.length],
    ['ownImport.countSame', same],
    ['ownImport.countKept', kept.length],
    ['ownImport.countBad', bad.count],
  ] as const;
  const words = counts
    .filter(([, count]) => count > 0)
    .map(([key, count]) => i18n.t(key, count, [number(count)]));
  if (words.length === 0) return i18n.t('ownImport.empty');
  return i18n.t('ownImport.changes', { changes: together(words) });
}
