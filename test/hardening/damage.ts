import { globSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserKind } from '@/test/browsers/find-browser';

/** Ways in which a file comes to be of no use: a bad sector at its begin, a write that did not end, a bad sector in its middle. */
export const damages = ['header', 'cut', 'middle'] as const;
export type Damage = (typeof damages)[number];

const files: Readonly<Record<BrowserKind, readonly string[]>> = {
  chromium: ['Default/Local Extension Settings/*/*', 'Default/IndexedDB/chrome-extension_*/*'],
  firefox: ['storage/default/moz-extension*/idb/*.sqlite'],
};

const page = 4096;
const mostOverwritten = 28 * 1024;

/** Damages all files in which a closed browser keeps what the extension stored, and tells how many. */
export function damageStorage(profile: string, kind: BrowserKind, damage: Damage): number {
  const found = files[kind].flatMap((pattern) => globSync(join(profile, pattern)));
  const damaged = found.filter((path) => statSync(path).isFile() && statSync(path).size > 0);
  for (const path of damaged) damageFile(path, damage);
  return damaged.length;
}

function damageFile(path: string, damage: Damage): void {
  const bytes = readFileSync(path);
  if (damage === 'cut') {
    truncateSync(path, Math.floor(bytes.length / 2));
    return;
  }
  const from = damage === 'header' ? 0 : Math.min(page, Math.floor(bytes.length / 3));
  const length = damage === 'header' ? page : mostOverwritten;
  bytes.fill(0x58, from, Math.min(from + length, bytes.length));
  writeFileSync(path, bytes);
}
