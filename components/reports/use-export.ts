import { useEffect, useRef, useState } from 'react';
import { errorWords } from '@/components/error-words';
import { saveFile } from '@/components/save-file';
import { send } from '@/lib/extension/messages';
import type { ExportBatch, ExportRequest } from '@/lib/extension/report-messages';
import type { Report } from '@/lib/verdict/facts';
import { csvHeader, csvLines } from './csv-file';
import { filterOf, type ReportChoice } from './report-choice';

export type ExportFormat = 'csv' | 'json';

export type ExportState =
  | { status: 'idle' }
  | { status: 'running'; done: number }
  | { status: 'done'; count: number; fileName: string }
  | { status: 'cancelled' }
  | { status: 'failed'; message: string };

/** Writes all reports that fit into a file, batch by batch, and saves it. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const controller = useRef<AbortController | null>(null);
  // Whoever closes the page wants no file any more.
  useEffect(() => () => controller.current?.abort(), []);

  async function run(
    choice: ReportChoice,
    format: ExportFormat,
    names: ReadonlyMap<string, string>,
  ): Promise<void> {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const show = (next: ExportState) => {
      if (!own.signal.aborted) setState(next);
    };
    show({ status: 'running', done: 0 });
    try {
      const { parts, count } = await readAll(choice, format, names, own.signal, (done) =>
        show({ status: 'running', done }),
      );
      if (own.signal.aborted) return;
      const fileName = `scam-reports.${format}`;
      saveFile(fileName, parts);
      show({ status: 'done', count, fileName });
    } catch (error) {
      show({ status: 'failed', message: errorWords(error) });
    }
  }
  function cancel() {
    controller.current?.abort();
    setState({ status: 'cancelled' });
  }
  /** Says no more what came of the last one; one that runs goes on. */
  function forget() {
    setState((now) => (now.status === 'running' ? now : { status: 'idle' }));
  }
  return { state, run, cancel, forget };
}

async function readAll(
  choice: ReportChoice,
  format: ExportFormat,
  names: ReadonlyMap<string, string>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<{ parts: Blob[]; count: number }> {
  const seen = new Set<string>();
  const rows: Row[] = [];
  let after: ExportRequest['after'] = null;
  do {
    const batch: ExportBatch = await send('reports/export', { ...filterOf(choice), after });
    if (signal.aborted) break;
    for (const report of batch.reports.filter((one) => isNew(seen, one)))
      rows.push({ rank: rankOf(report, choice), text: textOf(report, format, names) });
    after = batch.next;
    onProgress(seen.size);
  } while (after !== null);
  // They come in the order that they are kept in; the file has that of the screen.
  rows.sort((a, b) => b.rank - a.rank);
  return { parts: partsOf(rows, format), count: seen.size };
}

/** A report as it stands in the file, and its place there: the highest is first. */
type Row = { rank: number; text: string };

/** Those without a date, or a number, come last. */
function rankOf({ lastReported, count }: Report, { sort }: ReportChoice): number {
  return (sort === 'count' ? count : lastReported) ?? -1;
}

/** Rows that are written at once. */
const chunk = 2000;

function partsOf(rows: readonly Row[], format: ExportFormat): Blob[] {
  const [head, separator, end] = format === 'csv' ? csvFrame : jsonFrame;
  const parts = [new Blob([head])];
  for (let from = 0; from < rows.length; from += chunk) {
    const texts = rows.slice(from, from + chunk).map(({ text }) => text);
    const isLast = from + chunk >= rows.length;
    parts.push(new Blob([texts.join(separator), isLast ? '' : separator]));
  }
  return [...parts, new Blob([end])];
}

// Spreadsheets take a file without the mark for one in an old encoding.
const csvFrame = [`\ufeff${csvHeader}`, '', ''] as const;
const jsonFrame = ['[\n', ',\n', '\n]\n'] as const;

/** Whether a report was not written yet: where a list is read anew meanwhile, it comes from both readings. */
function isNew(seen: Set<string>, { sourceId, id }: Report): boolean {
  const before = seen.size;
  return seen.add(`${sourceId} ${id}`).size > before;
}

function textOf(report: Report, format: ExportFormat, names: ReadonlyMap<string, string>): string {
  return format === 'csv' ? csvLines([report], names) : JSON.stringify(jsonRow(report, names));
}

/** Its label is a name, as in the CSV: see csvHeader. */
function jsonRow(report: Report, names: ReadonlyMap<string, string>) {
  const { address, networkId, network, count, lastReported, label, link, sourceId } = report;
  return {
    address,
    network: networkId ?? network,
    count,
    lastReported: lastReported === null ? null : new Date(lastReported).toISOString(),
    name: label,
    link,
    source: names.get(sourceId) ?? sourceId,
  };
}
