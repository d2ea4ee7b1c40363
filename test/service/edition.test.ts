import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReports } from '@/lib/service/client';
import { startService, type TestService } from './server';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('a page of the list has an edition, and is not sent again while that is the same', async () => {
  const connection = { base: service.url, key: null };
  const ask = (edition: string | null) =>
    listReports(connection, { page: 2, edition }, new AbortController().signal);
  const page = await ask(null);
  if (page.status !== 'page') throw new Error(page.status);
  expect(page.edition).toMatch(/^"[0-9a-f]{40}"$/);
  expect(await ask(page.edition)).toEqual({ status: 'unchanged' });
  expect(await ask('"another"')).toEqual(page);
});
