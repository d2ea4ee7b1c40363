import encodeQR from 'qr';
import { violations } from './axe';
import type { Page } from './driver';
import { expect } from './expect';
import { ask } from './extension';
import { test as base } from './fixtures';
import { install } from './launch';
import { type PageServer, servePages } from './page-server';
import { readVerdict } from './popup';

const test = base.extend<{ elsewhere: PageServer }>({
  // Headless Chromium shows no menu, and so no click on it gives the extension the tab.
  driver: async ({ kind, bare }, use) => {
    const driver = await install(bare, kind, kind === 'chromium' ? { hosts: ['<all_urls>'] } : {});
    await use(driver);
    await driver.close();
  },
  /** Another site. */
  elsewhere: async ({ kind: _ }, use) => {
    const pages = await servePages(new URL('pages/', import.meta.url), {});
    await use(pages);
    pages.close();
  },
});

const bitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const ethereum = '0x52908400098527886E0F7030069857D2E4169EE7';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** The bytes of a GIF picture. */
const code = (text: string) => encodeQR(text, 'gif', { border: 4, scale: 4 });

const onePixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

test.describe('in the box, a picture', () => {
  for (const way of ['choose', 'drop', 'paste'] as const)
    test(`with a QR code is read: ${way}`, async ({ kind, driver, service }) => {
      const popup = await driver.openExtensionPage('popup.html');
      expect(await violations(popup)).toEqual([]);
      const picture = code(`bitcoin:${bitcoin}?amount=0.1`);
      if (way === 'paste' && kind === 'chromium') await paste(popup, picture);
      else await give(popup, way, picture);
      expect((await readVerdict(popup)).text).toContain('Not known');
      const [box] = await popup.find({ role: 'textbox', name: 'Address' });
      expect(box?.value).toBe(`bitcoin:${bitcoin}?amount=0.1`);
      expect(service.seen()).toEqual([]);
      expect(await ask(popup, 'log/list')).toEqual([]);
    });

  test('without one, and a file that is none, is said to be so', async ({ driver }) => {
    const popup = await driver.openExtensionPage('popup.html');
    await give(popup, 'choose', onePixel);
    await expect.poll(() => hint(popup)).toContain('No QR code was found in this picture');
    await give(popup, 'drop', new TextEncoder().encode('hello'));
    await expect.poll(() => hint(popup)).toContain('This is no picture that can be read here');
    expect(await violations(popup)).toEqual([]);
  });
});

test.describe('on a page, the picture that the menu is opened on', () => {
  test('is read without any request: its own pixels where the page may have them, else what is seen of it', async ({
    driver,
    pages,
    elsewhere,
  }) => {
    const own = pages.add(code(bitcoin), 'image/gif');
    const other = elsewhere.add(code(`ethereum:${ethereum}@1`), 'image/gif');
    const beside = elsewhere.add(code(tron), 'image/gif');
    const page = await driver.open(
      pages.add(`<style>body { margin: 0 } img { display: inline-block; vertical-align: top }</style>
        <img id="other" src="${other}" width="151"><img src="${beside}"><img src="${beside}">
        <p style="height: 3000px">A code that is far below and very small:</p>
        <img id="own" src="${own}" width="30" style="image-rendering: pixelated">
        <img id="data" src="${encodeQR(tron, 'data-url', { border: 4, scale: 4 })}">`),
    );
    const options = await driver.openExtensionPage('options.html');
    const requests = () => pages.requests() + elsewhere.requests();
    const before = requests();
    for (const [id, address] of [
      ['own', bitcoin],
      ['other', ethereum],
      ['data', tron],
    ] as const) {
      await page.chooseMenuItem({ css: `#${id}` }, 'Check the QR code in this picture');
      await expect.poll(() => driver.popup()).toContain('popup.html?picture=&tab=');
      await expect.poll(() => popupText(options)).toContain('Not known');
      const kept = async () =>
        (await ask(options, 'history/list', { most: 1 })).entries[0]?.address;
      await expect.poll(kept).toBe(address);
      await closePopup(options);
      await expect.poll(() => driver.popup()).toBeNull();
    }
    expect(requests()).toBe(before);
    expect(await ask(options, 'log/list')).toEqual([]);
  });

  test('is said to be unread where a part of it is out of view', async ({
    driver,
    pages,
    elsewhere,
  }) => {
    const other = elsewhere.add(code(ethereum), 'image/gif');
    const page = await driver.open(
      pages.add(`<img id="other" src="${other}" style="position: absolute; top: -40px">`),
    );
    const options = await driver.openExtensionPage('options.html');
    await page.chooseMenuItem({ css: '#other' }, 'Check the QR code in this picture');
    await expect.poll(() => popupText(options)).toContain('Scroll so that the whole picture');
    expect((await ask(options, 'history/list', { most: 1 })).entries).toEqual([]);
  });
});

/** Gives the box a picture by the event that the browser makes. The clipboard of headless Firefox holds no pictures. */
function give(popup: Page, way: 'choose' | 'drop' | 'paste', bytes: Uint8Array): Promise<void> {
  return popup.eval(putPicture, way, [...bytes]);
}

function putPicture(way: 'choose' | 'drop' | 'paste', bytes: number[]): void {
  const field = document.querySelector('textarea');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const data = new DataTransfer();
  data.items.add(new File([new Uint8Array(bytes)], 'code.gif', { type: 'image/gif' }));
  if (!field || !input) throw new Error('There is no box for a picture.');
  if (way === 'choose') {
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const event = new Event(way, { bubbles: true, cancelable: true });
  const name = way === 'drop' ? 'dataTransfer' : 'clipboardData';
  field.dispatchEvent(Object.defineProperty(event, name, { value: data }));
}

/** Copies a picture and pastes it, as a user does. */
async function paste(popup: Page, bytes: Uint8Array): Promise<void> {
  // Only after a click may a page write into the clipboard.
  await popup.click({ role: 'textbox', name: 'Address' });
  await popup.eval(copyPicture, [...bytes]);
  await popup.pressCtrl('v');
}

/** The clipboard takes no GIF. */
async function copyPicture(bytes: number[]): Promise<void> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': canvas.convertToBlob() })]);
}

const hint = async (popup: Page) => (await popup.find({ css: '.hint' }))[0]?.text ?? '';

/** What the popup that is open says, asked from another page of ours. */
function popupText(options: Page): Promise<string> {
  return options.eval(() => {
    const { browser, chrome } = Object(globalThis);
    const [popup] = (browser ?? chrome).extension.getViews({ type: 'popup' });
    // It may have no body yet.
    return popup?.document.body?.textContent ?? '';
  });
}

function closePopup(options: Page): Promise<void> {
  return options.eval(() => {
    const { browser, chrome } = Object(globalThis);
    for (const popup of (browser ?? chrome).extension.getViews({ type: 'popup' })) popup.close();
  });
}
