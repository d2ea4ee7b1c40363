import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'wxt';
import { top } from './packages';

/** What is loaded together: by the background, by each page of the web, by our own pages all in all. */
export const bundles = ['background', 'content script', 'our pages'] as const;
type Bundle = (typeof bundles)[number];

/** Bytes of each package in each bundle, minified; our own code is '.'. */
export type Shares = Map<string, Record<Bundle, number>>;

/** Builds the extension once more, with source maps, and counts whose each byte is. */
export async function measureBundles(): Promise<Shares> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-bundles-'));
  try {
    await build({
      root: top,
      browser: 'chrome',
      outDir: folder,
      logger: silent,
      vite: () => ({ build: { sourcemap: true } }),
    });
    const shares: Shares = new Map();
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.js')) countFile(join(folder, file), shares);
    return shares;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const quiet = () => undefined;
const silent = {
  debug: quiet,
  log: quiet,
  info: quiet,
  success: quiet,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
  level: 0,
};

function countFile(path: string, shares: Shares): void {
  const lines = readFileSync(path, 'utf8').split('\n');
  const map = existsSync(`${path}.map`)
    ? new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
    : null;
  const bundle = bundleOf(basename(path));
  for (const [row, line] of lines.entries()) {
    if (line.startsWith('//# sourceMappingURL=')) continue;
    for (let column = 0; column < line.length; column++) {
      const entry = map?.findEntry(row, column);
      const source = entry && 'originalSource' in entry ? entry.originalSource : '';
      const share = shares.get(packageOf(source)) ?? empty();
      share[bundle]++;
      shares.set(packageOf(source), share);
    }
  }
}

function bundleOf(file: string): Bundle {
  if (file === 'background.js') return 'background';
  return file === 'content.js' ? 'content script' : 'our pages';
}

function empty(): Record<Bundle, number> {
  return { background: 0, 'content script': 0, 'our pages': 0 };
}

/** '…/node_modules/@base-ui/react/esm/index.js' → '@base-ui/react' */
function packageOf(source: string): string {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? '.';
}
