import type { ReportCounts } from '@/lib/extension/messages';
import { monthBars } from './month-bars';
import { reportsWords } from './report-words';

/** Reports by the month of their last report: bars to be looked at, and the same as a table. */
export function MonthChart({
  counts,
  undated,
}: {
  counts: ReportCounts['byMonth'];
  undated: number;
}) {
  const bars = monthBars(counts);
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const unit = bars[0]?.name.length === 4 ? 'year' : 'month';
  return (
    <figure className="chart">
      <figcaption>Reports by {unit} of the last report</figcaption>
      {bars.length > 0 && (
        <>
          <svg
            className="bars"
            viewBox={`0 0 ${bars.length} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            {bars.map(({ name, count }, i) => (
              <rect key={name} x={i + 0.1} width={0.8} {...columnOf(count, highest)}>
                <title>{`${name}: ${reportsWords(count)}`}</title>
              </rect>
            ))}
          </svg>
          <p className="bars-ends muted">
            <span>{bars[0]?.name}</span>
            <span>{bars.at(-1)?.name}</span>
          </p>
        </>
      )}
      {undated > 0 && <p className="muted">{reportsWords(undated)} without a date.</p>}
      {bars.length > 0 && (
        <details>
          <summary>As a table</summary>
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">{unit === 'year' ? 'Year' : 'Month'}</th>
                <th scope="col">Reports</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ name, count }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{count.toLocaleString('en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}

/** A month with few reports is still to be seen beside one with many. */
function columnOf(count: number, highest: number): { y: number; height: number } {
  const height = count === 0 ? 0 : Math.max(0.02, count / highest);
  return { y: 1 - height, height };
}
