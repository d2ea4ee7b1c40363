import { expect } from './expect';
import { test } from './fixtures';
import { startBrowser } from './launch';

test('a process of the browser that dies is told with what it said, and not waited for', async ({
  kind,
}) => {
  test.skip(kind === 'chromium', 'Playwright tells it of Chromium.');
  const browser = await startBrowser(kind);
  try {
    await expect(browser.open('about:crashcontent')).rejects.toThrow(
      /^A process of Firefox died: \d+\n.*BiDi listening/s,
    );
    await expect(browser.open('about:blank')).rejects.toThrow('A process of Firefox died');
  } finally {
    await browser.close();
  }
});

test('what moves away as it is pressed is pressed again, whatever it was found by', async ({
  bare,
  pages,
}) => {
  const page = await bare.open(pages.add(moving));
  const isOpen = () => page.eval(() => document.querySelector('details')?.open);
  await page.click({ css: 'summary' });
  expect(await isOpen()).toBe(true);
  // What hears of it is not pressed twice.
  await page.click({ css: 'summary' });
  expect(await isOpen()).toBe(false);
  await page.close();
});

/** Something arrives above it, once. */
const moving = `<div id="above"></div><details><summary>Lists</summary>None</details><script>
  addEventListener('mousedown', () => {
    document.getElementById('above').style.height = '200px';
  });
</script>`;
