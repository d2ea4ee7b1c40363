import { type Driver, type Page, until } from '@/test/e2e/driver';
import { ask } from '@/test/e2e/extension';
import { checkToEnd } from '@/test/e2e/popup';
import { reportedAddress } from '@/test/service/seed';

/** From the starter list. */
export const famousAddress = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';

/** What a user meets who opens the popup now and checks a famous address. */
export type Look = {
  /** Milliseconds until the box takes a text, the best of three: whatever else the machine does makes it later. */
  opened: number;
  /** What it says is wrong, in the popup and of the lists. */
  told: string[];
  /** The whole verdict: what it tells is told nowhere else in the popup. */
  verdict: string;
  /** Whether the check called the address reported. */
  isChecked: boolean;
};

/** Opens the popup, reads what it says is wrong, and checks a famous address. */
export async function lookIn(driver: Driver): Promise<Look> {
  const times: number[] = [];
  for (let i = 0; i < 2; i++) {
    const { popup, took } = await openPopup(driver);
    times.push(took);
    await popup.close();
  }
  const { popup, took } = await openPopup(driver);
  const opened = Math.min(...times, took);
  const { level, text: verdict } = await checkToEnd(popup, famousAddress);
  const told = [...new Set([...(await noticesIn(popup)), ...(await toldOfLists(popup))])];
  await popup.close();
  return { opened, told, verdict, isChecked: level === 'danger' };
}

async function openPopup(driver: Driver): Promise<{ popup: Page; took: number }> {
  const begun = performance.now();
  const popup = await driver.openExtensionPage('popup.html');
  await until('the box', async () =>
    (await popup.find({ role: 'textbox', name: 'Address' })).length > 0 ? true : undefined,
  );
  return { popup, took: Math.round(performance.now() - begun) };
}

/** In words, for a table. `isGood`: opened within 2 s, checked, and said each sentence that is due. */
export function wordsOf(
  look: Look,
  due: readonly string[] = [],
): { seen: string; isGood: boolean } {
  const { opened, told, verdict, isChecked } = look;
  const check = isChecked ? 'a check works' : 'NO CHECK';
  const untold = due.filter(
    (sentence) => ![...told, verdict].some((one) => one.includes(sentence)),
  );
  const lacking = untold.map((sentence) => `, NOT “${sentence}”`).join('');
  const seen = `popup after ${opened} ms, ${check}, says “${told.join(' · ') || 'nothing'}”${lacking}`;
  return { seen, isGood: opened <= 2000 && isChecked && untold.length === 0 };
}

/** Whether the service answers a check once its address and key are typed again. */
export async function worksWith(
  page: Page,
  { url, key }: { url: string; key: string },
): Promise<boolean> {
  await ask(page, 'service/save', { address: url });
  const saved = await ask(page, 'key/save', { key });
  if (saved.status === 'refused') throw new Error(saved.message);
  const question = { address: reportedAddress, networkId: null, ask: 'service' } as const;
  const { reasons } = await ask(page, 'check', question);
  return reasons.some(({ code }) => code === 'service-report');
}

async function noticesIn(popup: Page): Promise<string[]> {
  // The first steps, too, as after an installation: they are loaded later.
  const shown = '.notice[data-tone=error], .onboarding h2';
  const end = performance.now() + 2000;
  let notices = await popup.find({ css: shown });
  while (notices.length === 0 && performance.now() < end)
    notices = await popup.find({ css: shown });
  return notices.map(({ text }) => text);
}

async function toldOfLists(popup: Page): Promise<string[]> {
  const [sources, own] = [await ask(popup, 'sources/list'), await ask(popup, 'own/list')];
  const errors = sources.map(({ name, error }) => (error ? `${name}: ${error}` : null));
  return [...errors, own.notice].flatMap((one) => one ?? []);
}
