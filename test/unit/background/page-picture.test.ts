import { beforeEach, expect, test, vi } from 'vitest';
import type { Tabs } from 'webextension-polyfill';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { FoundPicture } from '@/lib/background/find-picture';
import { answerMenu } from '@/lib/background/menu';
import { givePicture } from '@/lib/background/page-picture';
import { wholeAddress } from '@/test/unit/whole-address';

const tab = { id: 7, index: 2, windowId: 1 } as Tabs.Tab;
const clicked = {
  menuItemId: 'check-picture',
  editable: false,
  srcUrl: 'https://shop.example/code.png',
  frameId: 3,
};
const place = { left: 1, top: 2, width: 3, height: 4, view: { left: 0, top: 0, width: 800 } };
const picture = 'data:image/png;base64,AAAA';

/** What was asked of the browser, in order. */
let asked: unknown[] = [];

/** A page in which that is found, in a browser that lets the popup be opened or not. */
function pageHas(found: FoundPicture | Error, mayOpenPopup = true): void {
  const { scripting, tabs, action } = fakeBrowser;
  vi.spyOn(scripting, 'executeScript').mockImplementation((async ({ target, args }: never) => {
    asked.push(['page', target, args]);
    if (found instanceof Error) throw found;
    return [{ result: found }];
  }) as never);
  vi.spyOn(tabs, 'captureVisibleTab').mockImplementation((async (windowId: number) => {
    asked.push(['capture', windowId]);
    return picture;
  }) as never);
  vi.spyOn(action, 'setPopup').mockImplementation(async () => undefined);
  vi.spyOn(action, 'openPopup').mockImplementation(async () => {
    if (!mayOpenPopup) throw new Error('openPopup requires a user gesture');
    asked.push('popup');
  });
  vi.spyOn(tabs, 'create').mockImplementation((async ({ url }: { url: string }) => {
    asked.push(['tab', new URL(await wholeAddress(url)).search]);
    return tab;
  }) as never);
}

beforeEach(() => {
  vi.restoreAllMocks();
  asked = [];
});

const inFrame = ['page', { tabId: 7, frameIds: [3] }, ['https://shop.example/code.png']];

test('the popup opens in the click, and is given the picture once, without a picture of the tab', async () => {
  pageHas({ status: 'whole', image: picture });
  const answered = answerMenu(clicked, tab);
  expect(asked).toEqual([inFrame, 'popup']);
  await answered;
  expect(await givePicture({ tabId: 8 })).toEqual({ status: 'gone' });
  expect(await givePicture({ tabId: 7 })).toEqual({ status: 'whole', image: picture });
  expect(await givePicture({ tabId: 7 })).toEqual({ status: 'gone' });
  expect(asked).toEqual([inFrame, 'popup']);
});

test('where the page cannot give the picture, what is seen of the tab is taken, before a tab of ours hides it', async () => {
  pageHas({ status: 'in-view', place }, false);
  await answerMenu(clicked, tab);
  expect(asked).toEqual([inFrame, ['capture', 1], ['tab', '?picture=&tab=7']]);
  expect(await givePicture({ tabId: 7 })).toEqual({ status: 'seen', image: picture, place });
});

test.each<[string, FoundPicture | Error, string]>([
  ['a part of it is out of view', { status: 'out-of-view' }, 'out-of-view'],
  ['it is not found', { status: 'out-of-reach' }, 'out-of-reach'],
  ['the browser keeps us out', new Error('Cannot access contents of the page'), 'out-of-reach'],
])('no picture of the tab is taken where %s', async (_, found, status) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  pageHas(found);
  await answerMenu(clicked, tab);
  expect(await givePicture({ tabId: 7 })).toEqual({ status });
  expect(asked).toEqual([inFrame, 'popup']);
});
