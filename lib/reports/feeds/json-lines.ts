import { i18n } from '#i18n';
import { linesOf } from '@/lib/extension/lines';
import { parseJson } from '@/lib/extension/parse-json';
import { cleanText } from '@/lib/service/clean-text';
import { isPage, rowsOf } from './entry-rows';
import { watched } from './left-out';
import { noGroup, type Opened, type Rows } from './raw-row';
import { isFields } from './row-rules';

/** What is shown of a line that is none. */
const longestShown = 1000;

/** A text with a record in JSON on each line (JSON Lines); null where its first line is none. */
export function readJsonLines(text: string): Opened | null {
  const first = linesOf(text).find((line) => line.text.trim() !== '');
  if (!first || !isFields(parseLine(first.text))) return null;
  const entries: unknown[] = [];
  return watched(entries, { format: 'json-objects', rows: lineRows(text, entries), ifEmpty: null });
}

/** `entries`: where they are put. */
function* lineRows(text: string, entries: unknown[]): Rows {
  for (const { line, text: written } of linesOf(text)) {
    const entry = parseLine(written);
    entries.push(entry);
    if (written.trim() === '') yield null;
    else if (isPage(entry)) for (const one of entry.data) yield* rowsOf(one, line, noGroup);
    else if (isFields(entry)) yield* rowsOf(entry, line, noGroup);
    else {
      const shown = cleanText(written.slice(0, longestShown));
      yield { line, text: shown, reason: i18n.t('row.noJson') };
    }
  }
}

/** Some write a comma behind each. */
function parseLine(written: string): unknown {
  return parseJson(written.trim().replace(/,$/, ''));
}
