/**
 * How tall a scrolled list may be, in CSS pixels. Firefox cuts elements off at 17.8 million, Chromium at 33.5 million of the screen's
 * own pixels, which is 6.7 million at a zoom of 500 %.
 */
export const tallest = 6_000_000;

/** At both ends of a list that is too tall, so many pixels of the bar are as many of the list: so each row can be reached. */
const edge = 200_000;

/** Rows of one height in a window of another, all in CSS pixels. */
export type Rows = { total: number; rowHeight: number; viewHeight: number };

/** How tall the element in the scrolled box is. */
export function barHeight({ total, rowHeight }: Rows): number {
  return Math.min(total * rowHeight, tallest);
}

/** The last place of the list's upper edge. */
export function lastTop({ total, rowHeight, viewHeight }: Rows): number {
  return Math.max(0, total * rowHeight - viewHeight);
}

/** The place in the list that a place of the scroll bar means. */
export function topOfScroll(scrollTop: number, rows: Rows): number {
  const { last, lastScroll, stretch } = scaleOf(rows);
  if (stretch === 1 || scrollTop <= edge) return Math.min(scrollTop, last);
  if (scrollTop >= lastScroll - edge) return last - (lastScroll - scrollTop);
  return edge + (scrollTop - edge) * stretch;
}

/** Where the scroll bar stands for a place in the list: the other way round. */
export function scrollOfTop(top: number, rows: Rows): number {
  const { last, lastScroll, stretch } = scaleOf(rows);
  if (stretch === 1 || top <= edge) return top;
  if (top >= last - edge) return lastScroll - (last - top);
  return edge + (top - edge) / stretch;
}

/** Where the list's upper edge comes to be when the user scrolls: a wheel moves it by as much, the dragged bar to its place. */
export function scrolledTop(top: number, from: number, to: number, rows: Rows): number {
  const isDrag = Math.abs(to - from) > rows.viewHeight;
  const next = isDrag ? topOfScroll(to, rows) : top + to - from;
  return Math.min(Math.max(next, 0), lastTop(rows));
}

/** The first row to be drawn, and how many, so that the window is full. */
export function rowsIn(
  top: number,
  { total, rowHeight, viewHeight }: Rows,
): {
  first: number;
  count: number;
} {
  const first = Math.min(Math.floor(top / rowHeight), Math.max(0, total - 1));
  return { first, count: Math.min(Math.ceil(viewHeight / rowHeight) + 1, total - first) };
}

/** The nearest place at which a row is seen whole. */
export function topToSee(row: number, top: number, rows: Rows): number {
  const { rowHeight, viewHeight } = rows;
  const highest = row * rowHeight;
  const lowest = (row + 1) * rowHeight - viewHeight;
  return Math.max(0, Math.min(highest, Math.max(top, lowest)));
}

function scaleOf(rows: Rows): { last: number; lastScroll: number; stretch: number } {
  const last = lastTop(rows);
  const lastScroll = Math.max(0, barHeight(rows) - rows.viewHeight);
  if (last === lastScroll) return { last, lastScroll, stretch: 1 };
  return { last, lastScroll, stretch: (last - 2 * edge) / (lastScroll - 2 * edge) };
}
