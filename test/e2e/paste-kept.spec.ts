import { untilTimersRan } from './card';
import { copyFrom, paste, readField } from './copy-and-paste';
import type { Page } from './driver';
import { expect } from './expect';
import { cardNow } from './extension';
import { test } from './fixtures';
import { alice, bitcoin, exchange, hidden, mallory, wannaCry } from './trick-addresses';
import { copyShown, field } from './watched-steps';

async function copyAndPaste(page: Page): Promise<void> {
  await copyShown(page);
  await paste(page);
}

/** Of a page that keeps its pastes from us. */
const putsInByItself = `<script>addEventListener('paste', (event) => {
  event.stopImmediatePropagation();
  event.preventDefault();
  event.target.value = event.clipboardData.getData('text/plain');
}, true);</script>`;

test('a reported address is called out, too, where the page keeps its paste from us and puts it in by itself', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`${putsInByItself}<p id="shown">${wannaCry}</p>${field}`),
  );
  await copyAndPaste(page);
  expect(await readField(page)).toBe(wannaCry);
  await expect.poll(() => cardNow(page)).toContain('take it out of the field');
});

test('an account’s name that a page puts in by itself is asked about, too', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`${putsInByItself}<p id="shown">binancecleos</p><p>${wannaCry}</p>
      <form><label>EOS account <input id="field"></label><label>Memo <input name="memo"></label></form>`),
  );
  await copyAndPaste(page);
  await expect.poll(() => cardNow(page)).toContain('tag or memo');
});

for (const [what, html, isTold] of [
  ['an empty field for a tag', '<input name="destinationTag">', true],
  ['one that is filled in', '<input name="destinationTag" value="7">', false],
  ['none', '<input name="amount">', false],
] as const)
  test(`beside a form with ${what} it is ${isTold ? '' : 'not '}said that a tag may be needed`, async ({
    driver,
    pages,
  }) => {
    const page = await driver.open(
      pages.add(`<p id="shown">${exchange}</p><form>${field}${html}</form>
        <textarea></textarea><p>${wannaCry}</p>`),
    );
    await copyAndPaste(page);
    if (!isTold) {
      // What is put in later is answered later.
      await page.fill({ css: 'textarea' }, wannaCry);
      await page.press('Tab');
    }
    await expect
      .poll(() => cardNow(page))
      .toContain(isTold ? 'apart by a tag or memo' : 'WannaCry');
  });

for (const [kind, inner] of [
  ['a field', '<input>'],
  ['an editor', '<div contenteditable></div>'],
] as const)
  test(`a reported address is called out in ${kind} of a closed shadow root, too`, async ({
    driver,
    pages,
  }) => {
    const page = await driver.open(
      pages.add(`<p id="shown">${wannaCry}</p><div id="field"></div><script>
        const root = document.getElementById('field').attachShadow({ mode: 'closed', delegatesFocus: true });
        root.innerHTML = '${inner}';
        root.addEventListener('input', ({ target }) => { document.title = target.value ?? target.textContent; });
      </script>`),
    );
    await copyAndPaste(page);
    await expect.poll(() => page.eval(() => document.title)).toContain(wannaCry);
    await expect
      .poll(async () => (await page.closedShadowTexts()).join())
      .toContain('take it out of the field');
  });

test('each field of a form is watched after its paste, not only the last', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p id="shown">${alice}</p>${field}<input id="second"><p>${wannaCry}</p>`),
  );
  await copyAndPaste(page);
  await page.eval(() => document.getElementById('second')?.focus());
  await page.pressCtrl('v');
  await page.eval((address) => {
    const first = document.querySelector('input');
    if (first) first.value = address;
  }, mallory);
  await expect.poll(() => cardNow(page)).toContain('Something other than you changed the address');
});

test('an address of Ethereum with a digit too many is called out', async ({ driver, pages }) => {
  const address = `${alice}1`;
  const page = await driver.open(
    pages.add(`<p id="shown">${address}</p>${field}<p>${wannaCry}</p>`),
  );
  await copyAndPaste(page);
  expect(await readField(page)).toBe(address);
  await expect.poll(() => cardNow(page)).toContain('its length is wrong');
});

for (const [what, script] of [
  [
    'puts another field in its place',
    `const twin = field.cloneNode(); field.replaceWith(twin); twin.value = other;`,
  ],
  [
    'takes the field away for a while',
    `const { parentNode } = field; field.remove();
      setTimeout(() => { parentNode.append(field); field.value = other; }, 700);`,
  ],
  [
    'empties the field for a while',
    `field.value = ''; setTimeout(() => { field.value = other; }, 700);`,
  ],
  [
    'empties it by a command when the user leaves it',
    `field.addEventListener('keydown', () => { field.select(); document.execCommand('delete'); field.value = other; });`,
  ],
] as const)
  test(`a page that changes the address and ${what} is called out`, async ({ driver, pages }) => {
    const page = await driver.open(
      pages.add(`<p id="shown">${alice}</p>${field}<input id="next"><p>${wannaCry}</p><script>
        document.querySelector('#field').addEventListener('paste', ({ target: field }) => setTimeout(() => {
          const other = '${mallory}'; ${script} document.title = 'done'; }, 200));</script>`),
    );
    await copyAndPaste(page);
    await expect.poll(() => page.eval(() => document.title)).toBe('done');
    await page.press('Tab');
    await expect.poll(() => readField(page)).toBe(mallory);
    await expect
      .poll(() => cardNow(page))
      .toContain('Something other than you changed the address');
  });

for (const [what, script] of [
  ['the field', 'const twin = field.cloneNode(); field.replaceWith(twin);'],
  ['all around it', 'host.remove(); const twin = make();'],
] as const)
  test(`a page that changes the address in a closed shadow root by another in the place of ${what} is called out`, async ({
    driver,
    pages,
  }) => {
    const page = await driver.open(
      pages.add(`<p id="shown">${alice}</p><p>${wannaCry}</p><script>
        let host;
        const make = () => {
          host = document.createElement('x-form');
          host.id = 'field';
          document.body.append(host);
          const root = host.attachShadow({ mode: 'closed', delegatesFocus: true });
          root.innerHTML = '<input>';
          return root.querySelector('input');
        };
        const field = make();
        field.addEventListener('paste', () => setTimeout(() => {
          ${script} twin.value = '${mallory}'; document.title = twin.value; }, 200));
      </script>`),
    );
    await copyAndPaste(page);
    await expect.poll(() => page.eval(() => document.title)).toBe(mallory);
    await expect
      .poll(async () => (await page.closedShadowTexts()).join())
      .toContain('Something other than you changed the address');
  });

test('what the user undoes is no change behind the user’s back, and the field is watched on', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p id="shown">${exchange}</p>${field}<p>${wannaCry}</p>`),
  );
  const value = () => readField(page);
  await copyAndPaste(page);
  await expect.poll(value).toBe(exchange);
  await page.eval((address) => {
    const shown = document.getElementById('shown');
    if (shown) shown.textContent = address;
    const input = document.querySelector('input');
    input?.blur();
    input?.addEventListener('focus', () => input.select(), { once: true });
  }, alice);
  await copyAndPaste(page);
  await expect.poll(value).toBe(alice);
  await page.eval(() => {
    for (let turn = 0; turn < 2 && document.querySelector('input')?.value[1] === 'x'; turn++)
      document.execCommand('undo');
  });
  await expect.poll(value).toBe(exchange);
  // A click has the field looked at, and what is told of it comes before what the background is asked next.
  await page.click({ css: '#field' });
  for (let turn = 0; turn < 3; turn++) await driver.evalInBackground(() => 1);
  expect(await cardNow(page)).not.toContain('Something other than you');
  await page.eval((address) => {
    const input = document.querySelector('input');
    if (input) input.value = address;
  }, mallory);
  await expect.poll(() => cardNow(page)).toContain('Something other than you changed the address');
});

for (const [what, script] of [
  ['empties the field', `event.target.value = '';`],
  ['takes the field away', 'event.target.remove();'],
  ['writes a short form there', `event.target.value = '115p7…rLLn';`],
] as const)
  test(`a reported address is called out where the page makes a recipient of it and ${what}`, async ({
    driver,
    pages,
  }) => {
    const page = await driver.open(
      pages.add(`<p id="shown">${wannaCry}</p>${field}<script>
        document.getElementById('field').addEventListener('input', (event) => { ${script} });
      </script>`),
    );
    await copyAndPaste(page);
    await expect.poll(() => cardNow(page)).toContain('hardly ever got back');
    // Nothing of the page's closes it.
    await page.eval(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(await cardNow(page)).toContain('hardly ever got back');
    await page.press('Escape');
    await expect.poll(() => cardNow(page)).toBe('');
  });

test('what the user pastes into a field that the page has made anew is no swap of what stood in the one before', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p id="shown">${alice}</p><p id="next">${mallory}</p><p>${wannaCry}</p>${field}`),
  );
  await copyAndPaste(page);
  // As a dialog that is closed and opened again does.
  await page.eval(() => {
    const anew = document.createElement('input');
    anew.id = 'field';
    document.getElementById('field')?.replaceWith(anew);
  });
  expect(await readField(page)).toBe('');
  await copyFrom(page, 'next');
  await paste(page);
  expect(await readField(page)).toBe(mallory);
  await untilTimersRan(page, 1000);
  expect(await cardNow(page)).toBe('');
  await page.eval((text) => {
    const swapped = document.querySelector<HTMLInputElement>('#field');
    if (swapped) swapped.value = text;
  }, bitcoin);
  await expect
    .poll(() => cardNow(page))
    .toContain('changed the address in this field, which was 0xde 709f');
});

test('nothing is said of invisible characters that a page takes out of what is pasted', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p>${wannaCry}</p><p id="shown">${hidden}</p>${field}<script>
      document.getElementById('field').addEventListener('input', ({ target }) => {
        target.value = target.value.replace('\\u200b', '');
      });
    </script>`),
  );
  await copyAndPaste(page);
  await expect.poll(() => readField(page)).toBe(bitcoin);
  await page.eval(() => new Promise((resolve) => setTimeout(resolve, 800)));
  expect(await cardNow(page)).toBe('');
});

test('a reported address is called out, too, of several that a page spreads over fields of their own', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p id="shown">${bitcoin} ${wannaCry}</p><form>${field}</form><script>
      document.querySelector('input').onpaste = (event) => {
        event.preventDefault();
        const [first, second] = event.clipboardData.getData('text/plain').split(' ');
        event.target.value = first;
        document.forms[0].append(Object.assign(document.createElement('input'), { value: second }));
      };</script>`),
  );
  await copyAndPaste(page);
  await expect.poll(() => cardNow(page)).toContain('take it out of the field');
});
