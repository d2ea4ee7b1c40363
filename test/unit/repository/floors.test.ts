import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'floors-'));

const forbidden = [
  ['lib/address', '@/lib/verdict/judge'],
  ['lib/address', 'zod/mini'],
  ['lib/verdict', '@/lib/service/client'],
  ['lib/service', '@/lib/extension/browser'],
  ['lib/extension', '@/lib/background/check'],
  ['lib/reports', '@/lib/background/check'],
  ['lib/background', '@/lib/page/page'],
  ['lib/page', '@/lib/extension/secrets'],
  ['lib/page', '@/lib/extension/browser'],
  ['lib/page', '@/lib/background/check'],
  ['lib/page', 'react'],
  ['components', '@/lib/extension/secrets'],
  ['components', '@/lib/background/check'],
  ['entrypoints/content', 'zod'],
  ['entrypoints/popup', '@/lib/background/check'],
  ['lib/address/families', '../decode'],
] as const;

const cycle = {
  'lib/verdict/one.ts':
    "import { two } from '@/lib/verdict/two';\nexport const one = async () => two;\n",
  'lib/verdict/two.ts':
    "import { one } from '@/lib/verdict/one';\nexport const two = () => {\n  one();\n};\n",
};

/** 'lib/page/planted-7.ts noRestrictedImports' and so on. */
let found: string[] = [];

beforeAll(() => {
  for (const name of ['.biome.json', 'tsconfig.json', 'package.json', '.gitignore']) {
    cpSync(join(top, name), join(folder, name));
  }
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'));
  spawnSync('git', ['init', '-q'], { cwd: folder });
  for (const [index, [place, imported]] of forbidden.entries()) {
    plant(`${place}/planted-${index}.ts`, `import { planted } from '${imported}';\nplanted();\n`);
  }
  for (const [file, text] of Object.entries(cycle)) plant(file, text);
  found = lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(forbidden.map(([place, imported], index) => [place, imported, index] as const))(
  'imports go down only: in %s the linter refuses %s',
  (place, _, index) => {
    expect(found).toContain(`${place}/planted-${index}.ts noRestrictedImports`);
  },
);

test('a cycle through the alias is seen, and a promise that nobody waits for', () => {
  expect(found).toContain('lib/verdict/one.ts noImportCycles');
  expect(found).toContain('lib/verdict/two.ts noFloatingPromises');
});

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function lint(): string[] {
  const biome = join(top, 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics }: Report = JSON.parse(stdout);
  return diagnostics.map(
    ({ category, location }) => `${location.path} ${category.split('/').at(-1)}`,
  );
}

type Report = { diagnostics: { category: string; location: { path: string } }[] };
