import { afterEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { startOnce } from '@/lib/page/start-once';

const { runtime } = browser;
afterEach(() => {
  vi.unstubAllEnvs();
  Object.assign(browser, { runtime });
  Reflect.deleteProperty(globalThis, 'walletAddressCheck');
});

test('a page has one script, and one whose extension went before it began says nothing and stops none', () => {
  vi.stubEnv('FIREFOX', '');
  const seen: string[] = [];
  const start = (name: string) =>
    startOnce(() => {
      seen.push(`${name} starts`);
      return { stop: () => seen.push(`${name} stops`) };
    });
  start('first');
  start('second');
  // What Chromium does where the extension is updated before a script's first task.
  Object.assign(browser, { runtime: undefined });
  start('late');
  expect(seen).toEqual(['first starts']);
});
