import { identifyNetworks } from '@/lib/address/identify';
import { isSkipped, recordsOf, separatorOf, splitCells } from '@/lib/extension/cells';
import { findField } from '@/lib/extension/fields';
import { linesOf } from '@/lib/extension/lines';
import { type BadRow, noGroup, type RawRow, readFields } from './raw-row';

/** How a table is written: its separator, the names of its columns, and the line after which its rows begin. */
export type Table = { separator: string; columns: string[]; after: number };

/** Lines that are looked at for one with an address, where there is no header. */
const linesTried = 5;

/**
 * The table that a text is, by its header, or without one by the place of the address beside other cells; null where it is none.
 */
export function findTable(text: string): Table | null {
  let tried = 0;
  for (const { line, text: written } of linesOf(text)) {
    if (isSkipped(written)) continue;
    const separator = separatorOf(written);
    const cells = splitCells(written.slice(0, 10_000), separator).slice(0, 100);
    if (tried === 0 && findField(cells, 'address'))
      return { separator, columns: cells, after: line };
    const columns = cells.length > 1 ? columnsOf(cells) : null;
    if (columns) return { separator, columns, after: 0 };
    tried += 1;
    if (tried >= linesTried) return null;
  }
  return null;
}

/** The rows of a table. */
export function* csvRows(
  text: string,
  { separator, columns, after }: Table,
): Generator<RawRow | BadRow> {
  for (const { line, text: written } of recordsOf(text)) {
    if (line <= after || isSkipped(written)) continue;
    const cells = splitCells(written, separator);
    const fields = Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
    yield readFields(fields, line, noGroup);
  }
}

/** The columns of a table without a header: the address is the first cell that is one, and what comes next is its label. */
function columnsOf(cells: string[]): string[] | null {
  const at = cells.findIndex((cell) => identifyNetworks(cell).length > 0);
  if (at < 0) return null;
  const label = at + 1 < cells.length ? at + 1 : at - 1;
  return cells.map((_, i) => {
    if (i === at) return 'address';
    return i === label ? 'label' : `column ${i}`;
  });
}
