import { untilTimersRan } from './card';
import { expect } from './expect';
import { cardNow } from './extension';
import { test } from './fixtures';
import { alice } from './trick-addresses';
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
