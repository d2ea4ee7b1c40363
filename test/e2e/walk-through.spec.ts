import { cutOff } from './cut-off';
import type { Page } from './driver';
import { expect } from './expect';
import { test } from './fixtures';
import { focused } from './keyboard';
import { readVerdict } from './popup';
import { says } from './says';

// The README's "The popup, step by step", as someone does it who sees the popup for the first time: by what it shows alone.

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const mistyped = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb95';
const unlisted = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

test('who never saw the popup checks an address, understands the verdict and finds the reports', async ({
  driver,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  await test.step('1. it says what it takes, and the box has the focus', async () => {
    await expect.poll(() => focused(popup)).toBe('Address');
    await says(popup, 'An address, a payment link, an explorer’s link, or any text with addresses');
  });
  await test.step('2. a reported address: who says so, of what, and since when', async () => {
    await popup.type(wannaCry);
    await says(popup, 'Fits Bitcoin, Bitcoin Cash, Bitcoin SV and 2 others');
    await press(popup, 'Check');
    const { level, text } = await readVerdict(popup);
    expect(level).toBe('danger');
    for (const words of ['Reported', 'WannaCry', 'Starter list', 'Lists in this browser: asked'])
      expect(text).toContain(words);
  });
  await test.step('3. one character wrong: it says so, and what to do', async () => {
    const text = await verdictOf(popup, mistyped, 'invalid');
    for (const words of ['Not a valid address', 'copy the address again'])
      expect(text).toContain(words);
  });
  await test.step('4. an address that no list has is no good one for that', async () => {
    const text = await verdictOf(popup, unlisted, 'unknown');
    for (const words of ['Not known', 'only a few famous cases', 'No service was asked'])
      expect(text).toContain(words);
    await says(popup, 'Choose public lists');
  });
  await test.step('5. the reports are found by name, and one is opened', async () => {
    await popup.click({ role: 'tab', name: 'Reports' });
    await says(popup, '61 reports');
    await popup.resize(400, 560);
    expect(await cutOff(popup)).toEqual([]);
    await popup.fill({ role: 'searchbox', name: 'Search reports' }, 'WannaCry');
    await says(popup, '3 reports');
    await popup.click({ css: '.address-button' });
    await says(popup, 'Is it wrong?');
  });
});

async function verdictOf(popup: Page, address: string, level: string): Promise<string> {
  await popup.fill({ role: 'textbox', name: 'Address' }, address);
  await press(popup, 'Check');
  await expect.poll(async () => (await readVerdict(popup)).level).toBe(level);
  return (await readVerdict(popup)).text;
}

function press(popup: Page, name: string): Promise<void> {
  return popup.click({ role: 'button', name });
}
