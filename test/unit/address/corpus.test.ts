import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findAddresses } from '@/lib/address/find';

const top = fileURLToPath(new URL('../../../', import.meta.url));
/** Libraries about addresses have true ones in their texts. */
const aboutAddresses = /^@(noble|scure)$/;
/** UTF-16 units that are read. */
const enough = 40_000_000;

test('code, lock files and the documentation of packages hold no address', {
  timeout: 60_000,
}, () => {
  const found: string[] = [];
  let length = 0;
  for (const file of textsBelow(`${top}node_modules`)) {
    if (length > enough) break;
    const text = readFileSync(file, 'utf8');
    length += text.length;
    for (const { address, networks } of findAddresses(text)) {
      found.push(`${networks[0]} ${address} in ${file.slice(top.length)}`);
    }
  }
  const lockFile = readFileSync(`${top}package-lock.json`, 'utf8');
  for (const { address } of findAddresses(lockFile)) found.push(`${address} in package-lock.json`);
  console.log(`Read ${(length / 1e6).toFixed(0)} million characters, found ${found.length}`);
  expect(found).toEqual([]);
});

function* textsBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = `${folder}/${name}`;
    if (name.startsWith('.') || aboutAddresses.test(name) || !existsSync(path)) continue;
    const stats = statSync(path);
    if (stats.isDirectory()) yield* textsBelow(path);
    else if (/\.(js|mjs|cjs|ts|json|md|map|txt|css|html)$/.test(name) && stats.size < 2e6)
      yield path;
  }
}
