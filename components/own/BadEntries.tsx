import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';
import type { OwnImport } from '@/lib/extension/own-messages';

/** The contacts of a file that cannot be taken, with the reason. */
export function BadEntries({ bad }: { bad: Extract<OwnImport, { status: 'read' }>['bad'] }) {
  if (bad.count === 0) return null;
  return (
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
  );
}
