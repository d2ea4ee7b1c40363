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
