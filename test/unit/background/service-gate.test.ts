import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { gateState, noteOutcome, openGate } from '@/lib/background/service-gate';

const now = Date.UTC(2026, 4, 1);

beforeEach(async () => {
  fakeBrowser.reset();
  await openGate();
});

test('an untouched gate is open', async () => {
  expect(await gateState(now)).toEqual({ open: true });
});

test('a refused key closes it until the key or the address changes, and the badge says so', async () => {
  await noteOutcome({ status: 'failed', error: 'key' }, now);
  const later = now + 400 * 86_400_000;
  expect(await gateState(later)).toEqual({
    open: false,
    error: 'key',
    seconds: Number.POSITIVE_INFINITY,
  });
  expect(await fakeBrowser.action.getBadgeText({})).toBe('!');
  await openGate();
  expect(await gateState(later)).toEqual({ open: true });
  expect(await fakeBrowser.action.getBadgeText({})).toBe('');
});

describe('too many requests', () => {
  test.each<[number | undefined, number]>([
    [undefined, 1],
    [2000, 2],
    [86_400_000, 300],
  ])('with Retry-After of %s ms close it for %i s', async (retryAfter, seconds) => {
    await noteOutcome(
      { status: 'failed', error: 'quota', ...(retryAfter !== undefined && { retryAfter }) },
      now,
    );
    expect(await gateState(now)).toEqual({ open: false, error: 'quota', seconds });
    expect(await gateState(now + seconds * 1000)).toEqual({ open: true });
  });

  test('do not close it for ever when the clock is set back', async () => {
    await noteOutcome({ status: 'failed', error: 'quota', retryAfter: 2000 }, now);
    expect(await gateState(now - 400 * 86_400_000)).toEqual({ open: true });
  });
});

test('five failures in a row close it for 30 s; an answer between them starts the count anew', async () => {
  const fail = () => noteOutcome({ status: 'failed', error: 'server' }, now);
  for (let i = 0; i < 4; i++) await fail();
  await noteOutcome({ status: 'answered' }, now);
  for (let i = 0; i < 4; i++) await fail();
  expect(await gateState(now)).toEqual({ open: true });
  await fail();
  expect(await gateState(now)).toEqual({ open: false, error: 'server', seconds: 30 });
});

test('a failure that closes nothing does not do so when the clock is set back', async () => {
  await noteOutcome({ status: 'failed', error: 'server' }, now);
  expect(await gateState(now - 60_000)).toEqual({ open: true });
});

test('a service that fails and says for how long is left alone so long', async () => {
  await noteOutcome({ status: 'failed', error: 'server', retryAfter: 240_000 }, now);
  // Not as one that failed five times in a row.
  expect(await gateState(now)).toEqual({ open: false, error: 'quota', seconds: 240 });
  await noteOutcome({ status: 'failed', error: 'quota', retryAfter: 1000 }, now + 240_000);
  expect(await gateState(now + 240_000)).toEqual({ open: false, error: 'quota', seconds: 1 });
});

test("the service's own refusals do not count as failures", async () => {
  for (let i = 0; i < 9; i++) await noteOutcome({ status: 'failed', error: 'rejected' }, now);
  expect(await gateState(now)).toEqual({ open: true });
});

test('only time opens it: an answer or a failure of a request that was under way does not', async () => {
  await noteOutcome({ status: 'failed', error: 'quota', retryAfter: 200_000 }, now);
  await noteOutcome({ status: 'answered' }, now);
  await noteOutcome({ status: 'failed', error: 'timeout' }, now);
  await noteOutcome({ status: 'failed', error: 'quota', retryAfter: 1000 }, now);
  expect(await gateState(now)).toEqual({ open: false, error: 'quota', seconds: 200 });
});

test('a browser that does not store it changes nothing about a request', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const refusal = vi.spyOn(fakeBrowser.storage.local, 'set');
  refusal.mockRejectedValue(new Error('QuotaExceededError'));
  await noteOutcome({ status: 'failed', error: 'key' }, now);
  expect(await gateState(now)).toMatchObject({ open: false, error: 'key' });
  expect(warned).toHaveBeenCalled();
  refusal.mockRestore();
});
