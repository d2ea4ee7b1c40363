import { i18n } from '#i18n';
import { findNetwork } from '@/lib/address/networks';
import { number } from '@/lib/extension/figures';
import type { ReportCounts } from '@/lib/extension/report-messages';

/** As many networks have a bar of their own; the rest share one. */
const most = 8;

/** Reports by network: a table whose rows are bars. */
export function NetworkChart({ counts }: { counts: ReportCounts['byNetwork'] }) {
  const bars = barsOf(counts);
  const longest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className="chart">
      <caption>{i18n.t('reports.byNetwork')}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{i18n.t('common.network')}</th>
          <th scope="col">{i18n.t('reports.title')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <div className="bar-of">
                <svg className="bar-line" aria-hidden="true" focusable="false">
                  <rect width={`${Math.max(0.7, (100 * count) / longest)}%`} height="100%" rx="3" />
                </svg>
                <span>{number(count)}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function barsOf(counts: ReportCounts['byNetwork']): { name: string; count: number }[] {
  const named = counts.map(({ networkId, count }) => ({
    name: networkId ? findNetwork(networkId).name : i18n.t('reports.noNetwork'),
    count,
  }));
  if (named.length <= most) return named;
  const rest = named.slice(most - 1);
  const count = rest.reduce((sum, one) => sum + one.count, 0);
  const name = i18n.t('reports.otherNetworks', rest.length, [number(rest.length)]);
  return [...named.slice(0, most - 1), { name, count }];
}
