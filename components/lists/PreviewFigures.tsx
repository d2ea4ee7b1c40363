import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { lastWords } from '@/components/reports/report-words';
import type { ListRowNote } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';
import { isolated } from '@/lib/extension/isolated';
import { formatWords, partWords, rowsWords } from './list-words';
import type { ReadPreview } from './use-taking';

/** What was understood of a list, in figures: rows, networks, the first accounts, and each row that was not, with its reason. */
export function PreviewFigures({ preview }: { preview: ReadPreview }) {
  const { counts, columns, networks, sample, badRows, disagreements, disagreeing, undated } =
    preview;
  return (
    <>
      {counts.isPart && <Notice tone="hint">{partWords(counts)}</Notice>}
      <dl className="figures-list">
        <Figure name={i18n.t('addList.form')} value={formatWords(counts.format)} />
        {columns.length > 0 && (
          <Figure name={i18n.t('addList.columns')} value={columns.map(isolated).join(', ')} />
        )}
        <Figure name={i18n.t('addList.entries')} value={number(counts.total)} />
        <Figure name={i18n.t('addList.taken')} value={number(counts.accounts)} />
        <Figure name={i18n.t('addList.duplicates')} value={number(counts.duplicates)} />
        {counts.guessed > 0 && (
          <Figure name={i18n.t('addList.guessed')} value={rowsWords(counts.guessed)} />
        )}
        {undated > 0 && <Figure name={i18n.t('addList.undated')} value={rowsWords(undated)} />}
      </dl>
      <table className="figures">
        <caption>{i18n.t('addList.networks')}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('common.network')}</th>
            <th scope="col">{i18n.t('common.addresses')}</th>
          </tr>
        </thead>
        <tbody>
          {networks.map(({ names, count }) => (
            <tr key={names}>
              <th scope="row">{names}</th>
              <td>{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4>{i18n.t('addList.first')}</h4>
      <ul className="samples">
        {sample.map(({ address, label, networks: names, lastReported: at }) => (
          <li key={address}>
            <code className="address" dir="ltr">
              {address}
            </code>
            <span className="muted">
              {[names, label, at === null ? '' : lastWords(at)].filter((word) => word).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <RowNotes count={counts.bad} rows={badRows} title="addList.badRows" />
      <RowNotes count={disagreements} rows={disagreeing} title="addList.doubtful" />
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function RowNotes({
  count,
  rows,
  title,
}: {
  count: number;
  rows: ListRowNote[];
  title: 'addList.badRows' | 'addList.doubtful';
}) {
  if (count === 0) return null;
  const more = count - rows.length;
  return (
    <details>
      <summary>{i18n.t(title, count, [number(count)])}</summary>
      <ul className="row-notes">
        {rows.map(({ line, text, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have several, and the rows of a preview never move.
          <li key={at}>
            <span>{i18n.t('addList.line', { line: number(line) })}</span>{' '}
            {text && (
              <>
                <code dir="ltr">{text}</code> –{' '}
              </>
            )}
            {reason}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="muted">{i18n.t('addList.andMore', more, [number(more)])}</p>}
    </details>
  );
}
