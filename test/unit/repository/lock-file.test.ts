import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'));

test.each(['package-lock.json', 'test/bench/peers/package-lock.json'])(
  'every package of %s has an integrity, and none names a host',
  (lockFile) => {
    const entries: [string, { integrity?: string; resolved?: string; link?: boolean }][] =
      Object.entries(read(lockFile).packages);
    const packages = entries.filter(([path]) => path !== '');
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(packages.filter(([, { resolved }]) => resolved)).toEqual([]);
  },
);

test('every dependency is pinned, and at most eight are for run time', () => {
  const { dependencies, devDependencies } = read('package.json');
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(8);
});

test('of all packages only the pinned Node may run a script at its installation', () => {
  expect(read('package.json').allowScripts).toEqual({ node: true });
  const scripted = Object.entries(read('package-lock.json').packages).flatMap(([path, entry]) =>
    Object(entry).hasInstallScript ? [path] : [],
  );
  expect(scripted).toEqual(['node_modules/node']);
});
