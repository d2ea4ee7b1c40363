/** Texts in one, so that they are read, kept and searched as one. A line break parts them: no search is for one. */
export type TextColumn = {
  text: string;
  /** Where each text ends in it. */
  ends: Uint32Array;
};

const separator = '\n';

export function joinTexts(texts: readonly string[]): TextColumn {
  const ends = new Uint32Array(texts.length);
  let end = -1;
  for (const [row, text] of texts.entries()) {
    end += separator.length + text.length;
    ends[row] = end;
  }
  return { text: texts.join(separator), ends };
}

export function splitTexts(column: TextColumn): string[] {
  return Array.from(column.ends, (_, row) => textAt(column, row));
}

export function textAt({ text, ends }: TextColumn, row: number): string {
  return text.slice(startOfRow(ends, row), ends[row]);
}

/** Where the text of a row begins. */
export function startOfRow(ends: Uint32Array, row: number): number {
  return row === 0 ? 0 : (ends[row - 1] ?? 0) + separator.length;
}

/** The first place in ascending numbers that holds the wanted one, or more: of the ends of texts, the row in which a place lies. */
export function firstEntry(ascending: Uint32Array, wanted: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ascending[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function joinNumbers(columns: readonly (Uint16Array | Uint32Array)[]): Uint32Array {
  const joined = new Uint32Array(columns.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const column of columns) {
    joined.set(column, offset);
    offset += column.length;
  }
  return joined;
}

/** The numbers of a column in the order that is given by their places. */
export function pick32(column: Uint32Array, order: Uint32Array): Uint32Array {
  const picked = new Uint32Array(order.length);
  for (let at = 0; at < picked.length; at++) picked[at] = column[order[at] ?? 0] ?? 0;
  return picked;
}

export function pick16(column: ArrayLike<number>, order: Uint32Array): Uint16Array {
  const picked = new Uint16Array(order.length);
  for (let at = 0; at < picked.length; at++) picked[at] = column[order[at] ?? 0] ?? 0;
  return picked;
}

export function pickTexts(texts: readonly string[], order: Uint32Array): string[] {
  const picked: string[] = [];
  for (let at = 0; at < order.length; at++) picked.push(texts[order[at] ?? 0] ?? '');
  return picked;
}
