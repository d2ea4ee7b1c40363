import { i18n } from '#i18n';
import { number, period } from '@/lib/extension/figures';
import type { ReportCounts } from '@/lib/extension/report-messages';
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
      <figcaption>{i18n.t(unit === 'year' ? 'reports.byYear' : 'reports.byMonth')}</figcaption>
      {bars.length > 0 && (
        <>
          {/* The table says it, too. */}
          <p className="bars-top muted" aria-hidden="true">
            {number(highest)}
          </p>
          <svg
            className="bars"
            viewBox={`0 0 ${bars.length} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            {bars.map(({ name, count }, i) => (
              <rect key={name} x={i + 0.1} width={0.8} {...columnOf(count, highest)}>
                <title>
                  {i18n.t('reports.bar', { period: period(name), reports: reportsWords(count) })}
                </title>
              </rect>
            ))}
          </svg>
          <p className="bars-ends muted">
            <span>{period(bars[0]?.name ?? '')}</span>
            {bars.length > 1 && <span>{period(bars.at(-1)?.name ?? '')}</span>}
          </p>
        </>
      )}
      {undated > 0 && (
        <p className="muted">{i18n.t('reports.undated', undated, [number(undated)])}</p>
      )}
      {bars.length > 0 && (
        <details>
          <summary>{i18n.t('reports.asTable')}</summary>
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">{i18n.t(`reports.${unit}`)}</th>
                <th scope="col">{i18n.t('reports.title')}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ name, count }) => (
                <tr key={name}>
                  <th scope="row">{period(name)}</th>
                  <td>{number(count)}</td>
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
