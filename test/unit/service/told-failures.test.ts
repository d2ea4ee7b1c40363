import { expect, test } from 'vitest';
import { exchange } from '@/lib/service/exchange';

const { signal } = new AbortController();

/** What comes of an answer under a status of success. */
function outcomeOf(body: object) {
  const fetch = async () => Response.json(body);
  const connection = { base: 'https://checks.example/v1', key: 'k1', fetch, wait: async () => {} };
  return exchange(connection, { path: 'wallet-checks', read: (read) => read }, signal);
}

// As if its keepers had emptied the list: everybody in it would be cleared.
test.each<[object, string]>([
  [{ status: 'error', message: 'database is down' }, 'refused'],
  [{ status: 'fail' }, 'refused'],
  [{ ok: false }, 'refused'],
  [{ status: false }, 'refused'],
  [{ error: true, message: 'database is down' }, 'refused'],
  [{ error: { message: 'timeout' } }, 'refused'],
  [{ errors: ['timeout'] }, 'refused'],
  [{ code: 500, msg: 'busy' }, 'server'],
  [{ statusCode: '429' }, 'quota'],
  [{ status: 401 }, 'key'],
  [{ code: 404 }, 'not-found'],
])('no rows, or no report, beside %j are a failure: %s', async (said, error) => {
  const empty = await outcomeOf({ data: [], ...said });
  expect(empty).toMatchObject({ status: 'failed', error });
  for (const place of ['data', 'result']) {
    const wrapped = await outcomeOf({ [place]: { data: [] }, ...said });
    expect(wrapped).toMatchObject({ status: 'failed', error });
  }
  for (const data of [[1], { data: [1] }]) {
    const filled = await outcomeOf({ data, ...said });
    expect(filled).toMatchObject({ status: 'ok' });
  }
  // Nor is an address cleared by whoever could not look.
  for (const none of [{ scamReport: '' }, { valid: null, scamReport: null }]) {
    for (const body of [none, { data: none }, { result: { valid: true, ...none } }]) {
      const unreported = await outcomeOf({ ...body, ...said });
      expect(unreported).toMatchObject({ status: 'failed', error });
    }
    const within = await outcomeOf({ result: { success: false, ...none } });
    expect(within).toMatchObject({ status: 'failed', error: 'refused' });
    expect(await outcomeOf({ data: { ...none, ...said } })).toMatchObject({ error });
  }
  for (const check of [{ scamReport: '2' }, { valid: false, scamReport: '' }, { valid: true }]) {
    const answered = await outcomeOf({ data: check, ...said });
    expect(answered).toMatchObject({ status: 'ok' });
  }
});

test.each([
  { status: 'ok', code: 200, error: null, errors: [], message: 'No records' },
  { status: 'success', code: 0, error: {}, ok: true },
  { status: { toString: 1 }, code: [500], errors: {} },
  { code: 1400, statusCode: 4000, status: 'no error' },
  { status: 'failed rows left out' },
])('no rows, or no report, beside %j are none', async (said) => {
  for (const data of [[], { valid: true, scamReport: '' }]) {
    const outcome = await outcomeOf({ data, ...said });
    expect(outcome).toMatchObject({ status: 'ok' });
  }
});
