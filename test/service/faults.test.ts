import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networks } from '@/lib/address/networks';
import {
  type CheckOutcome,
  type Connection,
  checkWallet,
  listNetworks,
  listReports,
} from '@/lib/service/client';
import { faultTable, type Told } from './fault-table';
import { type FaultName, faults } from './faults';
import { reportedAddress } from './seed';
import { startService, type TestService } from './server';

let service: TestService;
let connection: Connection;
const signal = new AbortController().signal;

beforeAll(async () => {
  service = await startService();
  const wait = async () => {};
  connection = { base: service.url, key: service.key, deadline: 10_000, wait };
});
afterAll(() => service.close());
beforeEach(async () => {
  await fetch(`${service.url}/__control`, { method: 'DELETE' });
  await fetch(`${service.url}/__seen`, { method: 'DELETE' });
});

/** An answer that never comes is not waited for long; one that does may take its time on a busy machine. */
const deadlineFor = (told: Told) => (told === 'timeout' ? { deadline: 300 } : {});

function ask(over: Partial<Connection> = {}, given = signal): Promise<CheckOutcome> {
  const question = { address: reportedAddress, network: 'btc' };
  return checkWallet({ ...connection, ...over }, question, given);
}

const good = {
  status: 'answered',
  valid: true,
  report: { status: 'reported', text: 'Reported 3 times, last on 2026-05-01' },
  message: 'The address is valid.',
};

test('there are forty-seven faults', () => {
  expect(Object.keys(faults)).toHaveLength(47);
});

describe('a check of an address', () => {
  test.each(Object.entries(faultTable))('%s: %j', async (name, [told, requests]) => {
    service.control({ faults: [{ name }] });
    const outcome = await ask(deadlineFor(told));
    expect(outcome.status === 'failed' ? outcome.error : outcome.status).toBe(told);
    if (told === 'answered') expect(outcome).toMatchObject(good);
    expect(service.seen()).toHaveLength(requests);
    expect(service.other.seen).toEqual([]);
    expect(Object({}).polluted).toBeUndefined();

    service.control({ faults: [] });
    expect(await ask()).toMatchObject(good);
  });
});

describe('the list and the networks', () => {
  test.each(Object.entries(faultTable))('%s: %j', async (name, [told]) => {
    service.control({ faults: [{ name }] });
    const patient = { ...connection, ...deadlineFor(told) };
    const page = await listReports(patient, { page: 1 }, signal);
    const expected = told === 'answered' ? 'page' : told;
    expect(page.status === 'failed' ? page.error : page.status).toBe(expected);
    if (page.status === 'page') expect(page.records).toHaveLength(100);
    const listed = await listNetworks(patient, signal);
    if (told === 'answered') expect(listed).toHaveProperty('networks.length', networks.length);
    else expect(listed.status).not.toBe('listed');
    expect(service.other.seen).toEqual([]);
  });

  test('records come out read, with their paging', async () => {
    const page = await listReports(connection, { page: 1, limit: 2 }, signal);
    expect(page).toMatchObject({
      status: 'page',
      unreadable: 0,
      paging: { total: 124, count: 248, current: 1 },
      records: [
        {
          address: reportedAddress,
          reportCount: 3,
          lastReported: Date.UTC(2026, 4, 1, 12),
          networkNames: ['BTC'],
        },
        { reportCount: 8 },
      ],
    });
    expect(service.seen()[0]?.query).toEqual({ page: '1', search: '', limit: '2' });
  });

  test('a service that lists no networks', async () => {
    service.control({ listsNetworks: false });
    expect(await listNetworks(connection, signal)).toEqual({ status: 'not-listed' });
  });

  test('networks that cannot be read are not listed; a captive portal says nothing', async () => {
    service.control({ faults: [{ name: 'wrongTypes' }] });
    expect(await listNetworks(connection, signal)).toEqual({ status: 'not-listed' });
    service.control({ faults: [{ name: 'html200' }] });
    expect(await listNetworks(connection, signal)).toMatchObject({ error: 'not-the-service' });
  });
});

describe('what is sent', () => {
  test('a check: the address and the network, the key, and nothing of the browser', async () => {
    await ask();
    const [seen] = service.seen();
    expect(seen).toMatchObject({
      method: 'POST',
      path: '/wallet-checks',
      query: {},
      key: service.key,
      body: { address: reportedAddress, network: 'btc' },
    });
    expect(seen?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    });
    for (const name of ['cookie', 'referer', 'authorization'])
      expect(seen?.headers).not.toHaveProperty(name);
  });

  test('no key where none is set, and a key that no header can carry is not sent', async () => {
    expect(await ask({ key: null })).toMatchObject({ error: 'key', httpStatus: 401 });
    expect(await ask({ key: 'a\r\nX-Evil: 1' })).toMatchObject({ error: 'key' });
    expect(service.seen().map(({ key }) => key)).toEqual([null]);
  });
});

describe('what is told', () => {
  test("the service's own words come along, as text", async () => {
    expect(await ask({ key: 'wrong' })).toEqual({
      status: 'failed',
      error: 'key',
      said: 'This key is not known.',
      httpStatus: 403,
      sourceName: new URL(service.url).host,
    });
  });

  test('nobody listens: unreachable; with no network at all: offline', async () => {
    const gone = await startService();
    await gone.close();
    expect(await ask({ base: gone.url })).toMatchObject({ error: 'unreachable' });
    expect(await ask({ base: gone.url, online: () => false })).toMatchObject({ error: 'offline' });
  });
});

describe('trying again', () => {
  test('helps where the fault passes', async () => {
    for (const name of ['empty200', 'truncJson', 'rst', 's503', 's409']) {
      service.control({ faults: [{ name, times: 1 }] });
      expect(await ask()).toMatchObject(good);
    }
  });
});

describe('the caller gives up', () => {
  test.each<FaultName>(['hang', 'slowBody'])('during %s: it gets its own reason', async (name) => {
    service.control({ faults: [{ name }] });
    const controller = new AbortController();
    const asked = ask({ deadline: 60_000 }, controller.signal);
    await expect.poll(() => service.seen().length).toBe(1);
    controller.abort(new Error('closed'));
    await expect(asked).rejects.toThrow('closed');
  });
});
