import { useCallback } from 'react';
import { i18n } from '#i18n';
import { RowList } from '@/components/RowList';
import type { Report } from '@/lib/verdict/facts';
import { ReportRow } from './ReportRow';
import { type LoadedRows, reportIn } from './use-report-rows';

/** All reports that fit in one scrolled list. Those in view are asked for with `onNeed`. */
export function ReportRows({
  rows,
  names,
  chosen,
  onChoose,
  onPress,
  onNeed,
}: {
  rows: LoadedRows;
  names: ReadonlyMap<string, string>;
  /** The place of the chosen row, 0-based; null: none. */
  chosen: number | null;
  onChoose: (place: number, report: Report | undefined) => void;
  onPress: () => void;
  onNeed: (first: number, count: number, rows: LoadedRows) => void;
}) {
  const need = useCallback(
    (first: number, count: number) => onNeed(first, count, rows),
    [onNeed, rows],
  );
  return (
    <RowList
      name={i18n.t('reports.title')}
      of={rows.of}
      total={rows.total}
      isBusy={rows.counting}
      chosen={chosen}
      onChoose={(place) => onChoose(place, reportIn(rows, place))}
      onPress={onPress}
      onRest={need}
      isWaiting={(place) => !reportIn(rows, place)}
    >
      {(place) => <ReportRow report={reportIn(rows, place)} names={names} />}
    </RowList>
  );
}
