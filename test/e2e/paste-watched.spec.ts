import { isCardFocused, pressCardButton, untilTimersRan } from './card';
import { expect } from './expect';
import { ask, cardNow, openSender } from './extension';
import { test } from './fixtures';
import { alice, bitcoin, mallory, wannaCry } from './trick-addresses';
import {
  area,
  changed,
  copyShown,
  field,
  laterIsTold,
  paste,
  read,
  shown,
  write,
} from './watched-steps';

const bob = '0x27b1fdb04752bbc536007a920d24acb045561c26';

test('a page that swaps an address as soon as it is pasted is called out where the user clicked into the field for it', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`${shown(alice)}${field}<script>
      document.getElementById('field').oninput = ({ target }) => { target.value = '${mallory}'; };
    </script>`),
  );
  await copyShown(page);
  await page.click({ css: '#field' });
  await page.pressCtrl('v');
  expect(await read(page)).toBe(mallory);
  await expect.poll(() => cardNow(page)).toContain(changed);
});

test('a field is watched on after a key that leaves its address', async ({ driver, pages }) => {
  const page = await driver.open(pages.add(`${shown(alice)}${area()}<input>`));
  await copyShown(page);
  await paste(page);
  await page.type(' x');
  await page.press('Tab');
  expect(await read(page)).toBe(`${alice} x`);
  await write(page, `${mallory} x`);
  await expect.poll(() => cardNow(page)).toContain(changed);
});

test('what is typed beside an address that was pasted is called out, and both are watched', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`${shown(alice)}${area()}<input>`));
  await copyShown(page);
  await paste(page);
  await page.type(` ${wannaCry}`);
  expect(await cardNow(page)).toBe('');
  await page.press('Tab');
  await expect.poll(() => cardNow(page)).toContain('Reported');
  await write(page, `${mallory} ${wannaCry}`);
  await expect.poll(() => cardNow(page)).toContain(`${changed}, which was 0x52 9084`);
});

test('a button that exchanges what was pasted into two fields is no attack', async ({
  driver,
  pages,
}) => {
  const exchange = '[from.value, field.value] = [field.value, from.value]';
  const page = await driver.open(
    pages.add(
      `${shown(alice)}<input id="from"><button onclick="${exchange}">⇅</button>${field}<textarea id="later"></textarea>`,
    ),
  );
  await copyShown(page);
  await page.click({ css: '#from' });
  await page.pressCtrl('v');
  await page.click({ css: '#field' });
  await page.type(bob);
  await page.press('Tab');
  await page.click({ css: 'button' });
  expect(await read(page)).toBe(alice);
  await laterIsTold(page);
  expect(await cardNow(page)).not.toContain('Something other');
});

test('a network that is chosen by a key after the paste is held against the address', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`${shown(bitcoin)}<form>${field}<label>Network <select id="network">
      <option>Bitcoin<option>Ethereum (ERC20)</select></label></form>`),
  );
  await copyShown(page);
  await paste(page);
  expect(await read(page)).toBe(bitcoin);
  await page.eval(() => document.getElementById('network')?.focus());
  await page.press('ArrowDown');
  await expect.poll(() => cardNow(page)).toContain('The form asks for an address of Ethereum');
});

test('a recipient that is chosen by a key is put in by nobody else', async ({ driver, pages }) => {
  const page = await driver.open(
    pages.add(`${shown(alice)}${field}<select id="saved"><option>none<option>${bob}</select>
      <textarea id="later"></textarea><script>
      saved.onchange = () => setTimeout(() => { field.value = saved.value; }, 300);</script>`),
  );
  await copyShown(page);
  await paste(page);
  await page.eval(() => document.getElementById('saved')?.focus());
  await page.press('ArrowDown');
  await expect.poll(() => read(page)).toBe(bob);
  // A field is looked at each half second.
  await untilTimersRan(page, 600);
  await laterIsTold(page);
  expect(await cardNow(page)).not.toContain('Something other');
});

test('what the user undoes by keys is no paste', async ({ driver, pages }) => {
  const page = await driver.open(
    pages.add(`${shown(alice)}<label>Recipient <input id="field" value="${bob}"></label>
      <textarea id="later"></textarea>`),
  );
  await copyShown(page);
  await page.click({ css: '#field' });
  await page.pressCtrl('a');
  await page.pressCtrl('v');
  expect(await read(page)).toBe(alice);
  await page.pressCtrl('z');
  expect(await read(page)).toBe(bob);
  await untilTimersRan(page, 600);
  await laterIsTold(page);
  expect(await cardNow(page)).not.toMatch(/copied|Something other/);
});

test('of several addresses in a field, each that is swapped is called out', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`${shown(alice)}${area(`${bob} `)}`));
  await copyShown(page);
  await paste(page);
  expect(await read(page)).toBe(`${bob} ${alice}`);
  // After the paste was asked about, which the page's own timers tell of.
  await untilTimersRan(page, 100);
  await write(page, `${bob} ${mallory}`);
  await expect.poll(() => cardNow(page)).toContain(`${changed}, which was 0x52 9084`);
  await write(page, `${bitcoin} ${mallory}`);
  await expect.poll(() => cardNow(page)).toContain(`${changed}, which was 0x27 b1fd`);
});

for (const [what, script] of [
  ['right after the user’s', `addEventListener('keyup', ({ key }) => key === 'c' && swap());`],
  ['when the user clicks into a field', `document.getElementById('field').onclick = swap;`],
] as const)
  test(`a page that copies another address by a script, ${what}, is called out at the paste`, async ({
    driver,
    pages,
  }) => {
    const page = await driver.open(
      pages.add(`${shown(alice)}${field}<script>
        const swap = () => {
          const area = document.body.appendChild(document.createElement('textarea'));
          area.style = 'position: fixed; left: -999px';
          area.value = '${mallory}';
          area.select();
          document.execCommand('copy');
          area.remove();
        };
        ${script}</script>`),
    );
    await copyShown(page);
    await page.click({ css: '#field' });
    await paste(page);
    expect(await read(page)).toBe(mallory);
    await expect.poll(() => cardNow(page)).toContain('This is not the address that you copied');
  });

test('what is typed is no swap of what was copied', async ({ driver, pages }) => {
  const page = await driver.open(pages.add(`${shown(alice)}${field}<textarea></textarea>`));
  await copyShown(page);
  await page.click({ css: '#field' });
  await page.type(bob);
  await page.press('Tab');
  // What is put in later is answered later.
  await page.type(wannaCry);
  await page.press('Tab');
  await expect.poll(() => cardNow(page)).toContain('Reported');
  expect(await cardNow(page)).not.toContain('copied');
});

test('long words behind the network of a form silence nothing', async ({ driver, pages }) => {
  const words = 'Please make sure that the recipient is able to take it. '.repeat(8);
  const page = await driver.open(
    pages.add(`${shown(bitcoin)}<form>${field}<p>Network: Ethereum (ERC20)</p><p>${words}</p>
      ${'<select><option>a choice</select>'.repeat(14)}</form>`),
  );
  await copyShown(page);
  await paste(page);
  await expect.poll(() => cardNow(page)).toContain('The form asks for an address of Ethereum');
});

test.describe('a held paste, where the page makes the field anew', () => {
  const anew = `<script>
    const anew = () => {
      const old = document.getElementById('field');
      const made = old.cloneNode();
      old.replaceWith(made);
      made.focus();
    };</script>`;

  test('goes into the new one', async ({ driver, pages }) => {
    const options = await openSender(driver);
    await ask(options, 'settings/set', { holdPastes: true });
    const page = await driver.open(
      pages.add(`${shown(alice)}${field}${anew}<script>
        addEventListener('keydown', ({ key }) => key === 'v' && setTimeout(anew), true);</script>`),
    );
    await copyShown(page);
    // It takes its time to begin.
    await driver.killBackground();
    await paste(page);
    await expect.poll(() => read(page)).toBe(alice);
  });

  test('still waits for the user, and goes in there', async ({ driver, pages }) => {
    const options = await openSender(driver);
    await ask(options, 'settings/set', { holdPastes: true });
    const page = await driver.open(pages.add(`${shown(wannaCry)}${field}${anew}`));
    await copyShown(page);
    await paste(page);
    await expect.poll(() => isCardFocused(page)).toBe(true);
    await page.eval(() => Object(globalThis).eval('anew()'));
    await untilTimersRan(page, 500);
    expect(await cardNow(page)).toContain('Your paste waits');
    expect(await read(page)).toBe('');
    await pressCardButton(page, 'Paste anyway');
    await expect.poll(() => read(page)).toBe(wannaCry);
  });
});
