import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import { type Page, shows, until } from './driver';
import { expect } from './expect';
import { ask, connect } from './extension';
import { test } from './fixtures';
import { install } from './launch';
import { checkToEnd } from './popup';

test('an address that would carry the key in the open is refused, and says why', async ({
  driver,
}) => {
  const options = await driver.openExtensionPage('options.html');
  await options.fill({ role: 'textbox', name: 'Service address' }, 'http://service.example');
  await options.click({ role: 'button', name: 'Save address' });
  await expect.poll(async () => (await options.find({ css: 'main' }))[0]?.text).toContain('https');
  expect((await ask(options, 'settings/get')).serviceAddress).toBe(null);
});

test('right after the installation, nothing in the settings moves when what is read for them comes', async ({
  kind,
  bare,
}) => {
  const heights = async (first: () => void, sign: string) => {
    const driver = await install(bare, kind, { first });
    try {
      const options = await driver.openExtensionPage('options.html');
      await options.resize(1080, 760);
      await shows(options, sign);
      return await options.eval(() =>
        ['privacy', 'lists'].map((id) => {
          const card = document.getElementById(id)?.parentElement;
          // As it is before it is seen: on a slow machine it is by now, and what ended is begun anew.
          for (const one of card?.querySelectorAll<HTMLElement>('.waiting') ?? []) {
            one.style.animation = 'none';
            one.getBoundingClientRect();
            one.style.animation = '';
          }
          return Math.round(card?.getBoundingClientRect().height ?? 0);
        }),
      );
    } finally {
      await driver.close();
    }
  };
  const before = await heights(answerNothingOfLists, '#lists ~ .waiting');
  const after = await heights(() => {}, '#lists ~ .rows');
  expect(before).toEqual(after);
});

test('as released, the service can be asked as soon as it is set up', async ({
  kind,
  bare,
  service,
}) => {
  const driver = await install(bare, kind, { asReleased: true });
  try {
    const options = await driver.openExtensionPage('options.html');
    await options.fill({ role: 'textbox', name: 'Service address' }, service.url);
    await options.click({ role: 'button', name: 'Save address' });
    const { hasHostPermission } = await until('the address', async () => {
      const settings = await ask(options, 'settings/get');
      return settings.serviceAddress ? settings : undefined;
    });
    // The hosts of the content script are granted with it.
    expect(hasHostPermission).toBe(true);
    await ask(options, 'key/save', { key: service.key });
    const address = { address: unreportedAddress, networkId: null };
    const { level, reasons } = await ask(options, 'check', { ...address, ask: 'service' });
    const checks = service.seen().filter(({ path }) => path === '/wallet-checks');
    expect({ level, first: reasons[0]?.code, checks: checks.length }).toEqual({
      level: 'clear',
      first: 'service-none',
      checks: 1,
    });
  } finally {
    await driver.close();
  }
});

test('what leaves the browser is what the service saw, after a kill of the background, too', async ({
  driver,
  service,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  // Each reading of the list ends with the networks; one that is given up may have been sent or not.
  const isRead = (times: number) =>
    until('the list', async () =>
      service.seen().filter(({ path, status }) => path === '/networks' && status).length === times
        ? true
        : undefined,
    );
  await ask(popup, 'service/save', { address: service.url });
  await isRead(1);
  await ask(popup, 'key/save', { key: service.key });
  await isRead(2);
  await checkToEnd(popup, reportedAddress);
  await driver.killBackground();
  await checkToEnd(popup, unreportedAddress);
  const options = await driver.openExtensionPage('options.html');
  await options.click({ role: 'button', name: 'Test connection' });
  await until('the test', async () =>
    (await shownText(options)).includes('The service answers.') ? true : undefined,
  );
  const seen = service.seen().map(({ method, path, query, status }) => {
    const search = new URLSearchParams(query).toString();
    return `Answer ${status} ${method} ${new URL(service.url).host}${path}${search && `?${search}`}`;
  });
  await expect.poll(() => loggedLines(options)).toEqual(seen.toReversed());
  expect(await options.eval(() => document.body.textContent)).not.toContain(service.key);
  await options.click({ role: 'button', name: 'Clear these requests' });
  await expect.poll(() => loggedLines(options)).toEqual([]);
  expect(await shownText(options)).toContain('Nothing was sent since the browser was started');
});

test('everything is exported, erased and imported again, and works after each', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const options = await driver.openExtensionPage('options.html');
  const mark = { networkId: null, kind: 'trusted', name: 'Alice', note: 'The landlady' } as const;
  await ask(options, 'own/put', { address: unreportedAddress, ...mark });
  const { text } = await ask(options, 'data/export');
  expect(text).not.toContain(service.key);
  const popup = await driver.openExtensionPage('popup.html');
  await checkToEnd(popup, unreportedAddress);
  await options.click({ role: 'button', name: 'Erase everything' });
  await options.click({ role: 'button', name: 'Erase everything for good' });
  await until('the end of it', async () =>
    (await shownText(options)).includes('Everything was erased.') ? true : undefined,
  );
  expect(await options.eval(storedItems)).toEqual([]);
  const { serviceAddress, hasKey, onboarded } = await ask(options, 'settings/get');
  expect([serviceAddress, hasKey, onboarded]).toEqual([null, false, false]);
  // What was checked before stands nowhere any more, in what was open neither.
  await expect.poll(() => popup.eval(() => document.querySelector('textarea')?.value)).toBe('');
  expect(await popup.find({ css: '.verdict-card' })).toEqual([]);
  expect((await checkToEnd(popup, unreportedAddress)).level).toBe('unknown');
  expect((await ask(options, 'sources/list')).map(({ id }) => id)).toEqual(['starter']);
  expect(await ask(options, 'data/import', { text })).toMatchObject({
    settings: [{ name: 'serviceAddress', to: service.url, losesKey: false }],
    own: { added: [{ address: unreportedAddress, name: 'Alice' }] },
  });
  await ask(options, 'key/save', { key: service.key });
  const { text: verdict } = await checkToEnd(popup, unreportedAddress);
  expect(verdict).toContain('In your contacts as Alice.');
  await until('the list of the service', async () =>
    (await ask(options, 'sources/list')).some(({ id, updatedAt }) => id === 'service' && updatedAt)
      ? true
      : undefined,
  );
});

test('at 320 pixels nothing of the options has to be scrolled sideways', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const options = await driver.openExtensionPage('options.html');
  await options.resize(320, 800);
  await until('the log', async () =>
    (await options.find({ css: '.log li' })).length > 0 ? true : undefined,
  );
  expect(await options.eval(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

async function shownText(page: Page): Promise<string> {
  return (await page.find({ css: 'main' }))[0]?.text ?? '';
}

/** The rows of the log as they are shown: 'Answer 200 GET host/path'. */
function loggedLines(page: Page): Promise<string[]> {
  return page.eval(() =>
    Array.from(document.querySelectorAll('.log li'), (row) =>
      ['.tag', 'code'].map((css) => row.querySelector(css)?.textContent).join(' '),
    ),
  );
}

/** Runs in an extension page: the names of what stands in the storages. */
async function storedItems(): Promise<string[]> {
  const { browser, chrome } = Object(globalThis);
  const { local, sync, session } = (browser ?? chrome).storage;
  const areas = await Promise.all([local.get(null), sync.get(null), session.get(null)]);
  return areas.flatMap((items) => Object.keys(items));
}

/** Runs in the background: the settings are told, and nothing else that stands in them is. */
function answerNothingOfLists(): void {
  const { browser, chrome } = Object(globalThis);
  const { onMessage } = (browser ?? chrome).runtime;
  const { addListener } = onMessage;
  onMessage.addListener = (listen: (...given: unknown[]) => unknown) =>
    addListener.call(onMessage, (message: { type: string }, ...rest: unknown[]) =>
      /^(?:sources|feeds|log)\//.test(message.type) ? true : listen(message, ...rest),
    );
}
