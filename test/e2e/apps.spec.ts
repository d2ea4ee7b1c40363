import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Page, until } from './driver';
import { expect } from './expect';
import { ask, openSender, type Sender, whenTabIsThere } from './extension';
import { test } from './fixtures';
import { servePages } from './page-server';

// From the starter list, and two that no list has.
const first = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const second = '0x52908400098527886E0F7030069857D2E4169EE7';
const third = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

type App = { steps: (() => void)[]; shown: () => string };

for (const [file, title] of [
  ['react-app.html', 'an app made with React'],
  ['bound-app.html', 'an app that holds its texts by reference'],
  ['editor-app.html', 'an editor that watches its text'],
] as const) {
  test(`${title} passes its own steps with us as without us`, async ({ driver }) => {
    const values = { react: reactModules(), first, second, third };
    const pages = await servePages(new URL('pages/', import.meta.url), values);
    const url = pages.address(file);
    // Before the page, which stays in front.
    const options = await openSender(driver);
    const page = await driver.open(url);
    const count = await page.eval(() => (globalThis as unknown as App).steps.length);
    const withUs: string[] = [];
    for (let step = 0; step < count; step++) {
      // All of it was read, and painted where it may be, so that there is something to break.
      await until('the reading', async () => (await isRead(page, options, url)) || undefined);
      withUs.push(await takeStep(page, step));
    }
    await ask(options, 'settings/set', { pageChecks: false });
    const bare = await driver.open(url);
    for (let step = 0; step < count; step++) expect(withUs[step]).toBe(await takeStep(bare, step));
    pages.close();
  });
}

/** Whether all addresses that the page shows are listed, and no other. */
async function isRead(page: Page, options: Sender, url: string): Promise<boolean> {
  // biome-ignore lint/performance/useDomNodeTextContent: what the page shows; its scripts name the addresses too
  const text = await page.eval(() => document.body.innerText);
  const { found } = await whenTabIsThere(options, url);
  const listed = new Set(found.addresses.map(({ address }) => address));
  return [first, second, third].every((address) => text.includes(address) === listed.has(address));
}

/** Takes one step of the page's own, and answers what the page says of itself then. */
function takeStep(page: Page, step: number): Promise<string> {
  return page.eval(async (at) => {
    const app = globalThis as unknown as App;
    app.steps[at]?.();
    // What observers of the page are told, they are told by then.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return app.shown();
  }, step);
}

/** React as the page loads it: each of its CommonJS modules in a function. */
function reactModules(): string {
  const { resolve } = createRequire(import.meta.url);
  const scripts = [
    ['scheduler', 'scheduler', 'scheduler'],
    ['react', 'react', 'react'],
    ['react-dom', 'react-dom', 'react-dom'],
    ['react-dom/client', 'react-dom', 'react-dom-client'],
  ].map(([name = '', folder = '', file = '']) => {
    const path = join(dirname(resolve(`${folder}/package.json`)), `cjs/${file}.production.js`);
    return `factories['${name}'] = (module, exports) => {${readFileSync(path, 'utf8')}};`;
  });
  return `<script>${scripts.join('\n')}</script>`;
}
