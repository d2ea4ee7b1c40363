import { linesOf } from '@/lib/extension/lines';
import { cleanText } from '@/lib/service/clean-text';
import type { Rows } from './raw-row';

/** The rows of a text with one address a line. `#` begins a comment, and one behind an address is its label. */
export function* textRows(text: string): Rows {
  for (const { line, text: written } of linesOf(text)) {
    const hash = written.search(/(?:^|\s)#/);
    const address = (hash < 0 ? written : written.slice(0, hash)).trim();
    if (address === '') {
      yield null;
      continue;
    }
    const label = hash < 0 ? '' : cleanText(written.slice(hash, hash + 1000)).replace(/#+ */, '');
    yield { line, address, names: [], label, count: undefined, date: undefined };
  }
}
