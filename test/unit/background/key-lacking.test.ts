import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { askAboutOneOfMany } from '@/lib/background/check-many';
import { serviceSource } from '@/lib/background/list-sources';
import { saveKeyForService, saveService } from '@/lib/background/service-setup';
import { reportedAddress } from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';

const lacking = 'The service wants an API key, and none is set. Enter the key in the settings.';
const refused = 'The service does not accept the API key. Enter the right key in the settings.';
const question = { address: reportedAddress, networkId: null };

let service: TestService;

beforeAll(async () => {
  service = await startService();
  service.control({ faults: [{ name: 's401', path: '/scam-reports' }] });
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
});
afterAll(() => service.close());

const listError = () =>
  vi.waitFor(async () => {
    const source = await serviceSource();
    expect(source).toMatchObject({ progress: null, error: expect.any(String) });
    return source?.error;
  });

test('where no key is set, neither the list nor a check of many says that one was refused', async () => {
  await saveService(service.url);
  expect(await listError()).toBe(lacking);
  // Nothing more is sent, for the service wants a key.
  expect(await askAboutOneOfMany(question)).toEqual({ status: 'stopped', message: lacking });
});

test('of a key that is refused, both say so', async () => {
  await saveKeyForService('wrong');
  await vi.waitFor(async () => expect(await listError()).toContain(refused));
  expect(await askAboutOneOfMany(question)).toEqual({ status: 'stopped', message: refused });
});
