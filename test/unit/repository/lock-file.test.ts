import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { markParts, type Part, partsList } from '@/test/store/parts-list';

afterEach(() => vi.unstubAllEnvs());

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'));

const lockFiles = [
  'package-lock.json',
  'test/bench/peers/package-lock.json',
  'test/tools/package-lock.json',
];

test.each(lockFiles)('every package of %s has an integrity, and none names a host', (lockFile) => {
  const entries: [string, { integrity?: string; resolved?: string; link?: boolean }][] =
    Object.entries(read(lockFile).packages);
  const packages = entries.filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved)).toEqual([]);
});

// npm writes what is lacking at the first installation, unpinned until then, and the checkout has a change that nobody made.
test.each(lockFiles)('%s lacks nothing that its packages name, for whatever system', (lockFile) => {
  const entries: [string, { dependencies?: object; optionalDependencies?: object }][] =
    Object.entries(read(lockFile).packages);
  const present = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)));
  const named = entries.flatMap(([, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }),
  );
  expect(named.filter((name) => !present.has(name))).toEqual([]);
});

test('every dependency is pinned, and at most nine are for run time', () => {
  const { dependencies, devDependencies } = read('package.json');
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(9);
});

test('of all packages only the pinned Node may run a script at its installation', () => {
  expect(read('package.json').allowScripts).toEqual({ node: true });
  const scripted = Object.entries(read('package-lock.json').packages).flatMap(([path, entry]) =>
    Object(entry).hasInstallScript ? [path] : [],
  );
  const ownProject = '';
  expect(scripted.filter((path) => path !== ownProject)).toEqual(['node_modules/node']);
});

describe('the list of parts', () => {
  test('says of each package whether it is in the extension', () => {
    // As a build leaves it.
    vi.stubEnv('NODE_ENV', 'production');
    const parts: Part[] = JSON.parse(partsList(new Set(['react', '@base-ui/react']))).components;
    const inside = parts.filter(({ scope }) => scope === 'required').map(({ name }) => name);
    expect(inside.sort()).toEqual(['@base-ui/react', 'react']);
    const others = parts.filter(({ scope }) => scope !== 'required');
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter(({ scope }) => scope !== 'excluded')).toEqual([]);
  }, 30_000);

  test('is refused where it lacks a package that is bundled', () => {
    expect(() => markParts([{ name: 'a', version: '1' }], new Set(['b']))).toThrow(
      'Bundled, and not in the lock file: b',
    );
  });
});
