import { expect } from './expect';
import { cardNow, findTab, openSender } from './extension';
import { test } from './fixtures';
import { alice, bitcoin, wannaCry } from './trick-addresses';

for (const before of ['', 'abc'])
  test(`a reported address that a button of the page puts into a field is called out at the field, which had '${before}'`, async ({
    driver,
    pages,
  }) => {
    const sender = await openSender(driver);
    const url = pages.add(`<label>From <input value="${alice}"></label><label>To <input></label>
    <button>Paste</button><script>
      const [from, to] = document.querySelectorAll('input');
      document.querySelector('button').onclick = () => setTimeout(() => {
        from.value = '${bitcoin}'; to.value = '${wannaCry}'; }, 2500);</script>`);
    const page = await driver.open(url);
    // The fields are read.
    const listed = async () => (await findTab(sender, url)).found.addresses;
    await expect.poll(async () => (await listed()).map(({ address }) => address)).toEqual([alice]);
    await page.click({ label: 'To' });
    await page.type(before);
    await page.click({ css: 'button' });
    await expect.poll(() => cardNow(page)).toContain('take it out of the field');
    expect(await cardNow(page)).toContain(wannaCry.slice(0, 4));
  });
