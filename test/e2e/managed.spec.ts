import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { unreportedAddress } from '@/test/service/seed';
import { builtExtension, readManifest } from './built-extension';
import { until } from './driver';
import { ask } from './extension';
import { test } from './fixtures';
import { launch } from './launch';

// Chromium reads policies from /etc alone, which is not for a test to write to: there the same runs in test/unit/background/managed.test.ts.
test('what an organisation sets is used, shown and locked', async ({ kind, service }) => {
  test.skip(kind === 'chromium', 'its policies are files of the system');
  const home = mkdtempSync(join(tmpdir(), 'wallet-home-'));
  const usual = process.env['HOME'];
  setPolicy(home, { serviceAddress: service.url, serviceKey: service.key, quietUnderline: false });
  process.env['HOME'] = home;
  const driver = await launch(kind);
  try {
    const options = await driver.openExtensionPage('options.html');
    const settings = await until('the service', async () => {
      const view = await ask(options, 'settings/get');
      return view.serviceAddress ? view : undefined;
    });
    expect(settings).toMatchObject({
      serviceAddress: service.url,
      // Content scripts could read one that stands there.
      hasKey: false,
      quietUnderline: false,
      locked: ['serviceAddress', 'quietUnderline'],
    });
    await ask(options, 'key/save', { key: service.key });
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
    expect(said?.length).toBe(2);
  } finally {
    process.env['HOME'] = usual;
    await driver.close();
    rmSync(home, { recursive: true });
  }
});

/** As an administrator does for one user: https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/Native_manifests */
function setPolicy(home: string, data: Record<string, unknown>): void {
  const name = readManifest(builtExtension('firefox')).browser_specific_settings?.gecko.id ?? '';
  const folder = join(home, '.mozilla/managed-storage');
  mkdirSync(folder, { recursive: true });
  const manifest = { name, description: 'Policy', type: 'storage', data };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(manifest));
}
