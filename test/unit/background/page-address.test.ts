import { expect, test } from 'vitest';
import { pageAddress } from '@/lib/background/page-address';

const loaded = 'https://www.okx.com/withdraw/BTC';
const now = 'https://www.okx.com/withdraw/ETH';

test.each([
  ['a page that went on by a script is where its tab is', loaded, now, 0, now],
  ['a frame is where it was loaded', loaded, now, 3, loaded],
  ['a page that the tab has left is where it was', loaded, 'https://example.org/', 0, loaded],
  [
    'of a tab whose address is not told, it is the one that was loaded',
    loaded,
    undefined,
    0,
    loaded,
  ],
  ['nobody tells any', undefined, undefined, 0, undefined],
])('%s', (_, url, tabUrl, frameId, address) => {
  const tab = { url: tabUrl } as never;
  const sender = { id: 'us', tab, frameId, ...(url === undefined ? {} : { url }) };
  expect(pageAddress(sender)).toBe(address);
});
