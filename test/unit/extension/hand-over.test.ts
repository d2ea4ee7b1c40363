// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  handOver,
  handOverToPanel,
  isBegunPrivately,
  privately,
  takeOver,
  takeOverInPanel,
} from '@/lib/extension/hand-over';

const address = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';

beforeEach(() => {
  vi.restoreAllMocks();
  fakeBrowser.reset();
  history.pushState(null, '', '?');
});

/** What a page that is opened at this address begins with. */
async function beginAt(query: string): Promise<object> {
  history.pushState(null, '', `?${query}`);
  return Object.fromEntries(await takeOver());
}

test('what is handed over is not in the address of the page, and is given once', async () => {
  const query = await handOver({ address, tab: '7' });
  const other = await handOver({ address: 'other' });
  expect(query).not.toContain(address);
  expect(await beginAt(`full&${query}`)).toMatchObject({ full: '', address, tab: '7' });
  expect(location.href).not.toContain(address);
  expect(await beginAt(other)).toMatchObject({ address: 'other' });
  expect(await browser.storage.session.get(null)).toEqual({});
  expect(await beginAt(query)).not.toHaveProperty('address');
});

test('a page that is loaded again begins with the same', async () => {
  await beginAt(await handOver({ address }));
  expect(Object.fromEntries(await takeOver())).toMatchObject({ address });
});

test('of what began in a private window the browser stores nothing but that it did', async () => {
  expect(isBegunPrivately()).toBe(false);
  expect(await beginAt(await handOver(privately({ address })))).toMatchObject({ address });
  expect(history.state).toEqual({ private: '1' });
  expect(isBegunPrivately()).toBe(true);
  expect(Object.fromEntries(await takeOver())).not.toHaveProperty('address');
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(browser.storage.session, 'set').mockRejectedValue(new Error('broken'));
  expect(await handOver(privately({ address }))).toBe('private=1');
  vi.unstubAllGlobals();
});

test('what stands in the address is taken, where the popup was told by it, and nothing else is asked for', async () => {
  const get = vi.spyOn(browser.storage.session, 'get');
  expect(await beginAt(`address=${address}&tab=7`)).toEqual({ address, tab: '7' });
  expect(get).not.toHaveBeenCalled();
});

test('where the browser keeps nothing, it stands in the address of the page', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  vi.spyOn(browser.storage.session, 'set').mockRejectedValue(new Error('broken'));
  expect(await beginAt(`full&${await handOver({ address })}`)).toEqual({ full: '', address });
  expect(told).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('where the browser has lost it, the page begins empty', async () => {
  const query = await handOver({ address });
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  vi.spyOn(browser.storage.session, 'get').mockRejectedValue(new Error('broken'));
  expect(await beginAt(`full&${query}`)).not.toHaveProperty('address');
  expect(told).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('the side panel shows what is handed over to it, at first and later, and what is for another window not', async () => {
  const shown: object[] = [];
  vi.spyOn(browser.windows, 'getCurrent').mockImplementation((async () => ({ id: 5 })) as never);
  await handOverToPanel(5, { address, view: 'check' });
  await takeOverInPanel((parameters) => shown.push(Object.fromEntries(parameters)));
  expect(shown).toEqual([{ address, view: 'check' }]);
  await handOverToPanel(6, { address: 'of another window' });
  await handOverToPanel(5, { view: 'page' });
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[1]).toEqual({ view: 'page' });
  await vi.waitFor(async () =>
    expect(Object.keys(await browser.storage.session.get(null))).toEqual(['begin:panel-6']),
  );
});
