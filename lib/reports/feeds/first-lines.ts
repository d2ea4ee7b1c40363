import { isSkipped, separatorOf, splitCells } from '@/lib/extension/cells';
import { linesOf } from '@/lib/extension/lines';
import { isAddress } from './read-row';

/** A line that is cut into cells. A comment may be a header: '# date,address'. */
export type CutLine = {
  line: number;
  written: string;
  separator: string;
  cells: string[];
  isComment: boolean;
  /** Nothing but comments stands before it. */
  isFirst: boolean;
};

/** Lines that are looked at for one with an address, where there is no header. */
const linesTried = 5;

/** Lines in which a table that is drawn may begin, behind what a page says of it. */
const linesBefore = 200;

/** Characters in which a table begins, behind comments and blank lines. */
export const longestHead = 2 ** 20;

const signsOfComment = /^\s*(?:#+|\/\/+|;) */;

/** The lines in which a table may begin. Far behind other lines, one begins only where it is drawn, and before any address. */
export function* firstLines(text: string): Generator<CutLine> {
  let tried = 0;
  for (const { line, text: whole } of linesOf(text.slice(0, longestHead))) {
    if (whole.trim() === '') continue;
    const one = cutLine(line, whole, tried === 0);
    const isLate = tried >= linesTried;
    if (isLate && one.separator !== '|') {
      if (line > linesBefore || hasAddress(one.written)) return;
      continue;
    }
    yield one;
    if (!one.isComment) tried += 1;
  }
}

function cutLine(line: number, whole: string, isFirst: boolean): CutLine {
  // Of a table's first line, the first cell is empty next to never: that is a comment.
  const isComment = isSkipped(whole) || /^\s*;[^;]*$/.test(whole);
  const written = whole.slice(0, 10_000);
  const said = isComment ? written.replace(signsOfComment, '') : written;
  const separator = separatorOf(said);
  return { line, written, separator, cells: splitCells(said, separator), isComment, isFirst };
}

function hasAddress(written: string): boolean {
  return written.split(/\s+/).some((word) => word.length > 24 && isAddress(word));
}
