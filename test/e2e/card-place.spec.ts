import {
  cardBox,
  openCard,
  openCardByKey,
  pictureOfCard,
  untilGuarded,
  untilTimersRan,
} from './card';
import { select } from './copy-and-paste';
import type { Page } from './driver';
import { expect } from './expect';
import { findTab, hover, openSender, painted, readCard } from './extension';
import { test } from './fixtures';
import { looksSame } from './same-picture';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';

test('the card follows its text when the page or a part of it scrolls', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<div id="part" style="height: 500px; overflow: auto"><p style="height: 100px"></p>
      <p id="text">${wannaCry}</p><p style="height: 2000px"></p></div><p style="height: 2000px">`),
  );
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await select(page, 'text');
  // One that the pointer opened goes where its text leaves the pointer.
  await openCardByKey(page);
  const gap = () =>
    page.eval(() => {
      const host = document.querySelector('[data-wac-host]');
      const text = document.getElementById('text');
      if (!host || !text) return null;
      return Math.round(host.getBoundingClientRect().top - text.getBoundingClientRect().bottom);
    });
  const before = await gap();
  for (const scroll of [
    () => document.getElementById('part')?.scrollBy({ top: 40, behavior: 'instant' }),
    () => scrollBy({ top: 30, behavior: 'instant' }),
  ]) {
    const moved = await page.eval(scrollAndMeasure, String(scroll));
    expect(moved).toBeGreaterThan(20);
    await expect.poll(gap).toBe(before);
  }
});

test('a text that came out of a frame has its card, which goes with the pointer into a frame', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<iframe style="position: fixed; inset: 100px 0 0 0; width: 900px; height: 400px"
      srcdoc="<p>${wannaCry}</p>"></iframe>`),
  );
  await expect.poll(() => page.badge()).toBe('1');
  await page.eval(() => {
    const text = document.querySelector('iframe')?.contentDocument?.querySelector('p');
    if (text) document.body.append(text);
  });
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await openCard(page, wannaCry);
  await page.movePointer(700, 450);
  await expect.poll(() => cardBox(page)).toBeNull();
});

test('an address in a shadow tree has its card', async ({ driver, pages }) => {
  const page = await driver.open(
    pages.add(`<div><template shadowrootmode="open"><p>${ronin}</p></template></div>`),
  );
  await expect.poll(() => painted(page, 'danger')).toEqual([ronin]);
  const { x, y } = await page.eval(() => {
    const text = document.querySelector('div')?.shadowRoot?.querySelector('p');
    const box = text?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.left + 60, y: box.top + box.height / 2 };
  });
  await page.movePointer(x + 3, y);
  await page.movePointer(x, y);
  expect(await readCard(page)).toContain('Ronin bridge theft');
});

test('a pointer that crosses fifty addresses does not make cards flicker; one that rests on two opens one, which moves', async ({
  driver,
  pages,
}) => {
  const rows = Array.from({ length: 50 }, (_, i) => `<p>0x${String(i).padStart(40, 'a1b2')}</p>`);
  const page = await driver.open(
    pages.add(`<p>${wannaCry}</p><div style="height: 300px"></div><p>${ronin}</p>${rows.join('')}`),
  );
  await expect.poll(async () => (await painted(page, 'unknown')).length).toBeGreaterThan(10);
  await page.resize(900, 780);
  await page.eval(countHosts);
  for (let y = 400; y < 770; y += 10) await page.movePointer(120, y);
  await page.movePointer(700, 5);
  await expect.poll(() => cardBox(page)).toBeNull();
  // On a slow computer the pointer does rest on one of them.
  const crossed = await page.eval(() => Object(globalThis).made);
  expect(crossed).toBeLessThanOrEqual(1);
  await openCard(page, wannaCry);
  const first = await cardBox(page);
  await hover(page, ronin);
  await expect.poll(async () => (await cardBox(page))?.y).not.toBe(first?.y);
  await expect.poll(() => page.closedShadowTexts()).toEqual([expect.stringContaining('Ronin')]);
  expect(await page.eval(() => Object(globalThis).made)).toBe(crossed + 1);
});

test('in a low window, as at 200 % zoom, the card is wider', async ({ driver, pages }) => {
  const page = await driver.open(pages.add(`<!doctype html><p>${ronin}</p>`));
  await page.resize(640, 200);
  await openCard(page, ronin);
  expect(await cardBox(page)).toMatchObject({ width: 560, height: 184 });
});

const places: { what: string; html: string; size?: [number, number] }[] = [
  { what: 'at 200 % zoom of a small window', html: `<p>${wannaCry}</p>`, size: [320, 240] },
  {
    what: 'at the lower right of the window',
    html: `<p style="position: fixed; right: 0; bottom: 0; margin: 0">${wannaCry}</p>`,
  },
  { what: 'on a page from right to left', html: `<p dir="rtl">${wannaCry}</p>` },
  {
    what: 'on a page that is wholly from right to left, and written downwards',
    html: `<style>html { direction: rtl; writing-mode: vertical-rl }</style><p>${wannaCry}</p>`,
  },
  {
    what: 'on a page that zooms itself',
    html: `<style>html { zoom: .6 }</style><p>${wannaCry}</p>`,
  },
  {
    what: 'on a page with a strict security policy',
    html: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><p>${wannaCry}</p>`,
  },
  {
    what: 'on a page that styles everything',
    html: `<style>* { all: revert; font: 30px serif !important; color: lime !important; background: navy !important; border: 5px solid red !important }</style><p>${wannaCry}</p>`,
  },
  {
    what: 'in a modal dialog',
    html: `<dialog><p>${wannaCry}</p></dialog><script>document.querySelector('dialog').showModal()</script>`,
  },
  {
    what: 'in a popover',
    html: `<div popover="manual" style="padding: 30px">${wannaCry}</div><script>document.querySelector('div').showPopover()</script>`,
  },
];

test('the card looks the same wherever it opens, inside of the window, and is not taken for attacked', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  let plain: Buffer | undefined;
  const seen: Record<string, unknown> = {};
  for (const { what, html, size } of [{ what: 'plain', html: `<p>${wannaCry}</p>` }, ...places]) {
    const page = await driver.open(pages.add(`<!doctype html>${html}`));
    if (size) await page.resize(...size);
    await openCard(page, wannaCry);
    await untilGuarded(page);
    const picture = size ? undefined : await pictureOfCard(page);
    plain ??= picture;
    const { found } = await findTab(options, pages.address(''));
    seen[what] = {
      isInside: await isInside(page),
      looksSame: !picture || !plain || (await looksSame(options, plain, picture)),
      tampered: found.tampered,
    };
    await page.close();
  }
  const good = { isInside: true, looksSame: true, tampered: null };
  expect(seen).toEqual(
    Object.fromEntries(['plain', ...places.map(({ what }) => what)].map((what) => [what, good])),
  );
});

test('in a frame that is smaller than the card, it fits in, and tampering there is told to the popup', async ({
  driver,
  pages,
}) => {
  const inner = `<p id=text>${wannaCry}</p>`;
  const url = pages.add(
    `<iframe width="300" height="120" title="A frame" srcdoc="${inner}"></iframe>`,
  );
  // First, because the pointer leaves the page when another tab comes to the front, and the card goes.
  const options = await openSender(driver);
  const page = await driver.open(url);
  const inFrame = () => page.eval(boxInFrame);
  await expect.poll(async () => (await inFrame()).isPainted).toBe(true);
  const { x, y } = await inFrame();
  await expect
    .poll(async () => {
      await page.movePointer(x + 1, y);
      await page.movePointer(x, y);
      return (await inFrame()).card;
    })
    .toBe('inside: true');
  const tampered = async () => (await findTab(options, url)).found.tampered;
  await untilGuarded(page);
  expect(await tampered()).toBeNull();
  const isRemoved = await page.eval(() => {
    const host = document
      .querySelector('iframe')
      ?.contentDocument?.querySelector('[data-wac-host]');
    host?.remove();
    return Boolean(host);
  });
  expect(isRemoved).toBe(true);
  await expect.poll(tampered).not.toBeNull();
});

const ways: Record<string, (page: Page) => Promise<void>> = {
  'by Escape': (page) => page.press('Escape'),
  'by its button': async (page) => {
    // Into the card, which comes last on the page.
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Enter'] as const) await page.press(key);
  },
};

for (const [way, close] of Object.entries(ways))
  test(`a card that the user closed ${way} stays away until the pointer has left the address`, async ({
    driver,
    pages,
  }) => {
    const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
    await openCard(page, wannaCry);
    await close(page);
    await expect.poll(() => cardBox(page)).toBeNull();
    await hover(page, wannaCry);
    await untilTimersRan(page, 120);
    expect(await cardBox(page)).toBeNull();
    await page.movePointer(600, 300);
    await openCard(page, wannaCry);
  });

async function isInside(page: Page): Promise<boolean> {
  const box = await cardBox(page);
  const [width = 0, height = 0] = await page.eval(() => [innerWidth, innerHeight]);
  if (!box) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

/** Runs in the page: how far the text moved. */
function scrollAndMeasure(source: string): number {
  const top = () => document.getElementById('text')?.getBoundingClientRect().top ?? 0;
  const before = top();
  new Function(`return ${source}`)()();
  return before - top();
}

/** Runs in the page: counts the elements of ours that come. */
function countHosts(): void {
  Object.assign(globalThis, { made: 0 });
  new MutationObserver((records) => {
    for (const { addedNodes } of records) Object(globalThis).made += addedNodes.length;
  }).observe(document.documentElement, { childList: true });
}

/** Runs in the page: where the address in the frame is in the window, and where the card is. */
function boxInFrame(): { x: number; y: number; isPainted: boolean; card: string } {
  const frame = document.querySelector('iframe');
  const view = frame?.contentWindow;
  const inside = frame?.contentDocument;
  const text = inside?.getElementById('text')?.getBoundingClientRect();
  const at = frame?.getBoundingClientRect();
  if (!view || !text || !at) return { x: 0, y: 0, isPainted: false, card: 'none' };
  const box = inside?.querySelector('[data-wac-host]')?.getBoundingClientRect();
  const fits = box && box.right <= view.innerWidth && box.bottom <= view.innerHeight;
  const { CSS: css } = Object(view);
  return {
    x: at.left + text.left + 30,
    y: at.top + text.top + 8,
    isPainted: css.highlights.has('wac-danger'),
    card: box ? `inside: ${fits}` : 'none',
  };
}
