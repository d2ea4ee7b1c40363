import { i18n } from '#i18n';
import { findNetwork } from '@/lib/address/networks';
import { number } from '@/lib/extension/figures';
import type { OwnChange, OwnImport } from '@/lib/extension/own-messages';
import { addressesWords, kindWords } from './own-words';

/** The contacts that a file would add or change, and those of it that cannot be taken: a stranger's file may call anybody trusted. */
export function MergeDetails({
  merge: { added, changed, bad },
}: {
  merge: Extract<OwnImport, { status: 'read' }>;
}) {
  return (
    <>
      <Changes title="ownImport.new" changes={added} />
      <Changes title="ownImport.changed" changes={changed} />
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
  title: 'ownImport.new' | 'ownImport.changed';
  changes: OwnChange[];
}) {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{i18n.t(title, { addresses: addressesWords(changes.length) })}</summary>
      <ul className="row-notes">
        {changes.slice(0, 100).map(({ address, networkId, kind, name, note }) => (
          <li key={address}>
            {i18n.t('ownImport.kind', { kind: kindWords(kind) })} <code dir="ltr">{address}</code>{' '}
            {[name, networkId && findNetwork(networkId).name, note].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
