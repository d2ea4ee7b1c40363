import { readFileSync } from 'node:fs';
import { bundles, type Shares } from './bundles';
import { top } from './packages';

/** Where the README's table begins and ends. */
export const markers = {
  start: '<!-- bundled: written by `npm run bundled` -->',
  end: '<!-- /bundled -->',
} as const;

/** Why code of others is in the extension. A package without a reason fails the test. */
const reasons: Readonly<Record<string, string>> = {
  react: 'components of popup, options and panel',
  'react-dom': 'the same in a page',
  scheduler: 'of `react-dom`',
  '@base-ui/react': 'the accessible tabs, switch, menu and searchable combobox',
  '@base-ui/utils': 'of `@base-ui/react`',
  '@floating-ui/core': 'of `@base-ui/react`: where a list opens',
  '@floating-ui/dom': 'of `@base-ui/react`',
  '@floating-ui/react-dom': 'of `@base-ui/react`',
  '@floating-ui/utils': 'of `@base-ui/react`',
  'use-sync-external-store': 'of `@base-ui/react`',
  '@wxt-dev/i18n': 'words by language, with placeholders and plurals, whose keys the types check',
  zod: 'its `zod/mini`: everything from outside is parsed: messages, storage, answers of the service',
  idb: 'IndexedDB with promises',
  '@scure/bip39': 'its list of words, by which a recovery phrase is told in any text',
  qr: 'its decoder: QR codes in pictures, loaded when one is to be read',
  'webextension-polyfill': 'one promise-based interface in the background of both browsers',
  wxt: 'the frame that starts background and content script',
  '@wxt-dev/browser': 'of `wxt`: the browser’s own object',
  '@wxt-dev/storage': 'of `wxt`: settings with defaults and a version',
  superlock: 'of `@wxt-dev/storage`',
};

/** The packages in the bundles that nobody gave a reason for, and the reasons for what is in none. */
export function withoutReason(shares: Shares): string[] {
  const packages = [...shares.keys()].filter((name) => name !== '.');
  return [
    ...packages.filter((name) => !(name in reasons)),
    ...Object.keys(reasons).filter((name) => !shares.has(name)),
  ];
}

/** The table with its head and its markers: a line a package, the largest first, in kB of the minified bundle and in percent of it. */
export function bundledTable(shares: Shares): string {
  const totals = bundles.map((bundle) => sum([...shares.values()].map((share) => share[bundle])));
  const rows = [...shares]
    .map(([name, share]) => ({ name, bytes: bundles.map((bundle) => share[bundle]) }))
    .toSorted(
      (a, b) => Number(b.name === '.') - Number(a.name === '.') || sum(b.bytes) - sum(a.bytes),
    );
  return [
    markers.start,
    `| package | version | ${bundles.join(' | ')} | why |`,
    `|---|---|${bundles.map(() => '--:|').join('')}---|`,
    ...rows.map(({ name, bytes }) => {
      const cells = bytes.map((count, index) => cell(count, totals[index] ?? 0));
      const whose = name === '.' ? 'our own code | ' : `\`${name}\` | ${versionOf(name)}`;
      return `| ${whose} | ${cells.join(' | ')} | ${reasons[name] ?? ''} |`;
    }),
    markers.end,
  ].join('\n');
}

function cell(bytes: number, total: number): string {
  if (bytes === 0) return '';
  const share = (100 * bytes) / total;
  return `${(bytes / 1000).toFixed(1)} kB, ${share < 1 ? '< 1' : Math.round(share)} %`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function versionOf(name: string): string {
  const lock = JSON.parse(readFileSync(`${top}package-lock.json`, 'utf8'));
  return lock.packages[`node_modules/${name}`].version;
}
