import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { networkNames } from '@/lib/extension/network-names';
import { levelWords } from '@/lib/extension/words';
import { type BrowserKind, pathVariables } from '@/test/browsers/find-browser';
import { ensureBrowser } from '@/test/browsers/install-browsers';
import { connect } from '@/test/e2e/extension';
import { launch } from '@/test/e2e/launch';
import { startService, type TestService } from '@/test/service/server';
import { build } from './build';
import { serveDemoPage } from './demo-page';
import { inFolder, type Said, takeTour } from './tour';

/** What the browsers let the released extension read, beside the test service. */
const hosts = ['http://*/*', 'https://*/*'];

const artifacts = fileURLToPath(new URL('../artifacts/demo', import.meta.url));

const { values } = parseArgs({
  options: { browser: { type: 'string' }, headless: { type: 'boolean', default: false } },
});
const isHeadless = values.headless || !hasDisplay();
const kinds = chooseBrowsers(values.browser, isHeadless);
for (const kind of kinds) process.env[pathVariables[kind]] = ensureBrowser(kind);
build(kinds);
const service = await startService();
const demo = await serveDemoPage();
console.log(
  `\nTest service ${service.url}  (API key: ${service.key})\nDemo page    ${demo.address}\n`,
);
try {
  for (const kind of kinds)
    await (isHeadless ? showHeadless(kind, service) : showInWindow(kind, service));
} finally {
  demo.close();
  await service.close();
}

async function showInWindow(kind: BrowserKind, service: TestService): Promise<void> {
  const driver = await launch(kind, { headed: true, hosts });
  try {
    const options = await connect(driver, service);
    await driver.open(demo.address);
    await options.close();
    console.log('The extension is set up. Point at an address on the page, or open the popup.');
    console.log('Close the browser or press Ctrl+C to end.');
    const interrupted = new Promise((resolve) => process.once('SIGINT', resolve));
    await Promise.race([driver.closed, interrupted]);
  } finally {
    await driver.close();
  }
}

async function showHeadless(kind: BrowserKind, service: TestService): Promise<void> {
  mkdirSync(artifacts, { recursive: true });
  const driver = await launch(kind, { hosts });
  try {
    const stop = { driver, service, pageAddress: demo.address };
    const { said, card } = await takeTour(stop, inFolder(artifacts, kind));
    console.log(`${kind}: what the extension found and said`);
    console.table(said.map(toRow));
    console.log(`The card on the page: ${card}`);
    console.log(`Screenshots: ${relative(process.cwd(), artifacts)}/${kind}-*.png\n`);
  } finally {
    await driver.close();
  }
}

function toRow({ where, address, networks, level }: Said) {
  return { where, address, networks: networkNames(networks), verdict: levelWords(level) };
}

function hasDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
}

function chooseBrowsers(name: string | undefined, isHeadless: boolean): BrowserKind[] {
  if (name === 'chromium' || name === 'firefox') return [name];
  if (name !== undefined) throw new Error(`--browser is chromium or firefox, not ${name}`);
  return isHeadless ? ['chromium', 'firefox'] : ['chromium'];
}
