import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { pageSettings, setSettings } from '@/lib/background/settings-view';

vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);

const tab = (url?: string) => ({ id: 7, index: 0, ...(url !== undefined && { url }) }) as never;
const top = 'https://shop.example/basket';

test.each([
  ['a page', { url: top, tab: tab(top) }, null, 'shop.example'],
  ['a frame of another site', { url: 'https://ad.example/', tab: tab(top) }, null, 'ad.example'],
  [
    'a frame where the tab is not told',
    { url: 'https://ad.example/', tab: tab() },
    'https://shop.example',
    'ad.example',
  ],
  [
    'a blank frame',
    { url: 'about:blank', origin: 'https://shop.example', tab: tab(top) },
    null,
    'shop.example',
  ],
  ['a sandboxed frame', { url: 'about:srcdoc', origin: 'null', tab: tab(top) }, null, 'about:'],
  ['a frame of data', { url: 'data:text/html,x', origin: 'null', tab: tab(top) }, null, 'data:'],
  [
    'a file in memory',
    { url: 'blob:https://shop.example/1', tab: tab('blob:https://shop.example/1') },
    null,
    'shop.example',
  ],
])('%s is off where its site or that of the page is', async (_, sender, topOrigin, host) => {
  const settings = () => pageSettings(sender, topOrigin);
  expect(await settings()).toMatchObject({ enabled: true, host });
  await setSettings({ site: { host: 'shop.example', enabled: false } });
  expect((await settings()).enabled).toBe(false);
  await setSettings({ site: { host: 'shop.example', enabled: true } });
});
