import { i18n } from '#i18n';
import { LevelMark } from '@/components/LevelMark';
import { findNetwork } from '@/lib/address/networks';
import { number } from '@/lib/extension/figures';
import type { OwnChange, OwnImport } from '@/lib/extension/own-messages';
import { kindWords } from './own-words';
import { useReported } from './use-reported';

/**
 * The contacts that a file would add or change, those that it tells otherwise than they stay, those that are here already, and those that
 * cannot be taken: a stranger's file may call anybody trusted, so one that is reported is shown at once.
 */
export function MergeDetails({
  merge: { added, changed, kept, same, bad },
}: {
  merge: Extract<OwnImport, { status: 'read' }>;
}) {
  return (
    <>
      <Changes title="options.data.added" changes={added} />
      <Changes title="options.data.changed" changes={changed} />
      <Changes title="ownImport.countKept" changes={kept} />
      {same > 0 && <p className="muted">{i18n.t('options.data.same', same, [number(same)])}</p>}
      {bad.count > 0 && (
        <details>
          <summary>{i18n.t('ownImport.bad', bad.count, [number(bad.count)])}</summary>
          <ul className="row-notes">
            {bad.rows.map(({ line, text, reason }) => (
              <li key={line}>
                {i18n.t('ownImport.entry', { line: number(line) })}{' '}
                {text && <code dir="ltr">{text}</code>} {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Changes({
  title,
  changes,
}: {
  title: 'options.data.added' | 'options.data.changed' | 'ownImport.countKept';
  changes: OwnChange[];
}) {
  const reported = useReported(changes.filter(({ kind }) => kind === 'trusted'));
  if (changes.length === 0) return null;
  const isReported = ({ address }: OwnChange) => Number(reported.has(address));
  const shown = changes.toSorted((a, b) => isReported(b) - isReported(a)).slice(0, 100);
  return (
    <details open={reported.size > 0}>
      <summary>{i18n.t(title, changes.length, [number(changes.length)])}</summary>
      <ul className="row-notes">
        {shown.map(({ address, networkId, kind, name, note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may have one address twice, and the rows of a preview never move.
          <li key={at}>
            {i18n.t('ownImport.kind', { kind: kindWords(kind) })} <code dir="ltr">{address}</code>{' '}
            {[name, networkId && findNetwork(networkId).name, note].filter(Boolean).join(' · ')}
            <LevelMark verdict={reported.get(address)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
