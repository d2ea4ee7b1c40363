import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pathVariables } from '@/test/browsers/find-browser';
import { ensureBrowser } from '@/test/browsers/install-browsers';
import { launch } from '@/test/e2e/launch';
import { servePages } from '@/test/e2e/page-server';
import { firstViews, prepare, type Stage, sizes, type View, views } from '@/test/e2e/views';
import { wholePicture } from '@/test/e2e/whole-picture';
import { startService } from '@/test/service/server';
import { namesIn } from '@/test/tools/options';
import { build } from './build';
import { serveDemoPage } from './demo-page';
import { inFolder, takeTour } from './tour';

/**
 * Takes pictures into test/artifacts/screenshots, in both browsers: of every view, each light, dark and from right to left (Arabic), whole,
 * however long it is; and of a walk with a page and its card. The README's pictures are some of these.
 */
const folder = fileURLToPath(new URL('../artifacts/screenshots', import.meta.url));
const images = fileURLToPath(new URL('../../.github/images', import.meta.url));
const inReadme = [
  'chromium-light-tour-card',
  'chromium-dark-tour-card',
  'chromium-light-first-steps',
  'chromium-light-check-reported',
  'firefox-dark-check-mistyped',
  'firefox-rtl-check-reported',
  'chromium-light-full-reports',
  'firefox-dark-full-many',
];
const looks = {
  light: {},
  dark: { dark: true },
  rtl: { language: 'ar' },
} as const;

const { values } = parseArgs({
  options: { browser: { type: 'string' }, look: { type: 'string' } },
});
const kinds = namesIn('browser', ['chromium', 'firefox'], values.browser);
const chosenLooks = namesIn('look', ['light', 'dark', 'rtl'], values.look);
if (!values.browser && !values.look) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const kind of kinds) process.env[pathVariables[kind]] = ensureBrowser(kind);
build(kinds);
const service = await startService();
const demo = await serveDemoPage();
const pages = await servePages(new URL('../e2e/pages/', import.meta.url), {});
for (const kind of kinds)
  for (const look of chosenLooks) {
    const how = looks[look];
    const pictures = inFolder(folder, kind, look);
    // As released, pages can be read from the start; the words of another language take a copy.
    const first = await launch(kind, { ...how, asReleased: look !== 'rtl' });
    const stage = { driver: first, tabId: 0 };
    await shoot(firstViews, stage, pictures).finally(() => first.close());
    const driver = await launch(kind, how);
    try {
      await shoot(views, await prepare(driver, service, pages), pictures);
      const tour = { driver, service, pageAddress: demo.address };
      if (look !== 'rtl') await takeTour(tour, inFolder(folder, kind, look, 'tour'));
    } finally {
      await driver.close();
    }
    console.log(`${kind}, ${look}: done`);
  }
pages.close();
demo.close();
await service.close();
// Of an earlier run, pictures of another browser or look may lie there, older than the README's.
const taken = kinds.flatMap((kind) => chosenLooks.map((look) => `${kind}-${look}-`));
for (const name of inReadme.filter((one) => taken.some((start) => one.startsWith(start))))
  cpSync(join(folder, `${name}.png`), join(images, `${name}.png`));

async function shoot(
  shown: readonly View[],
  stage: Stage,
  pictures: (what: string) => string,
): Promise<void> {
  for (const view of shown) {
    const page = await view.open(stage);
    writeFileSync(pictures(view.name), await wholePicture(page, sizes[view.size]));
    await page.close();
  }
}
