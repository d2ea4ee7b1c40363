import { cleanText } from '@/lib/service/clean-text';
import { makeAddress } from '@/test/service/make-address';
import { unreportedAddress } from '@/test/service/seed';
import { openCard } from './card';
import { type Driver, type Page, until } from './driver';
import { ask, connect } from './extension';
import type { HostileService } from './hostile-service';
import { noteInjected, readInjected, structureOf } from './injected';
import type { PageServer } from './page-server';
import { checkToEnd } from './popup';

const harmless = 'Reported twice';
const region = '[role=status][data-level]';
/** No text of ours has any of these, and none of a service may bring them: bidi, zero-width and control characters but line breaks. */
const unseen = /\p{Cf}|[^\P{Cc}\n\t]/u;

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
    if (!seen.text.includes(cleanText(said))) wrongs.push(`not shown as text: ${short}`);
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
  const options = await driver.openExtensionPage('options.html');
  await ask(options, 'settings/set', { askOnHover: true });
  const addresses = [harmless, ...texts].map((_, n) => makeAddress('litecoin', n, 'no report'));
  const page = await driver.open(pages.add(addresses.map((one) => `<p>${one}</p>`).join('')));
  await page.eval(noteInjected);
  const wrongs: string[] = [];
  let structure: string | null = null;
  for (const [n, said] of [harmless, ...texts].entries()) {
    service.say(said);
    const card = await openCard(page, addresses[n] ?? '');
    const seen = await page.evalInContentScript(structureOfCard);
    structure ??= seen;
    const short = said.slice(0, 60);
    if (!card.includes(cleanText(said))) wrongs.push(`not shown as text: ${short}`);
    if (unseen.test(card)) wrongs.push(`with what is not seen: ${short}`);
    if (seen !== structure) wrongs.push(`other elements: ${short}`);
  }
  await ask(options, 'settings/set', { askOnHover: false });
  const injected = await page.eval(readInjected);
  await page.close();
  return [...wrongs, ...injected];
}

/** Has the service list reports whose other fields are these texts, and leafs through them in the popup. */
export async function meetTextsInList(
  driver: Driver,
  service: HostileService,
  texts: readonly string[],
): Promise<string[]> {
  service.list(
    texts.map((hostile, n) => ({ address: makeAddress('litecoin', n, 'report'), hostile })),
  );
  await connect(driver, { url: service.url, key: 'key' });
  const popup = await driver.openExtensionPage('popup.html');
  await popup.eval(noteInjected);
  await popup.click({ role: 'tab', name: 'Reports' });
  await popup.fill({ role: 'searchbox', name: 'Search reports' }, 'ltc1');
  const wrongs: string[] = [];
  const shown = await until('the reports', async () => {
    const [list] = await popup.find({ css: 'ul.rows' });
    return list?.text.includes('ltc1') ? list.text : undefined;
  });
  for (const said of texts.filter((_, n) => n % 3 === 2))
    if (!shown.includes(cleanText(said))) wrongs.push(`not shown as text: ${said.slice(0, 60)}`);
  if (unseen.test(shown)) wrongs.push('with what is not seen');
  const injected = await popup.eval(readInjected);
  await popup.close();
  return [...wrongs, ...injected];
}

/** Runs in the content script: extensions can open closed roots. */
function structureOfCard(): string {
  const host = document.querySelector('[data-wac-host]');
  const { chrome } = Object(globalThis);
  const root: ShadowRoot =
    chrome.dom?.openOrClosedShadowRoot?.(host) ?? Object(host).openOrClosedShadowRoot;
  return [...root.querySelectorAll('*')].map(({ localName }) => localName).join();
}
