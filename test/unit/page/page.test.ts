// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Page } from '@/lib/page/page';

let page: Page | undefined;
const asked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('FIREFOX', '');
  vi.stubGlobal('CSS', { highlights: new Map() });
  fakeBrowser.reset();
  asked.mockReset();
  vi.spyOn(console, 'debug').mockReturnValue();
  fakeBrowser.runtime.onMessage.addListener(({ type }, _, respond) => {
    asked(type);
    respond({ error: 'not now' });
    return true;
  });
});
afterEach(() => {
  page?.stop();
  // Other files run in the same world after it.
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'prerendering');
});

// Chromium makes the page of a likely next click ready, and the frames of its own tell the background the tab of the page that is seen.
test('a page that the browser makes ready behind another asks and tells nothing until it is seen', async () => {
  Object.assign(document, { prerendering: true });
  page = new Page();
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).not.toHaveBeenCalled();
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.mock.calls).toEqual([['page/settings']]);
});

test('a page that is seen asks at once', async () => {
  page = new Page();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.mock.calls).toEqual([['page/settings']]);
});
