import { reportedAddress, seedReports, unreportedAddress } from '@/test/service/seed';
import { until } from './driver';
import { expect } from './expect';
import { ask, connect, painted, save } from './extension';
import { test } from './fixtures';
import { checkToEnd } from './popup';

test('the background dies between two clicks, and the second is answered like the first', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  expect((await checkToEnd(popup, unreportedAddress)).level).toBe('clear');
  await driver.killBackground();
  expect((await checkToEnd(popup, reportedAddress)).level).toBe('danger');
  const checks = service.seen().filter(({ path }) => path === '/wallet-checks');
  expect(checks.map(({ key, status }) => ({ key, status }))).toEqual([
    { key: service.key, status: 201 },
    { key: service.key, status: 201 },
  ]);
});

test('the background dies, and a page that loads after is still warned about', async ({
  driver,
  service,
  pages,
}) => {
  await connect(driver, service);
  await driver.killBackground();
  const page = await driver.open(pages.add(`<p>${reportedAddress}</p>`));
  await expect.poll(() => painted(page, 'danger')).toEqual([reportedAddress]);
});

test('the background dies while it reads the list, and goes on with the page where it stopped', async ({
  driver,
  service,
}) => {
  service.control({ delay: 700 });
  const options = await save(driver, service);
  await until('the first page to be stored', async () => {
    const progress = (await ask(options, 'sources/list')).find(
      ({ id }) => id === 'service',
    )?.progress;
    return progress && progress.done > 0 ? true : undefined;
  });
  const firstPages = () =>
    service.seen().filter(({ path, query }) => path === '/scam-reports' && query['page'] === '1');
  const before = firstPages().length;
  await driver.killBackground();
  // Whatever wakes it will do.
  await ask(options, 'settings/get');
  const list = await until('the whole list', async () =>
    (await ask(options, 'sources/list')).find(({ id, updatedAt }) => id === 'service' && updatedAt),
  );
  expect(list.entries).toBe(seedReports().length);
  expect(firstPages()).toHaveLength(before);
});

test('the background is killed again and again while it reads the list, and the list is whole in the end', async ({
  driver,
  service,
}) => {
  service.control({ delay: 250 });
  const options = await save(driver, service);
  const progress = async () =>
    (await ask(options, 'sources/list')).find(({ id }) => id === 'service')?.progress;
  for (const read of [1, 100, 200]) {
    await until(`${read} reports to be read`, async () =>
      ((await progress())?.done ?? seedReports().length) >= read ? true : undefined,
    );
    await driver.killBackground();
    await ask(options, 'settings/get');
  }
  await until('the whole list', async () =>
    (await ask(options, 'sources/list')).some(({ id, updatedAt }) => id === 'service' && updatedAt)
      ? true
      : undefined,
  );
  const filter = { search: '', networkId: null, sourceId: 'service', after: null } as const;
  const { reports } = await ask(options, 'reports/export', filter);
  expect(reports.map(({ address }) => address).sort()).toEqual(
    seedReports()
      .map(({ address }) => address)
      .sort(),
  );
});
