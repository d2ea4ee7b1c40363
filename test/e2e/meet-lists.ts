import { type Driver, type Page, until } from './driver';
import { ask } from './extension';
import { type HostileList, hostileAccount } from './hostile-lists';
import { noteInjected, readInjected } from './injected';
import { leafThrough, unseen } from './meet-texts';
import type { PageServer } from './page-server';
import { checkToEnd } from './popup';

/** Where a list comes from: a web address, or a file. */
export const origins = ['subscribed', 'imported'] as const;
export type Origin = (typeof origins)[number];

/** What came of a list: what went wrong, and how long it took to be understood and to be taken, in milliseconds. */
export type MetList = { wrongs: string[]; understood: number; taken: number };

const name = 'Hostile';

/** Takes a list as a user does, with a look at its preview, leafs through its reports, checks its first account, and removes it. */
export async function meetList(
  driver: Driver,
  pages: PageServer,
  list: HostileList,
  origin: Origin,
): Promise<MetList> {
  const options = await driver.openExtensionPage('options.html');
  await options.eval(noteInjected);
  const { seen, ...times } = await takeList(options, pages, list, origin);
  const popup = await driver.openExtensionPage('popup.html');
  await popup.eval(noteInjected);
  const { text, level } = await checkToEnd(popup, hostileAccount(0));
  await popup.click({ role: 'tab', name: 'Reports' });
  const shown = await leafThrough(popup);
  const [feed] = await ask(options, 'feeds/list');
  if (feed) await ask(options, 'feeds/unsubscribe', { id: feed.id });
  const wrongs = [
    ...lacking(seen, list.refused).map((said) => `not in the preview: ${said}`),
    ...lacking(shown, list.labels).map((said) => `not in the reports: ${said}`),
    ...lacking(text, list.labels.slice(0, 1)).map((said) => `not in the verdict: ${said}`),
    ...(level === 'danger' ? [] : [`level ${level}`]),
    ...(unseen.test(seen + shown + text) ? ['with what is not seen'] : []),
    ...(feed?.counts?.accounts === list.accounts ? [] : [`${feed?.counts?.accounts} accounts`]),
    ...(await options.eval(readInjected)),
    ...(await popup.eval(readInjected)),
  ];
  await popup.close();
  await options.close();
  return { wrongs, ...times };
}

async function takeList(
  options: Page,
  pages: PageServer,
  { content, type, accounts }: HostileList,
  origin: Origin,
): Promise<{ seen: string; understood: number; taken: number }> {
  await until('the public lists', async () =>
    (await options.find({ css: 'main' }))[0]?.text.includes('Public lists to choose from')
      ? true
      : undefined,
  );
  if (origin === 'imported') {
    await until('the field for files', async () => {
      // What is loaded later may move the choice away from under the pointer.
      await options.click({ role: 'radio', name: 'In a file' });
      return (await options.eval(chooseFile, content)) ? true : undefined;
    });
  } else {
    const url = pages.add(content, `${type}; charset=utf-8`);
    await options.fill({ role: 'textbox', name: 'Address of the list' }, url);
  }
  const understood = await timed(options, 'Preview', 'Addresses that are taken');
  // Also what is folded.
  const seen = await options.eval(
    () => document.querySelector('.preview-place')?.textContent ?? '',
  );
  await options.fill({ role: 'textbox', name: 'Name of the list' }, name);
  const words = `${name} was added, with ${accounts} address${accounts === 1 ? '' : 'es'}.`;
  return { seen, understood, taken: await timed(options, 'Add this list', words) };
}

/** Runs in the options: chooses a file as its dialog does. */
function chooseFile(content: string): boolean {
  const field = document.querySelector<HTMLInputElement>('input[type=file][accept*=csv]');
  if (!field) return false;
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], 'list'));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** How long it takes from a click until something is said about the list. */
async function timed(options: Page, button: string, words: string): Promise<number> {
  await options.click({ role: 'button', name: button });
  const begun = performance.now();
  await until(words, async () => {
    const said = await options.eval(() => document.querySelector('.preview-place')?.textContent);
    if (said?.includes(words)) return true;
    throw new Error(said?.slice(0, 200));
  });
  return performance.now() - begun;
}

function lacking(shown: string, texts: readonly string[]): string[] {
  return texts.filter((text) => !shown.includes(text)).map((text) => text.slice(0, 60));
}
