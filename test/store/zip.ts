import { readFileSync, writeFileSync } from 'node:fs';
import { measureBundles } from './bundles';
import { lintFirefox } from './lint-firefox';
import { packageFile, packages, run, sha256, top } from './packages';
import { partsList } from './parts-list';

/** Makes what goes to the stores, lets Firefox's linter read it, and prints the hash of each file, as `sha256sum -c` takes it. */
const wxt = `${top}node_modules/wxt/bin/wxt.mjs`;
for (const target of [['chrome'], ['firefox', '--mv3']])
  run(process.execPath, [wxt, 'zip', '-b', ...target]);
// Our own code is '.'.
const bundled = new Set((await measureBundles()).keys().filter((name) => name !== '.'));
writeFileSync(packageFile('parts'), partsList(bundled));
const unexplained = lintFirefox();
const kinds = Object.keys(packages) as (keyof typeof packages)[];
const sums = kinds.map((kind) => `${sha256(readFileSync(packageFile(kind)))}  ${packages[kind]}\n`);
writeFileSync(`${top}.output/SHA256SUMS`, sums.join(''));
console.log(`In .output:\n${sums.join('')}`);
if (unexplained > 0) process.exitCode = 1;
