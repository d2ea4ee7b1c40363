import { mkdirSync, writeFileSync } from 'node:fs';
import { pathVariables } from '@/test/browsers/find-browser';
import { ensureBrowser } from '@/test/browsers/install-browsers';
import { build } from '@/test/demo/build';
import { reportedOnDemoPage, serveDemoPage } from '@/test/demo/demo-page';
import { builtExtension, readManifest } from '@/test/e2e/built-extension';
import { type Page, until } from '@/test/e2e/driver';
import { connect, hover, painted, readCard } from '@/test/e2e/extension';
import { launch } from '@/test/e2e/launch';
import { checkToEnd } from '@/test/e2e/popup';
import { reportedAddress } from '@/test/service/seed';
import { startService } from '@/test/service/server';
import { top } from './packages';
import { drawTile } from './tile';

/** Takes the stores' pictures, 1280 × 800 as both want them, in each store's own browser; and the tile that Chromium's wants. */
const folder = `${top}.github/store`;
const kinds = ['chromium', 'firefox'] as const;

mkdirSync(folder, { recursive: true });
for (const kind of kinds) process.env[pathVariables[kind]] = ensureBrowser(kind);
build(kinds);
const service = await startService();
const demo = await serveDemoPage();
for (const kind of kinds) {
  // As released: the tests' copy may reach loopback alone, which the options call out.
  const hosts = readManifest(builtExtension(kind)).host_permissions ?? [];
  const driver = await launch(kind, { dark: false, hosts });
  const shoot = async (what: string, page: Page) =>
    writeFileSync(`${folder}/${kind}-${what}.png`, await page.screenshot());
  const open = async (path: string, said: string) => {
    const page = await driver.openExtensionPage(path);
    await page.resize(1280, 800);
    await until(
      said,
      async () => (await page.eval(() => document.body.textContent)).includes(said) || undefined,
    );
    return page;
  };
  try {
    const options = await connect(driver, service);
    const page = await driver.open(demo.address);
    await page.resize(1280, 800);
    await until('all reported addresses', async () =>
      (await painted(page, 'danger')).length === reportedOnDemoPage ? true : undefined,
    );
    await hover(page, reportedAddress);
    await readCard(page);
    await shoot('1-card', page);
    const check = await open('popup.html?full', 'Reports');
    await check.click({ role: 'tab', name: 'Check' });
    await checkToEnd(check, reportedAddress);
    await shoot('2-check', check);
    await check.click({ role: 'tab', name: 'Reports' });
    await until('the reports and how old their lists are', async () => {
      const text = await check.eval(() => document.body.textContent);
      const isLate = text.includes('Asking the lists') || text.includes('and counting');
      return (text.includes('248 entries') && !isLate) || undefined;
    });
    await shoot('3-reports', check);
    if (kind === 'chromium') writeFileSync(`${folder}/${kind}-tile.png`, await drawTile(driver));
    await options.close();
    await shoot('4-options', await open('options.html', 'API key'));
  } finally {
    await driver.close();
  }
}
demo.close();
await service.close();
