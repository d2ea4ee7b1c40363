import { useState } from 'react';
import type { Report } from '@/lib/verdict/facts';
import { type LoadedRows, reportIn } from './use-report-rows';

type Chosen = { place: number; report: Report | undefined; of: string };

/**
 * The report that the user chose in the list, and its place there, 0-based. It is the same report where the lists change: `place` null:
 * it is not among the rows that were read since.
 */
export function useChosen(rows: LoadedRows | null) {
  const [last, setLast] = useState<Chosen | null>(null);
  const chosen = rows && last?.of === rows.of ? last : null;
  // A row that was not read yet when it was chosen: from now on it is that report.
  const late = rows && chosen && !chosen.report && reportIn(rows, chosen.place);
  if (late) setLast({ ...chosen, report: late });
  return {
    chosen,
    place: rows && chosen && placeNow(rows, chosen),
    choose(place: number, report: Report | undefined) {
      if (rows) setLast({ place, report, of: rows.of });
    },
  };
}

function placeNow(rows: LoadedRows, { place, report }: Chosen): number | null {
  const now = reportIn(rows, place);
  if (!report || (now && isSame(now, report))) return place;
  for (const [page, reports] of rows.pages) {
    const at = reports.findIndex((one) => isSame(one, report));
    if (at >= 0) return (page - 1) * rows.pageSize + at;
  }
  const isBehind = place >= rows.total && !rows.counting;
  return now || isBehind ? null : place;
}

function isSame(one: Report, other: Report): boolean {
  return one.id === other.id && one.sourceId === other.sourceId;
}
