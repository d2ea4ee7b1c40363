import { findNetwork } from '@/lib/address/networks';
import type { ReportCounts } from '@/lib/extension/messages';

/** As many networks have a bar of their own; the rest share one. */
const most = 8;

/** Reports by network: a table whose rows are bars. */
export function NetworkChart({ counts }: { counts: ReportCounts['byNetwork'] }) {
  const bars = barsOf(counts);
  const longest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className="chart">
      <caption>Reports by network</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">Network</th>
          <th scope="col">Reports</th>
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
                <span>{count.toLocaleString('en')}</span>
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
    name: networkId ? findNetwork(networkId).name : 'Network unknown',
    count,
  }));
  if (named.length <= most) return named;
  const rest = named.slice(most - 1);
  const count = rest.reduce((sum, one) => sum + one.count, 0);
  return [...named.slice(0, most - 1), { name: `${rest.length} others`, count }];
}
