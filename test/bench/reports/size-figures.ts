import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Bar } from '../bars';
import { printTable } from '../table';
import type { BenchBrowser } from './bench-browser';

/** What the list takes: its filters in memory, and all of it on the disk. */
export async function measureSize(browser: BenchBrowser, count: number): Promise<Bar[]> {
  const { ours, profile } = browser;
  const filters = await ours.page.evaluate(async () => {
    const request = indexedDB.open('reports');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const reading = request.result.transaction('filters').objectStore('filters').getAll();
    await new Promise((resolve) => {
      reading.onsuccess = resolve;
    });
    request.result.close();
    const sizes: number[] = reading.result.map(({ filter }) => filter.cells.byteLength);
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), segments: sizes.length };
  });
  const told = await ours.page.evaluate(() =>
    navigator.storage.estimate().then(({ usage = 0 }) => usage),
  );
  const files = sizeOf(join(profile, 'Default/IndexedDB'), ours.id);
  printTable(`${count} records: size`, [
    ['', 'MB', 'bytes a record'],
    [
      `filters in memory (${filters.segments} segments)`,
      mega(filters.bytes),
      each(filters.bytes, count),
    ],
    ['on the disk, files of IndexedDB', mega(files), each(files, count)],
    ['on the disk, as the browser tells', mega(told), each(told, count)],
  ]);
  return [
    { what: `${count}: filters`, measured: filters.bytes / count, most: 3, unit: 'B a record' },
    { what: `${count}: disk`, measured: files / count, most: 130, unit: 'B a record' },
  ];
}

function sizeOf(folder: string, part: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes(part))
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function each(bytes: number, count: number): string {
  return (bytes / count).toFixed(1);
}
