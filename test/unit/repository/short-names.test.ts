import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(`${top}${path}`, 'utf8');

test('no name that the minifier shortens in the content script stands in a message', () => {
  const [, list = ''] = /\/\^\(([\w|]+)\)\$\//.exec(read('wxt.config.ts')) ?? [];
  const names = list.split('|');
  const messages = readdirSync(`${top}lib/extension`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`lib/extension/${file}`))
    .join('\n');
  const words = new Set(messages.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').match(/\w+/g));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => words.has(name))).toEqual([]);
});
