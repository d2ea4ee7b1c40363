import { expect } from '@playwright/test';
import { shows } from './driver';
import { connect } from './extension';
import { test } from './fixtures';
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
