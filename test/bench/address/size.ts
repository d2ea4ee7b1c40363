import { gzipSync } from 'node:zlib';
import { printTable } from '@/test/bench/table';
import { bundle } from './bundle';
import { peerFile } from './peers';

export type Size = { what: string /** Bytes, minified. */; minified: number; gzipped: number };

/** What a page's content script takes of the engine: see the imports of lib/page from lib/address. */
export const contentScript = 'the content script: candidates.ts, stands-out.ts, as-seen.ts';

const exportsOf: Record<string, readonly string[]> = {
  'the engine: validate, identify, find, account-key': [
    '@/lib/address/validate',
    '@/lib/address/identify',
    '@/lib/address/find',
    '@/lib/address/account-key',
  ],
  'validate.ts alone': ['@/lib/address/validate'],
  [contentScript]: [
    '@/lib/address/candidates',
    '@/lib/address/stands-out',
    '@/lib/address/as-seen',
  ],
  'multicoin-address-validator': [peerFile('multicoin')],
  'wallet-address-validator': [peerFile('wallet-address-validator')],
  '@ensdomains/address-encoder': [peerFile('ens')],
};

/** Our bundles, and those of the libraries for many networks. */
export async function measureSizes(): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const [what, files] of Object.entries(exportsOf)) {
    const imports = files.map((file, at) => `import * as part${at} from '${file}';`);
    const names = files.map((_, at) => `part${at}`);
    // A bundler leaves out what nobody uses.
    const code = await bundle(`${imports.join('\n')}\nglobalThis.engine = [${names}];`);
    sizes.push({ what, minified: code.length, gzipped: gzipSync(code).length });
  }
  return sizes;
}

export function printSizes(sizes: readonly Size[]): void {
  printTable('Bytes, bundled', [
    ['bundle', 'minified', 'gzipped'],
    ...sizes.map(({ what, minified, gzipped }) => [what, `${minified}`, `${gzipped}`]),
  ]);
}
