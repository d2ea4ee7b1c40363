import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notKilled } from '@/test/e2e/not-killed';

test('each test that the run with kills leaves out is there, under that name', () => {
  const folder = new URL('../../e2e/', import.meta.url);
  const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
  const texts = specs.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const missing = [...notKilled.keys()].filter((title) => !texts.includes(`'${title}'`));
  expect(missing).toEqual([]);
  expect(notKilled.size).toBe(5);
});
