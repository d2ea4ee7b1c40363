import { unreportedAddress } from '@/test/service/seed';
import { expect } from './expect';
import { ask } from './extension';
import { test } from './fixtures';
import { isInView } from './in-view';
import { answerChoice, focused, tabTo, takePreviewed } from './keyboard';
import { says } from './says';

const switches = [
  ['Page checks', 'pageChecks'],
  ['Quiet underline', 'quietUnderline'],
  ['Hold a paste', 'holdPastes'],
  ['Notify me', 'notifyReported'],
  ['Ask the service when I point', 'askOnHover'],
  ['Keep a history', 'history'],
] as const;

test('each setting is changed, a site let in again, a list subscribed to and read again, and a contact added, by keyboard alone', async ({
  kind,
  driver,
  pages,
}) => {
  const options = await driver.openExtensionPage('options.html');
  await says(options, 'Public lists to choose from');
  const before = await ask(options, 'settings/set', {
    site: { host: 'a.example', enabled: false },
  });
  expect(before.offSites).toEqual(['a.example']);
  for (const [name, setting] of switches) {
    // Headless Chromium has no dialog to allow notifications in.
    if (kind === 'chromium' && setting === 'notifyReported') continue;
    await tabTo(options, name);
    await options.press('Space');
    await expect
      .poll(async () => (await ask(options, 'settings/get'))[setting], { message: name })
      .toBe(!before[setting]);
  }
  await tabTo(options, 'Remove a.example', 'back');
  await options.press('Enter');
  await expect.poll(async () => (await ask(options, 'settings/get')).offSites).toEqual([]);

  await tabTo(options, 'Days until a list is too old');
  await options.pressCtrl('a');
  await options.type('30');
  await options.press('Enter');
  await expect.poll(async () => (await ask(options, 'settings/get')).staleDays).toBe(30);

  await tabTo(options, 'Address of the list');
  await options.type(pages.add(`address\n${unreportedAddress}\n`, 'text/csv'));
  await options.press('Enter');
  await takePreviewed(options);
  await tabTo(options, 'Update now Mine', 'back');
  await options.press('Enter');
  await says(options, 'Mine is up to date.');
  expect(await focused(options)).toBe('Update now Mine');

  await tabTo(options, 'Clear these requests', 'back');
  await options.press('Enter');
  await says(options, 'Nothing was sent since');

  await tabTo(options, 'Add a contact');
  await options.press('Enter');
  await options.type(unreportedAddress);
  await tabTo(options, 'Save');
  await options.press('Enter');
  await expect
    .poll(async () => (await ask(options, 'own/list')).entries.map(({ address }) => address))
    .toEqual([unreportedAddress]);
});

test('a public list is reached, with its home page, and unfolded and folded by keyboard alone', async ({
  driver,
}) => {
  const options = await driver.openExtensionPage('options.html');
  await says(options, 'Public lists to choose from');
  await tabTo(options, 'Public lists to choose from');
  await options.press('Enter');
  const preset = 'ScamSniffer';
  await tabTo(options, `Preview ${preset}`);
  expect(await options.eval(() => document.activeElement?.localName)).toBe('button');
  await tabTo(options, 'Home page');
  expect(await options.eval(() => (document.activeElement as HTMLAnchorElement).href)).toMatch(
    /^https:/,
  );
  await tabTo(options, 'Public lists to choose from', 'back');
  await options.press('Enter');
  await expect
    .poll(() => options.eval(() => document.querySelector('details:has(.row-head)[open]')))
    .toBe(null);
});

test('from the first steps a service is set up, and all sites are allowed, by keyboard alone', async ({
  kind,
  driver,
}) => {
  const steps = await driver.openExtensionPage('welcome.html');
  // Headless Chromium has no dialog to allow sites in.
  if (kind === 'firefox') {
    await steps.eval(() =>
      Object(globalThis).browser.permissions.remove({ origins: ['http://*/*', 'https://*/*'] }),
    );
    await says(steps, 'Allow it on all sites');
    await tabTo(steps, 'Allow it on all sites');
    await steps.press('Enter');
    await says(steps, 'The browser lets the extension read');
  }
  await tabTo(steps, 'Set up a service', 'back');
  await steps.press('Enter');
  await expect
    .poll(async () => (await driver.tabs()).filter((url) => url.endsWith('/options.html')))
    .toHaveLength(1);
});

test('in a narrow window, what came of a button comes into view', async ({ driver }) => {
  const options = await driver.openExtensionPage('options.html');
  await options.resize(400, 560);
  await says(options, 'Public lists to choose from');
  const told = () =>
    options.eval(() =>
      Array.from(document.querySelectorAll('section[aria-labelledby=data] .notice'), (notice) => {
        const { top, bottom } = notice.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight + 1 ? 'in view' : `${top} ${bottom}`;
      }),
    );
  const toTheEdge = () =>
    options.eval(() => document.activeElement?.scrollIntoView({ block: 'end' }));
  await tabTo(options, 'Export everything');
  await toTheEdge();
  await options.press('Enter');
  await says(options, 'Everything but the key is in');
  await expect.poll(told).toEqual(['in view']);
  const { text } = await ask(options, 'data/export');
  for (const content of ['{', text]) {
    await answerChoice(options, 'a.json', 'application/json', new TextEncoder().encode(content));
    await tabTo(options, 'Import');
    await toTheEdge();
    await options.press('Enter');
    await says(options, content === '{' ? 'because it is not JSON' : 'What the file would change');
    const answer =
      content === '{'
        ? 'section[aria-labelledby=data] .notice[data-tone=error]'
        : '.preview .actions';
    await expect.poll(() => isInView(options, answer)).toBe(true);
  }
  await tabTo(options, 'Discard');
  await options.press('Enter');
  await tabTo(options, 'Erase everything');
  await options.press('Enter');
  await options.press('Tab');
  await toTheEdge();
  await options.press('Enter');
  await says(options, 'Everything was erased.');
  await expect.poll(async () => (await told()).at(-1)).toBe('in view');
});

test('what came of a button comes into view, too, where what stands above grows in the same frame', async ({
  driver,
}) => {
  const options = await driver.openExtensionPage('options.html');
  await options.resize(400, 560);
  await says(options, 'Public lists to choose from');
  await tabTo(options, 'Erase everything');
  await options.press('Enter');
  await options.press('Tab');
  await options.eval(() => {
    document.activeElement?.scrollIntoView({ block: 'end' });
    const section = document.querySelector('section[aria-labelledby=data]');
    const observer = new MutationObserver(() => {
      if (!section?.textContent?.includes('Everything was erased.')) return;
      observer.disconnect();
      const above = document.querySelector<HTMLElement>('section[aria-labelledby=own]');
      if (above) above.style.paddingTop = '400px';
    });
    if (section) observer.observe(section, { subtree: true, childList: true, characterData: true });
  });
  await options.press('Enter');
  await says(options, 'Everything was erased.');
  await expect
    .poll(() => isInView(options, 'section[aria-labelledby=data] .notice[data-tone=done]'))
    .toBe(true);
});
