import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import {
  type ReportSchema,
  schemaVersion,
  segmentsOf,
  upgradeDatabase,
} from '@/lib/reports/report-schema';

test('the segments of a source are those of all its readings, and of no other source', async () => {
  const database = await openDB<ReportSchema>('segments', schemaVersion, {
    upgrade: upgradeDatabase,
  });
  const filter = { seed: 0, span: 4, reach: 0, cells: new Uint16Array() };
  const ids: number[] = [];
  const generations = ['', 'g1', 'g1', '\uffff'];
  for (const sourceId of ['list:a', 'list:b', 'list:b2', 'service'] as const) {
    for (const generation of generations) {
      const segment = { sourceId, generation, level: 0, rows: 0, newest: 0, filter };
      ids.push(await database.add('filters', segment));
    }
  }
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  const found = await database.getAllKeysFromIndex('filters', 'generation', segmentsOf('list:b'));
  expect(found).toEqual(ids.slice(4, 8));
});
