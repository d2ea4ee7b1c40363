import { i18n } from '#i18n';
import { FileImport } from '@/components/FileImport';
import { FilePreview } from '@/components/FilePreview';
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
  const { added, changed, kept, same, bad } = merge;
  return (
    <FilePreview
      take={i18n.t('ownImport.import')}
      isNews={added.length + changed.length > 0}
      onTake={onTake}
      onDiscard={onDiscard}
    >
      {added.length + changed.length + kept.length + same + bad.count === 0 && (
        <p>{i18n.t('ownImport.empty')}</p>
      )}
      <MergeDetails merge={merge} />
    </FilePreview>
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
  return i18n.t('ownImport.changes', { changes: together(words) });
}
