import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readReports } from './read-reports';
import { defaultKey, startService } from './server';
import type { ReportRow } from './store';

const usage = 'npm run service -- [--port 8787] [--reports FILE] [--key KEY]';

try {
  await run();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      reports: { type: 'string' },
      key: { type: 'string', default: defaultKey },
    },
  });
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) {
    throw new Error(`--port is a number from 0 to 65535, not ${values.port}`);
  }
  const reports = values.reports === undefined ? undefined : readReportFile(values.reports);
  const service = await startService({ port, key: values.key, ...(reports && { reports }) });
  console.log(`${service.url}\nkey: ${service.key}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void service.close());
  }
}

function readReportFile(path: string): ReportRow[] {
  const { rows, bad } = readReports(readFileSync(path, 'utf8'));
  console.log(`${rows.length} reports from ${path}, ${bad.length} bad rows`);
  for (const { row, why } of bad.slice(0, 20)) console.log(`  row ${row}: ${why}`);
  if (bad.length > 20) console.log(`  and ${bad.length - 20} more`);
  return rows;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = Object(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. End the program that uses it, or choose another port with --port ${port + 1}.`;
  }
  return `${error.message}\n${usage}`;
}
