import { cardBox, openCard, pictureOfCard } from './card';
import { type Attack, giveTools } from './card-attacks';
import { type Page, until } from './driver';
import { looksSame } from './same-picture';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
/** A guard that has not closed the card by then did not notice. In milliseconds. */
const gate = 500;

/**
 * Attacks the card on 'card-attacks.html': 'harmless' where it looks as before, 'noticed' where it is closed, and after how many
 * milliseconds that was.
 * @param reader any page; pictures are read in it
 */
export async function runAttack(
  page: Page,
  { run, ends }: Attack,
  reader: Pick<Page, 'eval'>,
): Promise<{ end: 'harmless' | 'noticed' | 'unnoticed'; ms: number }> {
  await openCard(page, wannaCry);
  await page.eval(giveTools);
  const before = await pictureOfCard(page);
  await page.eval(attackWith, String(run));
  if (ends === 'noticed') {
    const ms = await until(
      'the card to be closed',
      async () => (await page.eval(() => Object(globalThis).closedAfter)) ?? undefined,
    );
    return { end: 'noticed', ms };
  }
  await page.eval((ms) => new Promise((resolve) => setTimeout(resolve, ms)), gate);
  if (!(await cardBox(page))) return { end: 'noticed', ms: gate };
  const isSame = await looksSame(reader, before, await pictureOfCard(page));
  return { end: isSame ? 'harmless' : 'unnoticed', ms: 0 };
}

/** Runs in the page, which knows our element by its place; and looks every 10 ms whether that is still there. */
function attackWith(source: string): void {
  const host = document.querySelector('[data-wac-host]');
  const start = performance.now();
  new Function(`return ${source}`)()(host);
  const timer = setInterval(() => {
    if (document.querySelector('[data-wac-host]')) return;
    clearInterval(timer);
    Object.assign(globalThis, { closedAfter: performance.now() - start });
  }, 10);
}
