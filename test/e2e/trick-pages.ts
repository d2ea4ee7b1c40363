import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { copyTricks } from './copy-tricks';
import { checkToEnd } from './popup';
import {
  alice,
  bitcoin,
  contract,
  disguised,
  exchange,
  mallory,
  mistyped,
  onLitecoin,
  poisoned,
  sameKey,
  testnet,
  wannaCry,
} from './trick-addresses';
import { field, plain, source, type Trick, trustAlice } from './trick-user';

/** Each first works in a browser without the extension. */
export const tricks: readonly Trick[] = [
  ...copyTricks,
  {
    name: 'a poisoned history: the lookalike of a contact',
    html: `<p>Received from <span id="shown">${poisoned}</span></p>${field}`,
    loot: poisoned,
    before: trustAlice,
    warning: 'It begins and ends like Alice in your contacts but is another address',
  },
  {
    name: 'a mistyped address of a contact',
    html: plain(mistyped),
    loot: mistyped,
    before: trustAlice,
    warning: 'It differs from Alice in your contacts by one character',
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
    name: 'the account of a reported one on another network',
    html: plain(onLitecoin),
    loot: onLitecoin,
    warning: 'whoever has that account has this one too, so send nothing to it.',
  },
  {
    name: 'a form for another network',
    html: `${source(alice)}<form>${field}<div role="combobox">TRON (TRC20)</div></form>`,
    loot: alice,
    warning: 'The form asks for an address of TRON',
  },
  {
    name: 'an exchange’s page for another network',
    html: plain(alice),
    ofExchange: '?network=TRX',
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
