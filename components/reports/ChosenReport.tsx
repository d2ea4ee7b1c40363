import { useId } from 'react';
import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { CopyButton } from '@/components/CopyButton';
import { number } from '@/lib/extension/figures';
import type { Report } from '@/lib/verdict/facts';
import { AccountDetail } from './AccountDetail';
import { type LoadedRows, reportIn } from './use-report-rows';

/** The record of the chosen row. `first` is what stood there when it was chosen; a row that was not read then comes later. */
export function ChosenReport({
  rows,
  place,
  first,
}: {
  rows: LoadedRows;
  place: number;
  first: Report | undefined;
}) {
  const headId = useId();
  const report = first ?? reportIn(rows, place);
  return (
    <section className="card" aria-labelledby={headId}>
      <h2 id={headId}>
        {i18n.t('reports.place', { place: number(place + 1), total: number(rows.total) })}
      </h2>
      {report ? (
        <>
          <AddressText address={report.address} />
          <div className="actions">
            <CopyButton key={report.address} text={report.address} />
          </div>
          <AccountDetail key={`${report.sourceId} ${report.id}`} report={report} />
        </>
      ) : (
        <p className="muted">{i18n.t('reports.reading')}</p>
      )}
    </section>
  );
}
