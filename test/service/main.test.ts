import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readReports } from './read-reports';
import { startService } from './server';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the program; `until` waits for a text in what it prints. */
function start(...args: string[]) {
  const argv = ['--import', './test/resolve-paths.mjs', 'test/service/main.ts', ...args];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, printed }));
  return { child, ended, printed: () => printed };
}

const csv = `address,network,reportCount,lastReported
1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2,BTC,5,2026-01-02
,BTC,1,
abc,doge,many,
"TBHTJqAy4DhHhmT3dNceJYNRz4SdLofLre",trx,1,
`;

test.each(['SIGTERM', 'SIGINT'] as const)(
  'starts with reports from a file, and ends cleanly on %s',
  async (signal) => {
    const file = join(folder, 'reports.csv');
    writeFileSync(file, csv);
    const { child, ended, printed } = start('--port', '0', '--reports', file, '--key', 'k1');
    await expect.poll(printed, { timeout: 10_000 }).toContain('key: k1\n');
    expect(printed()).toContain('2 reports from');
    expect(printed()).toContain(
      '2 bad rows\n  row 2: no address\n  row 3: reportCount is not a number\n',
    );
    const url = /^http:\/\/127\.0\.0\.1:\d+$/m.exec(printed())?.[0];
    const page = await (await fetch(`${url}/scam-reports`)).json();
    expect(page).toHaveProperty('page', { total: 1, count: 2, current: 1 });
    child.kill(signal);
    expect((await ended).code).toBe(0);
  },
);

test('a port in use is said, with what to do', async () => {
  const service = await startService();
  const { port } = new URL(service.url);
  const { code, printed } = await start('--port', port).ended;
  await service.close();
  expect(code).toBe(1);
  expect(printed).toBe(
    `Port ${port} is in use. End the program that uses it, or choose another port with --port ${Number(port) + 1}.\n`,
  );
});

test.each([
  [['--port', 'x'], '--port is a number from 0 to 65535, not x'],
  [['--reports', 'no-such-file'], 'ENOENT'],
  [['--speed', '3'], "Unknown option '--speed'"],
])('%j is refused with words', async (args, words) => {
  const { code, printed } = await start(...args).ended;
  expect(code).toBe(1);
  expect(printed).toContain(words);
  expect(printed).toContain('npm run service -- [--port 8787]');
});

describe('a file of reports', () => {
  const row = { address: 'abc', network: 'BTC', reportCount: '2', lastReported: '' };

  test('JSON of the contract, as an array or in data', () => {
    const { network: _, ...rest } = row;
    const record = { ...rest, id: '1', walletNetworkId: '7', walletNetwork: { symbol: 'BTC' } };
    expect(readReports(JSON.stringify([record]))).toEqual({ rows: [row], bad: [] });
    expect(readReports(JSON.stringify({ data: [record] }))).toEqual({ rows: [row], bad: [] });
  });

  test('bad rows are told by their number', () => {
    const rows = [row, 5, { ...row, network: '' }, { ...row, lastReported: 'soon' }];
    expect(readReports(JSON.stringify(rows)).bad).toEqual([
      { row: 2, why: 'not an object' },
      { row: 3, why: 'no network' },
      { row: 4, why: 'lastReported is not a time' },
    ]);
  });

  test.each(['{"a":1}', '[1', 'x,y\n1,2'])('%s is refused', (text) => {
    expect(() => readReports(text)).toThrow(Error);
  });
});
