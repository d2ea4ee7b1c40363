import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import type { Driver, Page, RunningBrowser } from './driver';
import { ask } from './extension';
import { checkToEnd } from './popup';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
/** Made to look like Alice's: the ends that people compare are the same. */
const poisoned = '0x5290840f2a1b3c4d5e6f708192a3b4c5d6e69ee7';
const mallory = '0xde709f2102306220921060314715629080e2fb77';
// From the starter list, and the same key written as another address.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const sameKey = 'bc1qz76tmxsnj9vxzn502nrtsq9psgnqjsm2yr9kem';
const bitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const hidden = `${bitcoin.slice(0, 10)}\u200b${bitcoin.slice(10)}`;
const disguised = bitcoin.replace('a', 'а');
const testnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const exchange = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';
const contract = 'KT1GyeRktoGPEKsWpchWguyy8FAf3aNHkw2T';

/** What a user's hands and eyes do in a browser, with the extension in it or without. */
export type User = { page: Page; running: RunningBrowser };

export type Trick = {
  name: string;
  /** The page; `#shown` is what the user copies, `#field` where it is pasted. */
  html: string;
  /** What the user does; absent: copies what is shown, and pastes it. */
  act?: (user: User) => Promise<void>;
  /** What the user gets, absent: what the field has; and what that is where the trick works. */
  gets?: (user: User) => Promise<string>;
  loot: string;
  /** What the user did before, in the extension. */
  before?: (driver: Driver) => Promise<void>;
  /** Where the warning stands: beside the field, on the address when it is pointed at, in the popup. */
  where?: { card: string } | 'popup' | 'picture';
  warning: string;
};

const source = (text: string) => `<p id="shown">${text}</p>`;
const field = '<label>Recipient <input id="field"></label>';
const plain = (text: string) => source(text) + field;

export const tricks: readonly Trick[] = [
  {
    name: 'a poisoned history: the lookalike of a contact',
    html: `<p>Received from <span id="shown">${poisoned}</span></p>${field}`,
    loot: poisoned,
    before: trustAlice,
    warning: 'It begins and ends like Alice in your contacts but is another address',
  },
  {
    name: 'a poisoned history: the lookalike of what was checked before',
    html: plain(poisoned),
    loot: poisoned,
    before: async (driver) =>
      void (await checkToEnd(await driver.openExtensionPage('popup.html'), alice)),
    warning: 'It begins and ends like an address that you checked on',
  },
  {
    name: 'a clipboard that a program filled with a lookalike',
    html: plain(alice),
    act: async (user) => swapAndPaste(user, poisoned),
    loot: poisoned,
    warning: 'It begins and ends like the address that you copied last',
  },
  {
    name: 'a clipboard that a program filled with another address',
    html: plain(alice),
    act: async (user) => swapAndPaste(user, mallory),
    loot: mallory,
    warning: 'This is not the address that you copied',
  },
  {
    name: 'a page that copies another address than it shows',
    html: `${plain(alice)}<script>
      addEventListener('copy', (event) => {
        event.clipboardData.setData('text/plain', '${mallory}');
        event.preventDefault();
      });
    </script>`,
    loot: mallory,
    warning: 'The page copied another address than it shows',
  },
  {
    name: 'a page that changes the field after the paste',
    html: `${plain(alice)}<script>
      document.getElementById('field').addEventListener('paste', ({ target }) =>
        setTimeout(() => { target.value = '${mallory}'; }, 150));
    </script>`,
    loot: mallory,
    warning: 'Something other than you changed the address',
  },
  {
    name: 'a reported address',
    html: plain(wannaCry),
    loot: wannaCry,
    warning: 'take it out of the field unless you know why it is reported',
  },
  {
    name: 'a reported account in another spelling',
    html: plain(sameKey),
    loot: sameKey,
    warning: 'whoever has that account has this one too, so send nothing to it.',
  },
  {
    name: 'a form for another network',
    html: `${source(alice)}<form>${field}<div role="combobox">TRON (TRC20)</div></form>`,
    loot: alice,
    warning: 'The form asks for an address of TRON',
  },
  {
    name: 'an address of a test network',
    html: plain(testnet),
    loot: testnet,
    warning: 'ask the recipient for an address of the real network',
  },
  {
    name: 'invisible characters in an address',
    html: plain(hidden),
    loot: hidden,
    warning: 'There are invisible characters inside the address',
  },
  {
    name: 'a letter of another alphabet in an address',
    html: plain(disguised),
    loot: disguised,
    warning: 'only looks right and is from another alphabet',
  },
  {
    name: 'an exchange’s address without its memo',
    html: `${plain(exchange)}<label>Memo (optional) <input id="memo"></label>`,
    gets: async ({ page }) =>
      page.eval(() => [...document.querySelectorAll('input')].map(({ value }) => value).join()),
    loot: `${exchange},`,
    where: { card: exchange },
    warning: 'if the recipient gave you one, enter it too, or the money does not reach them.',
  },
  {
    name: 'the address of a contract',
    html: plain(contract),
    loot: contract,
    where: { card: contract },
    warning: 'send only what its maker says that it takes',
  },
  {
    name: 'a link that goes to another address than it shows',
    html: `<a id="shown" href="#/address/${mallory}">${alice}</a>`,
    act: ({ page }) => page.click({ css: 'a' }),
    gets: ({ page }) => page.eval(() => location.hash),
    loot: `#/address/${mallory}`,
    where: { card: alice },
    warning: 'Link goes elsewhere',
  },
  {
    name: 'a short form whose link goes to another address',
    html: `<a id="shown" href="#/address/${mallory}">0x5290…9EE7</a>`,
    act: ({ page }) => page.click({ css: 'a' }),
    gets: ({ page }) => page.eval(() => location.hash),
    loot: `#/address/${mallory}`,
    where: { card: '0x5290…9EE7' },
    warning: 'Link goes elsewhere',
  },
  {
    name: 'two addresses of one page that look alike',
    html: `<p>${alice}</p><p id="shown">${poisoned}</p>${field}`,
    loot: poisoned,
    where: 'popup',
    warning: 'Two similar addresses on this page',
  },
  {
    name: 'a picture with a QR code of another address than is written below it',
    html: `<img src="${encodeQR(wannaCry, 'data-url', { border: 4, scale: 4 })}"><p>${bitcoin}</p>`,
    act: async () => {},
    gets: async ({ page }) => decodeQR(toPixels(await page.eval(pixelsOf))),
    loot: wannaCry,
    where: 'picture',
    warning: 'Reported',
  },
];

/** Copies what the page shows, and pastes it into its field. */
export async function copyAndPaste({ page }: User): Promise<void> {
  await copyShown(page);
  await paste(page);
}

export const fieldText = ({ page }: User): Promise<string> =>
  page.eval(() => document.querySelector('input')?.value ?? '');

async function swapAndPaste({ page, running }: User, text: string): Promise<void> {
  await copyShown(page);
  await running.putOnClipboard(text);
  await paste(page);
}

async function copyShown(page: Page): Promise<void> {
  await page.eval(() => {
    const shown = document.getElementById('shown');
    if (shown) getSelection()?.selectAllChildren(shown);
  });
  await page.pressCtrl('c');
}

async function paste(page: Page): Promise<void> {
  await page.eval(() => document.getElementById('field')?.focus());
  await page.pressCtrl('v');
}

async function trustAlice(driver: Driver): Promise<void> {
  await ask(await driver.openExtensionPage('options.html'), 'own/put', {
    kind: 'trusted',
    address: alice,
    networkId: null,
    name: 'Alice',
    note: '',
  });
}

/** Runs in the page: what a camera in front of it sees of the picture. */
async function pixelsOf(): Promise<{ width: number; height: number; data: number[] }> {
  const image = document.querySelector('img');
  if (!image) throw new Error('no picture');
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  return { width, height, data: [...context.getImageData(0, 0, width, height).data] };
}

function toPixels({ data, ...size }: { width: number; height: number; data: number[] }) {
  return { ...size, data: Uint8Array.from(data) };
}
