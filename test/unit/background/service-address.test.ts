import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { saveService } from '@/lib/background/service-setup';

test.each([
  ['', 'Enter the address of the service, for example https://example.org/api.'],
  ['https://', 'This is not a web address. A web address looks like https://example.org/api.'],
  [
    'https://user@example.org',
    'The address must not hold a user name or password. The key has its own field.',
  ],
  ['ftp://example.org', 'The address must begin with https://.'],
  [
    'http://example.org',
    'Without encryption, anybody on the way could read the key. Use https://; http:// is only for this computer.',
  ],
])('%j is refused with what to change', async (typed, message) => {
  expect(await saveService(typed)).toEqual({ status: 'refused', message });
});
