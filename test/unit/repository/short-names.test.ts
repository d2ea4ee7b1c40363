import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(`${top}${path}`, 'utf8');

/** What content scripts and the background say to each other. */
const exchanged = [
  'messages',
  'tab-messages',
  'paste-messages',
  'page-looks',
  'page-words',
  'card-part',
];

test('no name that the minifier shortens in the content script stands in a message', () => {
  const [, list = ''] = /\/\^\(([\w|]+)\)\$\//.exec(read('lib/build/short-names.ts')) ?? [];
  const names = list.split('|');
  const words = new Set(
    exchanged
      .map((file) => read(`lib/extension/${file}.ts`))
      .join('\n')
      // What a message is called is a text, which nobody shortens.
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[\w-]+\/[\w-]+'/g, '')
      .match(/\w+/g),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => words.has(name))).toEqual([]);
});
