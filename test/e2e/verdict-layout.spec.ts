import { expect } from '@playwright/test';
import { shows } from './driver';
import { connect } from './extension';
import { test } from './fixtures';
import { install } from './launch';
import { checkToEnd } from './popup';

test('while a contact is named in the popup, the headline of the verdict is whole in view, as is the field; and the button with three dots is never alone in a line', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  await popup.resize(400, 600);
  await checkToEnd(popup, '0x52908400098527886E0F7030069857D2E4169EE7');
  await popup.click({ role: 'button', name: 'Save as contact' });
  await shows(popup, '.name-form input:focus');
  const box = (css: string) =>
    popup.eval((css) => {
      const { top, bottom } = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
      return { top, bottom };
    }, css);
  const [bar, headline, field] = [await box('.bar'), await box('.headline'), await box(':focus')];
  expect(headline.top).toBeGreaterThanOrEqual(bar.bottom);
  expect(headline.bottom).toBeLessThan(field.top);
  expect(field.bottom).toBeLessThan(601);
  await popup.click({ role: 'button', name: 'Block' });
  const blocked = '.own-buttons button:has(+ .menu-button)';
  await expect.poll(async () => (await popup.find({ css: blocked }))[0]?.text).toBe('Unblock');
  expect(await box('.own-buttons .menu-button')).toEqual(await box(blocked));
});

test('from right to left, an address of one line stands where the words around it do, and the lines of a longer one begin one below the other', async ({
  kind,
  bare,
}) => {
  const driver = await install(bare, kind, { language: 'ar' });
  try {
    const popup = await driver.openExtensionPage('popup.html?view=reports');
    // Some fit into one line, and others do not, beside a scroll bar or without.
    await popup.resize(360, 560);
    await shows(popup, '.rows .address');
    const addresses = await popup.eval(() =>
      Array.from(document.querySelectorAll('.rows .address'), (address) => {
        const words = address.closest('li')?.querySelector('.tag')?.getBoundingClientRect().right;
        const groups = Array.from(address.querySelectorAll('span'), (one) =>
          one.getBoundingClientRect(),
        );
        // By the line that each is in, where that begins.
        const begins = new Map<number, number>();
        for (const { top, left } of groups)
          begins.set(Math.round(top), Math.min(left, begins.get(Math.round(top)) ?? left));
        const end = Math.max(...groups.map(({ right }) => right));
        return {
          lines: Array.from(begins.values(), Math.round),
          off: Math.abs(end - (words ?? 0)),
        };
      }),
    );
    const [one, more] = [1, 2].map((n) => addresses.filter(({ lines }) => lines.length === n));
    expect(one?.length).toBeGreaterThan(1);
    expect(Math.max(...(one ?? []).map(({ off }) => off))).toBeLessThan(2);
    expect(more?.length).toBeGreaterThan(1);
    expect((more ?? []).filter(({ lines: [first, last] }) => first !== last)).toEqual([]);
  } finally {
    await driver.close();
  }
});
