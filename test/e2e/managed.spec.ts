import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unreportedAddress } from '@/test/service/seed';
import type { TestService } from '@/test/service/server';
import { builtExtension, readManifest } from './built-extension';
import { type Driver, until } from './driver';
import { expect } from './expect';
import { ask } from './extension';
import { test } from './fixtures';
import { launch } from './launch';

test('what an organisation sets is used, shown and locked', async ({ kind, service }) => {
  const folder = chromiumPolicies();
  test.skip(
    kind === 'chromium' && folder === null,
    'its policies are files of the system, which only an administrator writes',
  );
  const policy = kind === 'chromium' ? chromiumPolicy(folder ?? '') : firefoxPolicy();
  try {
    // Firefox reads it at its start, Chromium as soon as it is there.
    if (kind === 'firefox') policy.set('', policyOf(service));
    const driver = await launch(kind);
    try {
      const page = await driver.openExtensionPage('options.html');
      if (kind === 'chromium') policy.set(await page.eval(() => location.host), policyOf(service));
      await expectManaged(driver, service);
    } finally {
      await driver.close();
    }
  } finally {
    policy.remove();
  }
});

async function expectManaged(driver: Driver, service: TestService): Promise<void> {
  const options = await driver.openExtensionPage('options.html');
  const settings = await until('the service', async () => {
    const view = await ask(options, 'settings/get');
    return view.serviceAddress ? view : undefined;
  });
  // In Firefox content scripts could read a key that stands there, so it is not taken.
  const isKeyTaken = driver.kind === 'chromium';
  const locked = ['serviceAddress', 'quietUnderline', ...(isKeyTaken ? ['key'] : [])];
  const { url: serviceAddress } = service;
  expect(settings).toMatchObject({
    serviceAddress,
    hasKey: isKeyTaken,
    quietUnderline: false,
    locked,
  });
  if (!isKeyTaken) await ask(options, 'key/save', { key: service.key });
  const question = { address: unreportedAddress, networkId: null, ask: 'service' } as const;
  expect((await ask(options, 'check', question)).reasons[0]?.code).toBe('service-none');
  const shown = await driver.openExtensionPage('options.html');
  const field = { role: 'textbox', name: 'Service address' };
  await expect
    .poll(async () => (await shown.find(field)).map(({ value, disabled }) => [value, disabled]))
    .toEqual([[service.url, true]]);
  const [underline] = await shown.find({ role: 'switch', name: 'Quiet underline' });
  expect([underline?.checked, underline?.disabled]).toEqual([false, true]);
  const said = (await shown.find({ css: 'main' }))[0]?.text.match(/Set by your organisation\./g);
  expect(said?.length).toBe(locked.length);
}

type Policy = { set(id: string, data: Record<string, unknown>): void; remove(): void };

function policyOf({ url, key }: TestService): Record<string, unknown> {
  return { serviceAddress: url, serviceKey: key, quietUnderline: false };
}

/** As an administrator does for one user: https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/Native_manifests */
function firefoxPolicy(): Policy {
  const home = mkdtempSync(join(tmpdir(), 'wallet-home-'));
  const usual = process.env['HOME'];
  process.env['HOME'] = home;
  return {
    set(_, data) {
      const name =
        readManifest(builtExtension('firefox')).browser_specific_settings?.gecko.id ?? '';
      const folder = join(home, '.mozilla/managed-storage');
      mkdirSync(folder, { recursive: true });
      const manifest = { name, description: 'Policy', type: 'storage', data };
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(manifest));
    },
    remove() {
      process.env['HOME'] = usual;
      rmSync(home, { recursive: true });
    },
  };
}

/** Where Chromium on Linux looks for its policies; null: nobody but an administrator may write there, or it looks elsewhere. */
function chromiumPolicies(): string | null {
  const folder = '/etc/chromium/policies/managed';
  let above = folder;
  while (!existsSync(above)) above = dirname(above);
  try {
    accessSync(above, constants.W_OK);
    return process.platform === 'linux' ? folder : null;
  } catch {
    // No error: this is what was asked.
    return null;
  }
}

/** For this one extension, and so for none that another test has at the same time: https://www.chromium.org/administrators/configuring-policy-for-extensions */
function chromiumPolicy(folder: string): Policy {
  const made = mkdirSync(folder, { recursive: true });
  const file = join(folder, `wallet-test-${process.pid}.json`);
  return {
    set(id, data) {
      writeFileSync(file, JSON.stringify({ '3rdparty': { extensions: { [id]: data } } }));
    },
    remove() {
      rmSync(file, { force: true });
      if (made) rmSync(made, { recursive: true });
    },
  };
}
