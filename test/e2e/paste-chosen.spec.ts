import { untilTimersRan } from './card';
import { exchangeHost, type Page } from './driver';
import { expect } from './expect';
import { cardNow, painted } from './extension';
import { test } from './fixtures';
import { alice, exchange, mallory, wannaCry } from './trick-addresses';
import { area, copyShown, field, laterIsTold, paste, read, shown, write } from './watched-steps';

// What the user chooses beside an address after it was put in: a note changes only where there is something else to say.

const bitcoinAsked = 'asks for an address of Bitcoin';
const swapped = 'not the address that you copied';
const form = (network: string) => `${shown(alice)}<form>${field}
  <label>${network} <select id="network"><option>Bitcoin<option>Ethereum (ERC20)</select></label>
  <label>Speed <select id="speed"><option>Slow<option>Fast</select></label></form>
  <textarea id="later"></textarea>`;

async function choose(page: Page, list: string, key: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  await page.eval((list) => document.getElementById(list)?.focus(), list);
  await page.press(key);
  await untilTimersRan(page, 500);
}

/** Pastes the address of Ethereum where one of Bitcoin is asked for. */
async function pasteOther(page: Page): Promise<void> {
  await copyShown(page);
  await paste(page);
  await expect.poll(() => cardNow(page)).toContain(bitcoinAsked);
}

/** Pastes where Bitcoin is asked for; the note goes once Ethereum is chosen, and comes with Bitcoin. */
async function goesAndComes(page: Page): Promise<void> {
  await pasteOther(page);
  await choose(page, 'network', 'ArrowDown');
  await expect.poll(() => cardNow(page)).toBe('');
  await choose(page, 'network', 'ArrowUp');
  await expect.poll(() => cardNow(page)).toContain(bitcoinAsked);
}

test('a note about the network goes once the right one is chosen, and comes with the wrong one', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(form('Network')));
  await goesAndComes(page);
});

test('a note about a tag goes once the form is told that there is none', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`${shown(exchange)}<form>${field}
      <label>Destination tag <input id="tag"></label>
      <label><input type="checkbox" id="none" onchange="tag.disabled = this.checked">No tag is needed</label></form>`),
  );
  await copyShown(page);
  await paste(page);
  await expect.poll(() => cardNow(page)).toContain('apart by a tag or memo');
  await page.click({ css: '#none' });
  await expect.poll(() => cardNow(page)).toBe('');
});

test('a note that the user closed stays closed where another choice changes nothing', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(form('Network')));
  await pasteOther(page);
  await page.press('Escape');
  await expect.poll(() => cardNow(page)).toBe('');
  await choose(page, 'speed', 'ArrowDown');
  expect(await cardNow(page)).toBe('');
  await choose(page, 'network', 'ArrowDown');
  await choose(page, 'network', 'ArrowUp');
  await expect.poll(() => cardNow(page)).toContain(bitcoinAsked);
});

test('a label that the page changes by the choice, in a field that it makes anew, is read as it is then', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`${shown(alice)}<form><label><span id="coin">BTC</span> address <input id="field"></label>
      <label>Coin <select id="network"><option>BTC<option>ETH</select></label></form>
      <script>
        document.getElementById('network').oninput = ({ target }) => {
          document.getElementById('coin').textContent = target.value;
          const old = document.getElementById('field');
          const made = old.cloneNode();
          made.value = old.value;
          old.replaceWith(made);
        };
      </script>`),
  );
  await goesAndComes(page);
});

const marks = `const mark = (one) => {
  for (const each of document.querySelectorAll('form *'))
    for (const name of ['aria-selected', 'aria-checked']) if (each.hasAttribute(name)) each.setAttribute(name, each === one);
};`;
const choices: Record<string, string> = {
  'a radio button': `<form><label><input type="radio" name="network" id="bitcoin" checked>BRC20</label>
    <label><input type="radio" name="network" id="ethereum">ERC20</label>`,
  'a tab': `<form><a role="tab" aria-selected="true" id="bitcoin" onclick="mark(this)">BRC20</a>
    <a role="tab" aria-selected="false" id="ethereum" onclick="mark(this)">ERC20</a>`,
  'a card': `<form><p role="radio" aria-checked="true" id="bitcoin" onclick="mark(this)">BRC20</p>
    <p role="radio" aria-checked="false" id="ethereum" onclick="mark(this)">ERC20</p>`,
  'a card of two lines': `<style>b { display: block }</style><form>
    <p role="radio" aria-checked="true" id="bitcoin" onclick="mark(this)"><b>BTC</b><b>Bitcoin</b></p>
    <p role="radio" aria-checked="false" id="ethereum" onclick="mark(this)"><b>ETH</b><b>Ethereum</b></p>`,
  'a field of the page’s that nobody can write in': `<p id="bitcoin" onclick="at.value = 'BRC20'">Bitcoin</p>
    <p id="ethereum" onclick="at.value = 'ERC20'">Ethereum</p><form><div>Network</div><input readonly id="at" value="BRC20">`,
  'a list of the page’s own': `<p id="bitcoin" onclick="at.textContent = 'Bitcoin'">Bitcoin</p>
    <p id="ethereum" onclick="at.textContent = 'Ethereum'">Ethereum</p><form><div>Network</div><div id="at">Bitcoin</div>`,
};
for (const [what, html] of Object.entries(choices))
  test(`a note about the network goes and comes with what is chosen by ${what}`, async ({
    driver,
    pages,
  }) => {
    const url = pages.add(`${shown(alice)}${html}${field}</form><script>${marks}</script>`);
    const page = await driver.open(url);
    await pasteOther(page);
    await page.click({ css: '#ethereum' });
    await expect.poll(() => cardNow(page)).toBe('');
    await page.click({ css: '#bitcoin' });
    await expect.poll(() => cardNow(page)).toContain(bitcoinAsked);
  });

test('on the page of an exchange that goes on to another coin by a script, the note is about that coin', async ({
  driver,
  pages,
}) => {
  const url = pages.add(`${shown(alice)}${field}`).replace('127.0.0.1', exchangeHost);
  const page = await driver.open(`${url}?network=TRX`);
  await page.eval(() => history.pushState(null, '', '?network=BTC'));
  await pasteOther(page);
});

for (const who of ['user', 'page'])
  test(`of several that were put in together, what the ${who} left is held against what is chosen`, async ({
    driver,
    running,
    pages,
  }) => {
    const page = await driver.open(
      pages.add(`<p>${wannaCry}</p><form>${area()}<label>Network
        <select id="network"><option>Ethereum (ERC20)<option>Bitcoin</select></label></form>`),
    );
    // From then on pastes are seen.
    await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
    await running.putOnClipboard(`${alice} ${mallory}`);
    await paste(page);
    await untilTimersRan(page, 300);
    if (who === 'page') await write(page, mallory);
    else {
      await page.eval((end) => {
        document.querySelector('textarea')?.setSelectionRange(0, end);
      }, alice.length + 1);
      await page.press('Backspace');
    }
    expect(await read(page)).toBe(mallory);
    await choose(page, 'network', 'ArrowDown');
    await expect.poll(() => cardNow(page)).toContain(bitcoinAsked);
    await untilTimersRan(page, 500);
    expect(await cardNow(page)).toContain(bitcoinAsked);
  });

test('a swapped clipboard stays called out whatever is chosen, and stays closed once closed', async ({
  driver,
  running,
  pages,
}) => {
  const page = await driver.open(pages.add(form('Coin')));
  await copyShown(page);
  await running.putOnClipboard(mallory);
  await paste(page);
  await expect.poll(() => cardNow(page)).toContain(swapped);
  await choose(page, 'speed', 'ArrowDown');
  expect(await cardNow(page)).toContain(swapped);
  await choose(page, 'network', 'ArrowDown');
  expect(await cardNow(page)).toContain(swapped);
  await page.press('Escape');
  await expect.poll(() => cardNow(page)).toBe('');
  await choose(page, 'speed', 'ArrowUp');
  expect(await cardNow(page)).toBe('');
  await laterIsTold(page);
});

test('a note stays for a second to be seen, however soon the user goes on by a click, and goes with a later one', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(form('Coin')));
  await page.eval(() => {
    let shown = 0;
    const look = () => {
      const isShown = document.querySelector('[data-wac-host]') !== null;
      if (isShown && !shown) shown = performance.now();
      else if (!isShown && shown) document.title ||= String(performance.now() - shown);
    };
    new MutationObserver(look).observe(document.documentElement, { childList: true });
  });
  await pasteOther(page);
  await expect
    .poll(async () => {
      await page.click({ css: '#shown' });
      return cardNow(page);
    })
    .toBe('');
  expect(Number(await page.eval(() => document.title))).toBeGreaterThanOrEqual(1000);
});

test('a press on the card brings no other note in the place of the one that is pressed on', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(form('Network')));
  await pasteOther(page);
  // Without a click, which would close the first.
  await page.eval(() => document.getElementById('later')?.focus());
  await page.type(wannaCry);
  await page.press('Tab');
  await expect.poll(() => cardNow(page)).toContain('Reported');
  // The other stands elsewhere.
  await page.eval(() => {
    const places = new Set<unknown>();
    const look = () => {
      places.add(document.querySelector('[data-wac-host]')?.getAttribute('style'));
      document.title = String(places.size);
    };
    look();
    new MutationObserver(look).observe(document.documentElement, {
      attributes: true,
      subtree: true,
    });
  });
  await page.click({ css: '[data-wac-host]' });
  await untilTimersRan(page, 500);
  expect(await page.eval(() => document.title)).toBe('1');
  expect(await cardNow(page)).toContain('Reported');
});
