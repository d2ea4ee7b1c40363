import { untilTimersRan } from './card';
import { expect } from './expect';
import { cardNow, painted } from './extension';
import { test } from './fixtures';
import { alice, bitcoin, mallory, wannaCry, wannaCryToo } from './trick-addresses';
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

// What the user does right after a paste must hide nothing, and must itself be no alarm.

const bob = '0x27b1fdb04752bbc536007a920d24acb045561c26';

test('a page that swaps an address is called out where the user types on before it was looked at', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`${shown(alice)}${area()}<script>
      document.getElementById('field').oninput = ({ target }) => {
        target.value = target.value.replace('${alice}', '${mallory}');
      };
    </script>`),
  );
  await copyShown(page);
  await paste(page);
  await page.type(' ');
  expect(await read(page)).toBe(`${mallory} `);
  await expect.poll(() => cardNow(page)).toContain(changed);
});

test('a field that writes an address in another case is watched on after a key', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`${shown(alice)}${area()}<script>
      document.getElementById('field').oninput = ({ target }) => {
        target.value = target.value.toLowerCase();
      };
    </script>`),
  );
  await copyShown(page);
  await paste(page);
  await untilTimersRan(page, 700);
  await page.type(' ');
  await untilTimersRan(page, 1200);
  await write(page, mallory);
  await expect.poll(() => cardNow(page)).toContain(changed);
});

test('of two addresses that a field writes in another case, a swap of the second is called out', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`${shown(`${alice} ${bob}`)}${area()}<script>
      document.getElementById('field').oninput = ({ target }) => {
        setTimeout(() => { target.value = target.value.toLowerCase(); });
        setTimeout(() => { target.value = target.value.replace('${bob}', '${mallory}'); }, 1500);
      };
    </script>`),
  );
  await copyShown(page);
  await paste(page);
  await expect.poll(() => read(page)).toContain(mallory);
  await expect.poll(() => cardNow(page)).toContain(changed);
});

test('a command of the page that writes around an address puts none in', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`${shown(alice)}${area(bob)}<input id="later"><script>
      const field = document.getElementById('field');
      field.onkeydown = (event) => {
        if (!event.ctrlKey || event.key !== 'a') return;
        event.preventDefault();
        field.value = '**' + field.value + '**';
      };
    </script>`),
  );
  await copyShown(page);
  await page.click({ css: '#field' });
  await page.pressCtrl('a');
  expect(await read(page)).toBe(`**${bob}**`);
  await untilTimersRan(page, 500);
  expect(await cardNow(page)).toBe('');
  await laterIsTold(page);
});

test('a network that is chosen in a shadow tree after the paste is held against the address', async ({
  driver,
  pages,
}) => {
  const form = `<form>${field}<label>Network
    <select id="network"><option>Bitcoin<option>Ethereum (ERC20)</select></label></form>`;
  const page = await driver.open(
    pages.add(
      `${shown(bitcoin)}<my-form><template shadowrootmode="open">${form}</template></my-form>`,
    ),
  );
  const focus = (css: string) =>
    page.eval((css) => {
      const root = document.querySelector('my-form')?.shadowRoot;
      root?.querySelector<HTMLElement>(css)?.focus();
    }, css);
  await copyShown(page);
  await focus('#field');
  await page.pressCtrl('v');
  await untilTimersRan(page, 700);
  await focus('#network');
  await page.press('ArrowDown');
  await expect.poll(() => cardNow(page)).toContain('asks for an address of Ethereum');
});

for (const isEnded of [false, true])
  test(`a page that the user comes back to is guarded and read on, where it was left while ${isEnded ? 'an ended' : 'the'} background was told something`, async ({
    driver,
    running,
    pages,
  }) => {
    const other = pages.add('<p>Nothing here.</p>');
    const page = await driver.open(
      pages.add(`${shown(alice)}${field}<p><a id="go" href="${other}">${alice}</a></p>`),
    );
    await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
    await page.eval(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.title = `kept: ${persisted}`;
      });
    });
    await running.putOnClipboard(wannaCry);
    if (isEnded) await driver.killBackground();
    // The click is told of, and so is what comes with it, while the page goes.
    await page.eval((text) => {
      document.getElementById('go')?.addEventListener('click', () => document.body.append(text));
    }, wannaCryToo);
    await page.click({ css: '#go' });
    const words = () => page.eval(() => document.body.textContent).catch(() => '');
    await expect.poll(words).toContain('Nothing');
    await page.eval(() => void setTimeout(() => history.back()));
    await expect.poll(words).toContain('Recipient');
    expect(await page.eval(() => document.title)).toBe('kept: true');
    await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, wannaCryToo]);
    await paste(page);
    expect(await read(page)).toBe(wannaCry);
    await expect.poll(() => cardNow(page)).toContain('Reported');
  });
