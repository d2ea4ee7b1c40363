import { badAddress, reportedAddress, unreportedAddress } from '@/test/service/seed';
import { type Page, shows } from './driver';
import { expect } from './expect';
import { ask, connect } from './extension';
import { test } from './fixtures';
import { focused, openTab, paste, tabTo } from './keyboard';
import { install, installWithLooks } from './launch';
import { looksSame } from './same-picture';

const famous = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';

test('in the colours that a user forces on pages, what is found, chosen, on, or has the focus is seen', async ({
  kind,
  bare,
  service,
}) => {
  const driver = await installWithLooks(bare, kind, { hasForcedColours: true });
  try {
    await connect(driver, service);
    const page = await driver.openExtensionPage('popup.html?full&view=many');
    await page.resize(1080, 760);
    expect(await page.eval(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const list = [reportedAddress, badAddress, famous, unreportedAddress].join('\n');
    await shows(page, '.many-input textarea');
    await paste(page, '.many-input textarea', list);
    await page.click({ css: '.many-input [type=submit]' });
    await shows(page, '.report-row:nth-child(4) [data-level]');

    const markOf = (row: number) => `.report-row:nth-child(${row}) .many-row > .icon`;
    for (const row of [1, 2, 4])
      expect.soft(await isDrawn(page, markOf(row)), `the mark of row ${row}`).toBe(true);
    for (const [one, other] of [
      [1, 2],
      [2, 4],
      [1, 4],
    ] as const) {
      const picture = await pictureOf(page, markOf(one));
      const isSame = await looksSame(page, picture, await pictureOf(page, markOf(other)));
      expect.soft(isSame, `the marks of the rows ${one} and ${other}`).toBe(false);
    }

    await changes(page, '.report-row', () => page.click({ css: '.report-row' }));
    await shows(page, '.many .verdict .headline');
    expect.soft(await isDrawn(page, '.headline > .icon'), 'the mark of a verdict').toBe(true);
    await changes(page, '.toggle:nth-child(2)', () => page.click({ css: '.toggle:nth-child(2)' }));
    // Else the browser lays a plate of its own behind the words, in their colour.
    const plates = await page.eval(() =>
      getComputedStyle(
        document.querySelector('.toggle[aria-pressed=true]') ?? document.body,
      ).getPropertyValue('forced-color-adjust'),
    );
    expect.soft(plates).toBe('none');
    await openTab(page, 'Many');
    await changes(page, '.bar', () => openTab(page, 'Reports'), 'the focus on a tab');
    await changes(page, '.bar', () => page.press('Tab'), 'the focus on a button');
    await openTab(page, 'Contacts');
    const bob = { address: unreportedAddress, networkId: null, name: 'Bob', note: '' };
    await ask(page, 'own/put', { ...bob, kind: 'blocked' });
    await shows(page, '.contact-kind :checked');
    await page.eval(() => document.querySelector<HTMLElement>('.contact-kind :checked')?.focus());
    expect.soft(await isFocusSeen(page), 'the focus on what is said of a contact').toBe(true);
    await page.close();

    const options = await driver.openExtensionPage('options.html');
    await shows(options, '.switch');
    await tabTo(options, 'Search settings');
    expect.soft(await isDrawn(options, '.switch-thumb'), 'the thumb of a switch').toBe(true);
    await changes(options, '.switch', () => options.click({ css: '.switch' }), 'a switch');
    // It moves there.
    const isThumbDrawn = () => isDrawn(options, '.switch-thumb');
    await expect.poll(isThumbDrawn, 'the thumb once switched').toBe(true);
  } finally {
    await driver.close();
  }
});

test('wherever Tab leads around a long list, it is seen', async ({ driver, service }) => {
  await connect(driver, service);
  const page = await driver.openExtensionPage('popup.html?full&view=reports');
  await page.resize(1080, 760);
  await shows(page, '.report-row');
  await tabTo(page, 'Search reports');
  const unseen: string[] = [];
  let name = '';
  // The last stop before the charts.
  while (name !== 'Reports') {
    await page.press('Tab');
    name = await focused(page);
    if (!(await isFocusSeen(page))) unseen.push(name);
  }
  expect(unseen).toEqual([]);
});

test('the mark of a chosen row stands where its line begins, in Arabic on the right', async ({
  kind,
  bare,
}) => {
  const edges: Record<string, number[]> = {};
  for (const language of ['en', 'ar']) {
    const driver = await install(bare, kind, { language });
    try {
      const page = await driver.openExtensionPage('popup.html?full&view=reports');
      await page.resize(1080, 760);
      await page.click({ css: '.report-row' });
      await shows(page, '.report-row[aria-selected=true]');
      // Away from the row, which is tinted under the pointer.
      await page.movePointer(5, 5);
      edges[language] = await page.eval(() => {
        const style = getComputedStyle(
          document.querySelector('.report-row[aria-selected=true]') ?? document.body,
        );
        return (style.boxShadow.match(/-?\d+(?=px)/g) ?? []).map(Number);
      });
    } finally {
      await driver.close();
    }
  }
  // An inner shadow of 4 px, from the left edge inwards or from the right one.
  expect(edges).toEqual({ en: [4, 0, 0, 0], ar: [-4, 0, 0, 0] });
});

test('what takes under 150 ms shows no sign of waiting, and what takes longer does', async ({
  driver,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  // The lists never answer this page.
  await popup.eval(() => {
    const { browser, chrome } = Object(globalThis);
    const { runtime } = browser ?? chrome;
    const { sendMessage } = runtime;
    runtime.sendMessage = (message: { type: string }) =>
      message.type === 'check' ? new Promise(() => {}) : sendMessage.call(runtime, message);
  });
  await paste(popup, '.address-box', unreportedAddress);
  await popup.press('Enter');
  await shows(popup, '.skeleton');
  const seen = await popup.eval(() => {
    const skeleton = document.querySelector<HTMLElement>('.skeleton');
    // From its beginning: on a slow machine it has ended by now.
    for (const animation of ['none', '']) {
      if (skeleton) skeleton.style.animation = animation;
      skeleton?.getAnimations();
    }
    const [appearing] = skeleton?.getAnimations() ?? [];
    return [0, 149, 151].map((time) => {
      if (appearing) appearing.currentTime = time;
      return skeleton?.checkVisibility({ visibilityProperty: true });
    });
  });
  expect(seen).toEqual([false, false, true]);
  expect((await popup.find({ css: '.skeleton' }))[0]?.text).toBe(
    'Asking the lists in this browser…',
  );
});

test('a part whose script is gone says so with a button, and the other tabs work', async ({
  kind,
  bare,
}) => {
  const driver = await install(bare, kind, { lacks: 'ReportsPanel' });
  try {
    const popup = await driver.openExtensionPage('popup.html');
    await popup.click({ role: 'tab', name: 'Reports' });
    const told = { css: '[role=tabpanel]:not([hidden]) [role=alert]' };
    const words = async () => (await popup.find(told))[0]?.text.replace(/\s+/g, ' ');
    await expect.poll(words).toBe('This part could not be shown. Try again');
    await popup.click({ role: 'tab', name: 'Check' });
    await paste(popup, '.address-box textarea', famous);
    await popup.press('Enter');
    await shows(popup, '[role=status][data-level=danger]');
    expect(await words()).toBe(undefined);
    await popup.click({ role: 'tab', name: 'Reports' });
    await popup.click({ role: 'button', name: 'Try again' });
    // The page was loaded anew: it begins with Check.
    await expect
      .poll(async () => (await popup.find({ css: '.address-box textarea' }))[0]?.value)
      .toBe('');
  } finally {
    await driver.close();
  }
});

/** Whether an element is drawn at all: where it is hidden, its place looks another way. */
async function isDrawn(page: Page, css: string): Promise<boolean> {
  const shown = await pictureOf(page, css);
  const hide = (value: string) =>
    page.eval(
      (selector, visibility) => {
        const [element] = document.querySelectorAll<HTMLElement>(selector);
        if (element) element.style.visibility = visibility;
      },
      css,
      value,
    );
  await hide('hidden');
  const hidden = await pictureOf(page, css);
  await hide('');
  return !(await looksSame(page, shown, hidden));
}

/** Whether what has the focus, or the ground right around it, looks another way without. */
async function isFocusSeen(page: Page): Promise<boolean> {
  const margin = 5;
  const part = await page.eval((more) => {
    const element = document.activeElement;
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (element?.closest('label') ?? element)?.getBoundingClientRect() ?? {};
    return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
  }, margin);
  const focused = await page.screenshot(part);
  await page.eval(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return;
    element.blur();
    element.dataset['blurred'] = '';
  });
  const blurred = await page.screenshot(part);
  await page.eval(() => {
    const element = document.querySelector<HTMLElement>('[data-blurred]');
    element?.removeAttribute('data-blurred');
    element?.focus();
  });
  return !(await looksSame(page, focused, blurred));
}

/** Expects an element to look another way after something was done. */
async function changes(
  page: Page,
  css: string,
  act: () => Promise<void>,
  what = css,
): Promise<void> {
  const before = await pictureOf(page, css);
  await act();
  const isSame = async () => looksSame(page, before, await pictureOf(page, css));
  await expect.soft.poll(isSame, { message: what }).toBe(false);
}

async function pictureOf(page: Page, css: string): Promise<Buffer> {
  // The pointer's own look is none of the matter.
  await page.movePointer(2, 500);
  const box = await page.eval((selector) => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: 'nearest' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return {
      x: Math.floor(x),
      y: Math.floor(y),
      width: Math.ceil(width) + 1,
      height: Math.ceil(height) + 1,
    };
  }, css);
  return page.screenshot(box);
}
