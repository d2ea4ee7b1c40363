import { cleanText } from '@/lib/service/clean-text';
import { makeAddress } from '@/test/service/make-address';
import { unreportedAddress } from '@/test/service/seed';
import { cardBox, openCard } from './card';
import { type Driver, type Page, until } from './driver';
import { ask, openSender } from './extension';
import type { HostileService } from './hostile-service';
import { noteInjected, readInjected, structureOf } from './injected';
import type { PageServer } from './page-server';
import { checkToEnd } from './popup';

const harmless = 'Reported twice';
const region = '[role=status][data-level]';
/** No text of ours has any of these, and none of somebody else's may bring them: bidi, zero-width and control characters but line breaks. */
export const unseen = /\p{Cf}|[^\P{Cc}\n\t]/u;

/** In a sentence of ours, which goes on. */
function asShown(said: string): string {
  return cleanText(said).replace(/\.$/, '');
}

/** Has the service say each text of an address that the popup checks, as a report or as an error. Returns what went wrong. */
export async function meetTextsInPopup(
  popup: Page,
  service: HostileService,
  texts: readonly string[],
  how: 'answer' | 'error',
): Promise<string[]> {
  await popup.eval(noteInjected);
  const see = async (said: string) => {
    service.say(said, how);
    const { text, level } = await checkToEnd(popup, unreportedAddress);
    return { text, level, structure: await popup.eval(structureOf, region) };
  };
  const { structure, level } = await see(harmless);
  const wrongs: string[] = [];
  for (const said of texts) {
    const seen = await see(said);
    const short = said.slice(0, 60);
    if (!seen.text.includes(asShown(said))) wrongs.push(`not shown as text: ${short}`);
    if (unseen.test(seen.text)) wrongs.push(`with what is not seen: ${short}`);
    if (seen.structure !== structure) wrongs.push(`other elements: ${short}`);
    if (seen.level !== level) wrongs.push(`level ${seen.level}: ${short}`);
  }
  return [...wrongs, ...(await popup.eval(readInjected))];
}

/** The same on a web page, in the card, which asks as the pointer comes. At most 30 texts: no page may have more asked in a minute. */
export async function meetTextsInCard(
  driver: Driver,
  pages: PageServer,
  service: HostileService,
  texts: readonly string[],
): Promise<string[]> {
  const options = await openSender(driver);
  await ask(options, 'settings/set', { askOnHover: true });
  const addresses = [harmless, ...texts].map((_, n) => makeAddress('litecoin', n, 'no report'));
  // Wide apart: the card of one must not lie over the next.
  const html = addresses.map((one) => `<p style="margin: 400px 0">${one}</p>`).join('');
  const page = await driver.open(pages.add(html));
  await page.eval(noteInjected);
  const wrongs: string[] = [];
  let structure: string | null = null;
  for (const [n, said] of [harmless, ...texts].entries()) {
    service.say(said);
    const short = said.slice(0, 60);
    await openCard(page, addresses[n] ?? '');
    // What the lists know stands there first.
    const card = await until('the words of the service', async () =>
      (await page.closedShadowTexts()).find((text) => text.includes(asShown(said))),
    ).catch(() => '');
    if (!card) wrongs.push(`not shown as text: ${short}`);
    const seen = await page.evalInContentScript(structureOfCard);
    structure ??= seen;
    if (unseen.test(card)) wrongs.push(`with what is not seen: ${short}`);
    if (seen !== structure) wrongs.push(`other elements: ${short}`);
    // A tall card may lie where the next address comes to stand.
    await page.press('Escape');
    await until('the card to close', async () => ((await cardBox(page)) ? undefined : true));
  }
  await ask(options, 'settings/set', { askOnHover: false });
  const injected = await page.eval(readInjected);
  await page.close();
  return [...wrongs, ...injected];
}

/** Has the service, which must be set up, list reports whose other fields are these texts, and leafs through them in the popup. */
export async function meetTextsInList(
  driver: Driver,
  service: HostileService,
  texts: readonly string[],
): Promise<string[]> {
  // What the service calls the network is shown where the address fits several.
  service.list(
    texts.map((hostile, n) => ({ address: makeAddress('ethereum', n, 'report'), hostile })),
  );
  const options = await openSender(driver);
  await ask(options, 'sources/update');
  await until('the list of the service', async () => {
    const sources = await ask(options, 'sources/list');
    return sources.find(({ id, entries }) => id === 'service' && entries === texts.length);
  });
  await options.close();
  const popup = await driver.openExtensionPage('popup.html');
  await popup.eval(noteInjected);
  await popup.click({ role: 'tab', name: 'Reports' });
  const shown = await leafThrough(popup);
  const wrongs = texts.flatMap((said) =>
    shown.includes(cleanText(said)) ? [] : [`not shown as text: ${said.slice(0, 60)}`],
  );
  if (unseen.test(shown)) wrongs.push('with what is not seen');
  const injected = await popup.eval(readInjected);
  await popup.close();
  return [...wrongs, ...injected];
}

/** The text of all pages of the reports in the popup. */
export async function leafThrough(popup: Page): Promise<string> {
  const next = { role: 'button', name: 'Next page' };
  let shown = '';
  for (let at = 1; ; at++) {
    await until(`page ${at}`, async () => {
      const [place] = await popup.find({ css: '.pager-place' });
      return place?.text.startsWith(`Page ${at} of`) ? true : undefined;
    });
    shown += (await popup.find({ css: 'ul[aria-label=Reports]' }))[0]?.text ?? '';
    const [button] = await popup.find(next);
    if (!button || button.disabled) return shown;
    await popup.click(next);
  }
}

/** Runs in the content script: extensions can open closed roots. */
function structureOfCard(): string {
  const host = document.querySelector('[data-wac-host]');
  const { chrome } = Object(globalThis);
  const root: ShadowRoot =
    chrome.dom?.openOrClosedShadowRoot?.(host) ?? Object(host).openOrClosedShadowRoot;
  // The picture of an address has its own parts.
  return [...root.querySelectorAll('ul, ul *')].map(({ localName }) => localName).join();
}
