import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** All scripts that the popup of a built extension loads before its box can be used: their text, and their bytes when each is gzipped. */
export function firstScripts(extension: string): { text: string; gzipped: number } {
  const page = readFileSync(join(extension, 'popup.html'), 'utf8');
  const start = [...page.matchAll(/(?:src|href)="\/(chunks\/[^"]+\.js)"/g)].map(
    ([, name = '']) => name,
  );
  const found = new Set<string>();
  for (const name of start) follow(extension, name, found);
  const texts = [...found].map((name) => readFileSync(join(extension, name), 'utf8'));
  const sizes = texts.map((text) => gzipSync(text, { level: 9 }).length);
  return { text: texts.join(''), gzipped: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The script, and what it imports at once; what it imports later is left out. */
function follow(extension: string, name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  const text = readFileSync(join(extension, name), 'utf8');
  for (const [, imported = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) {
    follow(extension, `chunks/${imported}`, found);
  }
}
