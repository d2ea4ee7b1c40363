import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rooms, roomVariable } from '@/test/tools/mutants-rooms';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const vitest = join(cwd, 'node_modules/vitest/vitest.mjs');

test('mutants are met by the tests of their room alone', () => {
  const args = ['list', '--filesOnly', '--json', '--config', 'test/tools/mutants.config.ts'];
  const env = { ...process.env, [roomVariable]: 'senders' };
  const listed: { file: string }[] = JSON.parse(
    execFileSync(process.execPath, [vitest, ...args], { cwd, env, encoding: 'utf8' }),
  );
  expect(listed.map(({ file }) => relative(cwd, file)).sort()).toEqual([
    'test/unit/background/senders.test.ts',
    'test/unit/background/serve.test.ts',
  ]);
});

test.each(Object.entries(rooms))('the room of %s has files and tests', (_, { tests, mutate }) => {
  for (const pattern of [...tests, ...mutate.filter((one) => !one.startsWith('!'))])
    expect(globSync(pattern, { cwd }), pattern).not.toEqual([]);
});
