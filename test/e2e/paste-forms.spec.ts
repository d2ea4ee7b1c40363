import { untilTimersRan } from './card';
import type { Page } from './driver';
import { expect } from './expect';
import { cardNow } from './extension';
import { test } from './fixtures';
import { alice, mallory } from './trick-addresses';
import { copyShown, field, paste, shown } from './watched-steps';

// Forms as exchanges and apps draw them, whose parts nothing ties to a word.

test('a network that is pressed among others is the form’s, and the note goes once the right one is', async ({
  driver,
  pages,
}) => {
  const names = ['TON', 'Base', 'Solana (SPL)'];
  const buttons = names.map(
    (name, at) => `<button id="n${at}" aria-pressed="${at === 0}">${name}</button>`,
  );
  const page = await driver.open(
    pages.add(`${shown(alice)}<div><div id="of">${buttons.join('')}</div>${field}</div>
      <script>
        document.getElementById('of').onclick = ({ target }) => {
          for (const one of target.parentElement.children) one.ariaPressed = one === target;
        };
      </script>`),
  );
  await copyShown(page);
  await paste(page);
  await expect.poll(() => cardNow(page)).toContain('asks for an address of TON');
  await untilTimersRan(page, 1000);
  await page.click({ css: '#n1' });
  await expect.poll(() => cardNow(page)).toBe('');
});

for (const [what, above] of [
  ['a label that is tied to nothing', '<div>Your Solana wallet</div>'],
  ['the heading of the form', '<h2>Withdraw SOL</h2><div>Address</div>'],
  ['what heads the form', '<h2>Withdraw SOL</h2><form><div>Address</div>'],
  ['a field that is switched off', '<p>Network</p><input disabled value="Solana"><p>To</p>'],
])
  test(`the network is the one of ${what}`, async ({ driver, pages }) => {
    const page = await driver.open(
      pages.add(`${shown(alice)}<div>${above}<div><input id="field"></div></div>`),
    );
    await copyShown(page);
    await paste(page);
    await expect.poll(() => cardNow(page)).toContain('asks for an address of Solana');
  });

/** The controls that the card covers a part of; null while there is no card. */
const covered = (page: Page) =>
  page.eval(() => {
    const card = document.querySelector('[data-wac-host]')?.getBoundingClientRect();
    if (!card) return null;
    return [...document.querySelectorAll('input, select, button')].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isFree =
        right <= card.left || left >= card.right || bottom <= card.top || top >= card.bottom;
      return isFree ? [] : one.id;
    });
  });

const column = (part: string) => `<form style="width: 250px; display: grid; gap: 12px">
  <select id="coin"><option>ETH</select>${part}<input id="memo"><input id="amount"><button id="send">Send</button></form>`;

test('the card of a paste covers neither the field nor what else is to be filled in', async ({
  driver,
  running,
  pages,
}) => {
  const page = await driver.open(pages.add(`${shown(alice)}${column(field)}`));
  await copyShown(page);
  await running.putOnClipboard(mallory);
  await paste(page);
  await expect.poll(() => cardNow(page)).toContain('not the address that you copied');
  expect(await covered(page)).toEqual([]);
});
