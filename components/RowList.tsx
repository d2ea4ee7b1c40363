import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { barHeight } from './row-window';
import { useRowWindow } from './use-row-window';

/** How long a place must be looked at before `onRest`, in milliseconds: who drags the bar wants the end alone. */
const pause = 60;

/** A list of any length in one scrolled box, of which only the rows in view are there. One is chosen, by pointer or keys. */
export function RowList({
  name,
  of = '',
  total,
  isBusy = false,
  chosen,
  onChoose,
  onPress,
  onRest,
  isWaiting,
  children,
}: {
  name: string;
  /** With another one, these are other rows, and the first is in view. */
  of?: string;
  total: number;
  isBusy?: boolean;
  /** The place of the chosen row, 0-based; null: none. */
  chosen: number | null;
  onChoose: (place: number) => void;
  /** The chosen row was pressed, by pointer or Enter: keys that lead over rows choose them, too. */
  onPress: () => void;
  /** The rows in view, when the list has come to rest, and again when this function is another. */
  onRest?: ((first: number, count: number) => void) | undefined;
  /** Whether the row at a place is still to come. */
  isWaiting?: (place: number) => boolean;
  /** What stands in the row at a place; always of the same height. */
  children: (place: number) => ReactNode;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const view = useRowWindow(box, total);
  const { first, count, top, rows } = view;
  const isInView = chosen !== null && chosen >= first && chosen < first + count;

  useRest(onRest, first, count);
  useFirstRow(of, view.showRow);

  function choose(place: number, isPressed: boolean) {
    onChoose(place);
    view.showRow(place);
    if (isPressed) onPress();
    // What was pressed before may have led away from it.
    else box.current?.scrollIntoView({ block: 'nearest' });
  }
  function onKeyDown(event: KeyboardEvent) {
    const place = placeOfKey(event.key, chosen, { last: total - 1, leap: view.rowsOfView });
    if (place === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(place, event.key === 'Enter');
  }
  return (
    <div className="rows-frame">
      <div
        ref={box}
        className="report-rows"
        role="listbox"
        aria-label={name}
        aria-busy={isBusy}
        aria-activedescendant={isInView ? `${id}${chosen}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={view.onScroll}
        data-stacked={view.isStacked || undefined}
        style={{ maxHeight: barHeight(rows) }}
      >
        <div role="presentation" style={{ height: barHeight(rows) }}>
          <div role="presentation" className="rows-window" style={{ height: view.height }}>
            <div role="presentation" style={offsetOf(top % rows.rowHeight)}>
              {Array.from({ length: count }, (_, i) => first + i).map((place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the list box has the focus and the keys
                // biome-ignore lint/a11y/useFocusableInteractive: as in every list box with aria-activedescendant
                <div
                  key={place}
                  id={`${id}${place}`}
                  role="option"
                  className="report-row"
                  aria-selected={place === chosen}
                  aria-setsize={total}
                  aria-posinset={place + 1}
                  aria-busy={isWaiting?.(place) || undefined}
                  onClick={() => choose(place, true)}
                >
                  {children(place)}
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Tells the rows in view when the list has come to rest. */
function useRest(
  onRest: ((first: number, count: number) => void) | undefined,
  first: number,
  count: number,
): void {
  useEffect(() => {
    if (!onRest) return;
    const timer = setTimeout(() => onRest(first, count), pause);
    return () => clearTimeout(timer);
  }, [onRest, first, count]);
}

/** Shows the first row of other rows. */
function useFirstRow(of: string, showRow: (row: number) => void): void {
  const shown = useRef(of);
  useLayoutEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    showRow(0);
  }, [of, showRow]);
}

function offsetOf(cut: number) {
  return { translate: `0 ${-Math.round(cut)}px` };
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
    case 'Enter':
      return chosen;
    default:
      return null;
  }
}
