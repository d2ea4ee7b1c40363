import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pathVariables } from '@/test/browsers/find-browser';
import { ensureBrowser } from '@/test/browsers/install-browsers';
import { launch } from '@/test/e2e/launch';
import { startService } from '@/test/service/server';
import { build } from './build';
import { serveDemoPage } from './demo-page';
import { inFolder, takeTour } from './tour';

/** Takes the README's pictures: page, card, popup and options, light and dark, in both browsers. */
const images = fileURLToPath(new URL('../../.github/images', import.meta.url));

mkdirSync(images, { recursive: true });
const kinds = ['chromium', 'firefox'] as const;
for (const kind of kinds) process.env[pathVariables[kind]] = ensureBrowser(kind);
build(kinds);
const service = await startService();
const demo = await serveDemoPage();
for (const kind of kinds)
  for (const theme of ['light', 'dark']) {
    const driver = await launch(kind, { dark: theme === 'dark' });
    const stop = { driver, service, pageAddress: demo.address };
    await takeTour(stop, inFolder(images, kind, theme)).finally(() => driver.close());
    console.log(`${kind}, ${theme}: done`);
  }
demo.close();
await service.close();
