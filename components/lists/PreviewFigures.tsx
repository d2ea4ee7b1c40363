import type { ListRowNote } from '@/lib/extension/feed-messages';
import { formatWords, rowsWords } from './list-words';
import type { ReadPreview } from './use-taking';

/** What was understood of a list, in figures: rows, networks, the first accounts, and each row that was not, with its reason. */
export function PreviewFigures({ preview }: { preview: ReadPreview }) {
  const { counts, networks, sample, badRows, disagreements, disagreeing, undated } = preview;
  return (
    <>
      <dl className="figures-list">
        <Figure name="Form" value={formatWords[counts.format]} />
        <Figure name="Rows" value={counts.total.toLocaleString('en')} />
        <Figure name="Addresses that are taken" value={counts.accounts.toLocaleString('en')} />
        <Figure name="Duplicates" value={counts.duplicates.toLocaleString('en')} />
        <Figure name="Rows not readable" value={counts.bad.toLocaleString('en')} />
        {counts.guessed > 0 && (
          <Figure name="Network told by the address" value={rowsWords(counts.guessed)} />
        )}
        {undated > 0 && <Figure name="Date not readable" value={rowsWords(undated)} />}
      </dl>
      <table className="figures">
        <caption>Networks</caption>
        <thead>
          <tr>
            <th scope="col">Network</th>
            <th scope="col">Addresses</th>
          </tr>
        </thead>
        <tbody>
          {networks.map(({ names, count }) => (
            <tr key={names}>
              <th scope="row">{names}</th>
              <td>{count.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4>The first of them</h4>
      <ul className="samples">
        {sample.map(({ address, label, networks: names }) => (
          <li key={address}>
            <code className="address">{address}</code>
            <span className="muted">{[names, label].filter((word) => word).join(' · ')}</span>
          </li>
        ))}
      </ul>
      <RowNotes count={counts.bad} rows={badRows} words="not readable and not taken" />
      <RowNotes
        count={disagreements}
        rows={disagreeing}
        words="taken, though the list names another network than the address belongs to"
      />
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

function RowNotes({ count, rows, words }: { count: number; rows: ListRowNote[]; words: string }) {
  if (count === 0) return null;
  return (
    <details>
      <summary>
        {rowsWords(count)} {words}
      </summary>
      <ul className="row-notes">
        {rows.map(({ line, text, reason }) => (
          <li key={line}>
            <span>Line {line.toLocaleString('en')}:</span> {text && <code>{text}</code>} {reason}
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <p className="muted">and {(count - rows.length).toLocaleString('en')} more</p>
      )}
    </details>
  );
}
