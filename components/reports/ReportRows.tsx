import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { i18n } from '#i18n';
import type { Report } from '@/lib/verdict/facts';
import { ReportRow } from './ReportRow';
import { barHeight } from './row-window';
import { type LoadedRows, reportIn } from './use-report-rows';
import { rowHeight, useRowWindow } from './use-row-window';

/** How long a place must be looked at before its reports are asked for, in milliseconds: who drags the bar wants the end alone. */
const pause = 60;

/**
 * All reports that fit in one scrolled list, of which only the rows in view are there. One is chosen, by pointer or keys.
 */
export function ReportRows({
  rows,
  names,
  chosen,
  onChoose,
  onNeed,
}: {
  rows: LoadedRows;
  names: ReadonlyMap<string, string>;
  /** The place of the chosen row, 0-based; null: none. */
  chosen: number | null;
  onChoose: (place: number, report: Report | undefined) => void;
  onNeed: (first: number, count: number, rows: LoadedRows) => void;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const view = useRowWindow(box, rows.total);
  const { first, count, top } = view;

  useEffect(() => {
    const timer = setTimeout(() => onNeed(first, count, rows), pause);
    return () => clearTimeout(timer);
  }, [onNeed, first, count, rows]);

  function choose(place: number) {
    onChoose(place, reportIn(rows, place));
    view.showRow(place);
  }
  function onKeyDown(event: KeyboardEvent) {
    const place = placeOfKey(event.key, chosen, { last: rows.total - 1, leap: view.rowsOfView });
    if (place === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(place);
  }
  return (
    <div
      ref={box}
      className="report-rows"
      role="listbox"
      aria-label={i18n.t('reports.title')}
      aria-busy={rows.counting}
      aria-activedescendant={isIn(chosen, view) ? `${id}${chosen}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={view.onScroll}
    >
      <div role="presentation" style={{ height: barHeight(view.rows) }}>
        <div role="presentation" className="rows-window" style={{ height: view.height }}>
          <div role="presentation" style={{ translate: `0 ${-Math.round(top % rowHeight)}px` }}>
            {Array.from({ length: count }, (_, i) => first + i).map((place) => (
              <ReportRow
                key={place}
                id={`${id}${place}`}
                place={place}
                total={rows.total}
                report={reportIn(rows, place)}
                names={names}
                isChosen={place === chosen}
                onChoose={() => choose(place)}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function isIn(place: number | null, { first, count }: { first: number; count: number }): boolean {
  return place !== null && place >= first && place < first + count;
}

/** Where a key leads from the chosen place; null: it is another's key. */
function placeOfKey(
  key: string,
  chosen: number | null,
  { last, leap }: { last: number; leap: number },
): number | null {
  if (last < 0) return null;
  const from = chosen ?? -1;
  const within = (place: number) => Math.min(Math.max(place, 0), last);
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'PageDown':
      return within(from + leap);
    case 'PageUp':
      return within(from - leap);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
