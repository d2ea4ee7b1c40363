import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { noteOutcome, openGate } from '@/lib/background/service-gate';
import { serveToolbar, showPageSwitch } from '@/lib/background/toolbar';
import { showReported } from '@/lib/extension/badge';
import { changeSettings } from '@/lib/extension/settings';

const title = (tabId?: number) => fakeBrowser.action.getTitle(tabId === undefined ? {} : { tabId });
let icons: string[] = [];

beforeEach(() => {
  // What one test leaves to be done later is nothing of the next.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.restoreAllMocks();
  fakeBrowser.reset();
  icons = [];
  vi.spyOn(fakeBrowser.action, 'setIcon').mockImplementation((async (details: object) => {
    const { tabId, path } = Object(details);
    icons.push(`${tabId ?? 'all'} ${path[16]}`);
  }) as never);
});

afterEach(() => void vi.useRealTimers());

describe('the button of all tabs', () => {
  test('follows what is stored: paused checks, a refused key', async () => {
    serveToolbar();
    await changeSettings((settings) => ({ ...settings, pageChecks: false }));
    await vi.waitFor(async () =>
      expect(await title()).toBe('Wallet Address Check: page checks are switched off'),
    );
    expect(icons.at(-1)).toBe('all /icon/16-off.png');
    await noteOutcome({ status: 'failed', error: 'key' }, 0);
    await vi.waitFor(async () =>
      expect(await title()).toBe('Wallet Address Check: the service refused the API key'),
    );
    await changeSettings((settings) => ({ ...settings, pageChecks: true }));
    await openGate();
    await vi.waitFor(async () => expect(await title()).toBe('Wallet Address Check'));
    expect(icons.at(-1)).toBe('all /icon/16.png');
  });

  test('is set again when the browser starts', async () => {
    await changeSettings((settings) => ({ ...settings, pageChecks: false }));
    serveToolbar();
    await fakeBrowser.runtime.onStartup.trigger();
    await vi.waitFor(() => expect(icons).toEqual(['all /icon/16-off.png']));
  });

  test('is set again where the background starts and no event says why', async () => {
    await changeSettings((settings) => ({ ...settings, pageChecks: false }));
    serveToolbar();
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(icons).toEqual(['all /icon/16-off.png']));
  });
});

describe('the button of a tab', () => {
  test('says how many addresses are reported', async () => {
    await showReported(1, 1);
    expect(await title(1)).toBe(
      'Wallet Address Check: 1 address on this page is reported or blocked by you',
    );
    await showReported(1, 1200);
    expect(await title(1)).toBe(
      'Wallet Address Check: 1,200 addresses on this page are reported or blocked by you',
    );
    await showReported(1, 0);
    expect(await title(1)).toBe('Wallet Address Check');
  });

  test('is grey where the site is switched off, and stays so when its marks go', async () => {
    await showPageSwitch(1, false);
    await showReported(1, 0);
    expect(await title(1)).toBe('Wallet Address Check: switched off on this site');
    expect(icons).toEqual(['1 /icon/16-off.png']);
    await showPageSwitch(1, true);
    expect(await title(1)).toBe('Wallet Address Check');
    expect(icons.at(-1)).toBe('1 /icon/16.png');
  });

  test('keeps its words when the settings change and the page is still checked', async () => {
    await showReported(1, 2);
    await showPageSwitch(1, true);
    expect(await title(1)).toBe(
      'Wallet Address Check: 2 addresses on this page are reported or blocked by you',
    );
    expect(icons).toEqual([]);
  });

  test('says that all checks are switched off, where they are', async () => {
    await changeSettings((settings) => ({ ...settings, pageChecks: false }));
    await showPageSwitch(1, false);
    expect(await title(1)).toBe('Wallet Address Check: page checks are switched off');
  });
});
