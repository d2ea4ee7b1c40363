/** Prints rows as a Markdown table, numbers to the right. The first row heads it. */
export function printTable(title: string, [head = [], ...rows]: readonly (readonly string[])[]) {
  const widths = head.map((_, at) =>
    // The rule needs two signs, and a column may be empty.
    Math.max(2, ...[head, ...rows].map((row) => (row[at] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, at) => (at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width))).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  console.log(
    [`\n${title}\n`, line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n'),
  );
}

/** The middle one, or the mean of the two in the middle; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (
    ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
  );
}
