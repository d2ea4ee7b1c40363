import { expect } from './expect';
import { test } from './fixtures';

const wannaCry = '12t9YDPgwueZ9NyMgw519p7AA8isjr6SMw';
const unreported = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

test('a huge page is painted without underlines, and with them once it is an ordinary one', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p>${wannaCry}</p><p>${unreported}</p><div>${'<i></i>'.repeat(9000)}</div>`),
  );
  const names = () =>
    page.eval(() =>
      ['danger', 'danger-flat', 'unknown', 'unknown-flat'].filter((name) =>
        CSS.highlights.has(`wac-${name}`),
      ),
    );
  await expect.poll(names).toEqual(['danger-flat', 'unknown-flat']);
  await page.eval((text) => {
    document.querySelector('div')?.remove();
    document.body.append(text);
  }, wannaCry);
  await expect.poll(names).toEqual(['danger', 'unknown']);
});
