import { type Page, until } from './driver';
import { hover, painted, readCard } from './extension';

type Box = { x: number; y: number; width: number; height: number };

/** Where the card stands in the viewport, as the page can see it; null where none is open. */
export function cardBox(page: Page): Promise<Box | null> {
  return page.eval(() => {
    const host = document.querySelector('[data-wac-host]');
    if (!host) return null;
    const { x, y, width, height } = host.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** The card as it is seen, where it is by now: it follows its text. Without its edge: the page shines through the round corners. */
export async function pictureOfCard(page: Page): Promise<Buffer> {
  const box = await cardBox(page);
  if (!box) throw new Error('no card');
  const { x, y, width, height } = box;
  return page.screenshot({ x: x + 12, y: y + 12, width: width - 24, height: height - 24 });
}

/** Points at an address of the page once it is painted, and waits for its card. */
export async function openCard(page: Page, address: string): Promise<string> {
  await until(`${address} to be painted`, async () => {
    const all = await painted(page, 'danger', 'caution', 'unknown', 'clear');
    return all.includes(address) ? true : undefined;
  });
  await hover(page, address);
  return readWords(page);
}

/** Presses the shortcut, and waits for the card that has the focus. */
export async function openCardByKey(page: Page): Promise<string> {
  await page.pressShortcut();
  await until('the card to have the focus', async () =>
    (await isCardFocused(page)) ? true : undefined,
  );
  return readWords(page);
}

/** The words of the card, with one blank between them, however its text is split. */
async function readWords(page: Page): Promise<string> {
  return (await readCard(page)).replaceAll(/\s+/g, ' ');
}

/**
 * Waits until the guard has looked at the open card several times, and the browser has told it what is seen of the card: its timers
 * began earlier than those here, and one that began earlier runs earlier. The card may be in the page's frame.
 */
export function untilGuarded(page: Page): Promise<void> {
  return page.eval(
    () =>
      new Promise<void>((resolve) => {
        const { contentWindow, contentDocument } = document.querySelector('iframe') ?? {};
        const host = (contentDocument ?? document).querySelector('[data-wac-host]');
        if (!host) throw new Error('There is no card.');
        const view: typeof globalThis = Object(contentWindow ?? window);
        let rounds = 0;
        const timer = view.setInterval(() => {
          if (++rounds < 3) return;
          view.clearInterval(timer);
          new view.IntersectionObserver(() => resolve()).observe(host);
        }, 200);
      }),
  );
}

/** Waits until a timer of ours has run that the last move of the pointer began, if it did: the one here begins later. */
export function untilTimersRan(page: Page, ms: number): Promise<void> {
  return page.eval(
    (length) =>
      new Promise<void>((resolve) => {
        // The pointer is followed once a frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, length)));
      }),
    ms,
  );
}

/** Whether the focus is in the card, as the page can see it. */
export function isCardFocused(page: Page): Promise<boolean> {
  return page.eval(() => document.activeElement?.matches('[data-wac-host]') ?? false);
}

/** Walks to a button of the card, which has the focus, and presses it. */
export async function pressCardButton(page: Page, label: (typeof labels)[number]): Promise<void> {
  const [text = ''] = await page.closedShadowTexts();
  const shown = labels.filter((one) => text.includes(one));
  for (let i = 0; i <= shown.indexOf(label); i++) await page.press('Tab');
  await page.press('Enter');
}

/** In the order of the card. */
const labels = [
  'Copy',
  'Open in explorer',
  'Open in popup',
  'Ask the service',
  'Close',
  'Do not paste',
  'Paste anyway',
] as const;
