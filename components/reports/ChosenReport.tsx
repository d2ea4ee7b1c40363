import { useId } from 'react';
import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { number } from '@/lib/extension/figures';
import type { Report } from '@/lib/verdict/facts';
import { AccountDetail } from './AccountDetail';
import type { LoadedRows } from './use-report-rows';

/** The record of the chosen row; undefined: it is still to be read. `place` is where it stands now; null: nobody knows, as the lists changed. */
export function ChosenReport({
  rows,
  place,
  report,
  onCheck,
}: {
  rows: LoadedRows;
  place: number | null;
  report: Report | undefined;
  /** See AccountDetail. */
  onCheck: (address: string) => void;
}) {
  const headId = useId();
  return (
    <section className="card" aria-labelledby={headId}>
      <h2 id={headId}>
        {place === null
          ? i18n.t('common.details')
          : i18n.t('reports.place', { place: number(place + 1), total: number(rows.total) })}
      </h2>
      {report ? (
        <>
          <AddressText address={report.address} />
          <AccountDetail
            key={`${report.sourceId} ${report.id}`}
            report={report}
            onCheck={onCheck}
          />
        </>
      ) : (
        <p className="muted">{i18n.t('reports.reading')}</p>
      )}
    </section>
  );
}
