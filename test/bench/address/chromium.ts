import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '@/test/bench/table';
import { findBrowser } from '@/test/browsers/find-browser';
import { startChromium } from '@/test/e2e/chromium-driver';
import type { Driver } from '@/test/e2e/driver';
import { bundle } from './bundle';
import { type Family, type FamilyName, families } from './families';
import { peerFile } from './peers';
import { makeAddresses } from './speed';
import type { Timing } from './stopwatch';

export type ColdRow = { family: Family; contestant: string } & Timing;

const measured: readonly FamilyName[] = ['evm-mixed', 'btc-base58', 'btc-bech32', 'solana'];
const evm: readonly FamilyName[] = ['evm-mixed'];

const contestants: readonly { name: string; families: readonly FamilyName[]; source: string }[] = [
  { name: 'ours', families: measured, source: oursFor(measured) },
  {
    name: 'scure+noble',
    families: measured,
    source: "import { validators } from '@/test/bench/address/scure-noble';",
  },
  { name: 'multicoin', families: measured, source: fromPeer('multicoin') },
  { name: 'ens', families: measured, source: fromPeer('ens') },
  { name: 'viem', families: evm, source: fromPeer('viem') },
  { name: 'ethers', families: evm, source: fromPeer('ethers') },
];

/**
 * Each contestant as a content script of its own in a real Chromium, on an empty page: medians over rounds in which each has a
 * fresh tab, and so a fresh process, in turn. Empty where there is no Chromium.
 */
export async function measureInChromium(
  rounds: number,
  wanted: readonly Family[],
): Promise<ColdRow[]> {
  const { path } = findBrowser('chromium');
  const chosen = wanted.filter(({ name }) => measured.includes(name));
  if (!path || chosen.length === 0) return [];
  const extension = await makeExtension();
  const server = await serve();
  const browser = await startChromium({ program: path });
  const driver = await browser.install(extension);
  try {
    const rows: ColdRow[] = [];
    for (const one of chosen)
      rows.push(...(await measureFamily(driver, server.origin, one, rounds)));
    return rows;
  } finally {
    await browser.close();
    server.close();
    rmSync(extension, { recursive: true, force: true });
  }
}

async function measureFamily(driver: Driver, origin: string, family: Family, rounds: number) {
  const runners = contestants
    .filter((one) => one.families.includes(family.name))
    .map(({ name }) => ({ name, timings: [] as Timing[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { name, timings } of runners) {
      const page = await driver.open(`${origin}/?${slug(name)}`);
      // Warm, nothing is new after three times.
      timings.push(await page.evalInContentScript(measureHere, family.name, round < 3));
      await page.close();
    }
  }
  return runners.map(({ name, timings }) => ({
    family,
    contestant: name,
    load: median(timings.map(({ load }) => load)),
    cold: [0, 1, 2, 3].map((at) => median(timings.map(({ cold }) => cold[at] ?? Number.NaN))),
    warm: median(timings.slice(0, 3).map(({ warm }) => warm)),
  }));
}

/** Runs in the content script, so it sees nothing of this file. */
function measureHere(family: string, isWarm: boolean): Promise<Timing> {
  return Reflect.get(globalThis, 'measure')(family, isWarm);
}

async function makeExtension(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
  const stopwatch = fileURLToPath(new URL('stopwatch.ts', import.meta.url));
  for (const { name, source } of contestants) {
    const code = await bundle(
      `${source}\nimport { installStopwatch } from '${stopwatch}';\ninstallStopwatch(validators, begin);`,
    );
    writeFileSync(
      join(folder, `${slug(name)}.js`),
      `{const begin = performance.now();\n${code}\n}`,
    );
  }
  // The driver knows the extension by its background.
  writeFileSync(join(folder, 'background.js'), '');
  const manifest = {
    manifest_version: 3,
    name: 'Address bench',
    version: '1',
    background: { service_worker: 'background.js' },
    content_scripts: contestants.map(({ name }) => ({
      matches: [`http://127.0.0.1/?${slug(name)}`],
      js: [`${slug(name)}.js`],
      run_at: 'document_end',
    })),
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

/** An empty page, and the addresses of a family. */
async function serve(): Promise<{ origin: string; close(): void }> {
  const bodies = new Map(
    families
      .filter(({ name }) => measured.includes(name))
      .map((family) => [`/${family.name}.json`, JSON.stringify(makeAddresses(family))]),
  );
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    response.writeHead(200, {
      'content-type': body ? 'application/json' : 'text/html',
      // Only a page that is isolated from other origins gets a clock finer than 0.1 ms.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(body ?? '<!doctype html><title>Bench</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function oursFor(names: readonly FamilyName[]): string {
  const validators = families
    .filter(({ name }) => names.includes(name))
    .map(
      ({ name, networkId }) =>
        `'${name}': (text) => validateAddress(text, '${networkId}').status === 'valid',`,
    );
  return `import { validateAddress } from '@/lib/address/validate';\nconst validators = {\n${validators.join('\n')}\n};`;
}

function fromPeer(name: string): string {
  return `import { validators } from '${peerFile(name)}';`;
}

function slug(name: string): string {
  return name.replace('+', '-');
}
