import { cardBox, openCard } from './card';
import { attacks, endOf } from './card-attacks';
import { expect } from './expect';
import { findTab, hover, openSender, painted, readCard } from './extension';
import { test } from './fixtures';
import { runAttack } from './run-attack';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';

for (const [where, group] of Object.entries(attacks))
  test(`what a page does to the card ${where} leaves it readable, or closes it with a warning`, async ({
    driver,
    pages,
  }) => {
    const options = await openSender(driver);
    const ends: Record<string, string> = {};
    for (const [name, attack] of Object.entries(group)) {
      const page = await driver.open(pages.address('card-attacks.html'));
      ends[name] = (
        await runAttack(page, { ...attack, ends: endOf(attack, driver.kind) }, options)
      ).end;
      // The popup is told of all that was noticed, and of nothing else.
      const tampered = async () => (await findTab(options, pages.address(''))).found.tampered;
      if (ends[name] === 'noticed') {
        await expect.poll(tampered, name).not.toBeNull();
        await expect.poll(() => page.badge()).toBe('!');
      } else expect(await tampered()).toBeNull();
      await page.close();
    }
    expect(ends).toEqual(
      Object.fromEntries(
        Object.entries(group).map(([name, attack]) => [name, endOf(attack, driver.kind)]),
      ),
    );
  });

test('a page can neither find nor select the words of the card, nor get at its inside that way', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
  await openCard(page, wannaCry);
  expect(await page.eval(readByForce)).toEqual({ found: [], selected: wannaCry, reached: [] });
  expect(await cardBox(page)).not.toBeNull();
});

test('what is written into the card from outside closes it with a warning', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  for (const what of ['a word', 'a style', 'a reason'] as const) {
    const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
    await openCard(page, wannaCry);
    await page.evalInContentScript(rewrite, what);
    await expect.poll(() => cardBox(page)).toBeNull();
    const tampered = async () => (await findTab(options, pages.address(''))).found.tampered;
    await expect.poll(tampered).toBe('rewritten');
    await page.close();
  }
});

const within: Record<string, (root: ShadowRoot) => void> = {
  'adopts a style sheet': (root) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h2 ::before { content: "No report" !important }');
    root.adoptedStyleSheets = [sheet];
  },
  'switches its style sheet off': (root) => {
    for (const sheet of root.styleSheets) sheet.disabled = true;
  },
  'animates a part': (root) => {
    root.querySelector('ul')?.animate([{ opacity: 0 }, { opacity: 0 }], 1e6);
  },
  'lays a shadow tree over a part': (root) => {
    const part = root.querySelector('h2')?.attachShadow({ mode: 'closed' });
    if (part) part.textContent = 'No report';
  },
};

for (const [what, run] of Object.entries(within))
  test(`a page that gets at the inside of the card by an event and ${what} is warned of; Chromium keeps it out`, async ({
    driver,
    kind,
    pages,
  }) => {
    const options = await openSender(driver);
    const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
    await openCard(page, wannaCry);
    await page.eval(onPointerInside, String(run));
    const { x = 0, y = 0 } = (await cardBox(page)) ?? {};
    await page.movePointer(x + 30, y + 20);
    await page.movePointer(x + 33, y + 22);
    const end = () => page.eval(() => Object(globalThis).end);
    await expect.poll(end).toBe(kind === 'firefox' ? 'reached' : 'kept out');
    const { tampered } = (await findTab(options, pages.address(''))).found;
    if (kind === 'chromium') expect(tampered).toBeNull();
    else await expect.poll(() => cardBox(page)).toBeNull();
  });

/** What is asked of the elements around an address, and around a field. */
const askedFor = ['matches', 'querySelectorAll', 'getRootNode', 'shadowRoot', 'closest'];

test('a form whose fields are called as what is asked of it keeps no card from opening, on an address or on a paste', async ({
  driver,
  pages,
}) => {
  const fields = askedFor.map((name) => `<input type="hidden" name="${name}">`).join('');
  const page = await driver.open(
    pages.add(`<textarea>${wannaCry}</textarea><form>${fields}${wannaCry}
      <label>Address <input id="field"></label></form>`),
  );
  expect(await openCard(page, wannaCry)).toContain('Reported');
  await page.press('Escape');
  await expect.poll(() => cardBox(page)).toBeNull();
  await page.eval(() => document.querySelector('textarea')?.select());
  await page.pressCtrl('c');
  await page.eval(() => document.getElementById('field')?.focus());
  await page.pressCtrl('v');
  await expect.poll(() => readCard(page)).toContain('Reported');
});

test('a page that keeps the card from opening is warned of', async ({ driver, pages }) => {
  const options = await openSender(driver);
  for (const keep of [
    (event: Event) => event.target instanceof Element && event.target.remove(),
    (event: Event) => event.preventDefault(),
  ]) {
    const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
    await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
    await page.eval(onBeforeToggle, String(keep));
    await hover(page, wannaCry);
    await expect.poll(() => page.badge()).toBe('!');
    expect((await findTab(options, pages.address(''))).found.tampered).toBe('closed');
    expect(await cardBox(page)).toBeNull();
    await page.close();
  }
});

/** Runs in the page: all that it can find and select, and where that led into a shadow tree. */
function readByForce() {
  const { find } = Object(globalThis);
  const selection = getSelection();
  const reached: unknown[] = [];
  const look = () => {
    for (const node of [selection?.anchorNode, selection?.focusNode])
      if (node?.getRootNode() instanceof ShadowRoot) reached.push(node.nodeName);
  };
  const found = ['Reported', 'Wallet', 'WannaCry', 'Copy', 'Close', '115p'].filter((word) => {
    // The address itself stands on the page: it must not be found once more.
    if (word === '115p') find(word);
    else selection?.removeAllRanges();
    const isFound = find(word);
    look();
    return isFound;
  });
  document.execCommand('selectAll');
  look();
  const selected = String(selection).trim();
  for (let step = 0; step < 200; step++) {
    selection?.modify('move', 'forward', 'character');
    look();
  }
  return { found, selected, reached };
}

/** Runs in the content script: extensions can open closed roots. */
function rewrite(what: 'a word' | 'a style' | 'a reason'): void {
  const host = document.querySelector('[data-wac-host]');
  const { chrome } = Object(globalThis);
  const root: ShadowRoot =
    chrome.dom?.openOrClosedShadowRoot?.(host) ?? Object(host).openOrClosedShadowRoot;
  if (what === 'a word') root.querySelector('h2 span')?.setAttribute('data-text', 'No report');
  else if (what === 'a style') root.append(document.createElement('style'));
  else root.querySelector('li')?.remove();
}

/** Runs in the page: the attack, with the first event on the card that tells more than its host. */
function onPointerInside(source: string): void {
  const listener = (event: Event) => {
    if (!Object(event.target).matches?.('[data-wac-host]')) return;
    const root = Object(event).originalTarget?.getRootNode();
    Object.assign(globalThis, { end: root ? 'reached' : 'kept out' });
    removeEventListener('mousemove', listener, true);
    if (root) new Function(`return ${source}`)()(root);
  };
  addEventListener('mousemove', listener, true);
}

/** Runs in the page. */
function onBeforeToggle(source: string): void {
  addEventListener('beforetoggle', new Function(`return ${source}`)(), true);
}
