import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { framesOf, recount } from '@/lib/background/tab-frames';

const [one, other] = ['13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94', '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX'];
let answers: Record<number, Promise<string[]>>;
const badges: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  badges.length = 0;
  vi.spyOn(fakeBrowser.action, 'setBadgeText').mockImplementation(async (details: object) => {
    badges.push(String(Reflect.get(details, 'text')));
  });
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(
    (async (...[, , where]: [number, unknown, { frameId: number }]) =>
      answers[where.frameId] ?? Promise.reject(new Error('gone'))) as never,
  );
});
afterEach(() => vi.useRealTimers());

async function countBeside(frame: Promise<string[]>): Promise<void> {
  answers = { 0: Promise.resolve([one]), 4: frame };
  const counted = recount(7, 4);
  await vi.advanceTimersByTimeAsync(1000);
  await counted;
}

test('a frame that is silent keeps nobody from being counted, and counts when it answers', async () => {
  const late = Promise.withResolvers<string[]>();
  await countBeside(late.promise);
  expect(badges.at(-1)).toBe('1');
  expect(await framesOf(7)).toEqual([0, 4]);
  answers[4] = Promise.resolve([other]);
  late.resolve([other]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(badges.at(-1)).toBe('2');
});

test('an address that a frame writes in groups of four is counted once', async () => {
  await countBeside(Promise.resolve(['13AM 4VW2 dhxY gXeQ epoH kHSQ uy6N gaEb 94']));
  expect(badges.at(-1)).toBe('1');
});

test('a frame that is gone is forgotten', async () => {
  await countBeside(Promise.reject(new Error('Could not establish connection.')));
  expect(badges.at(-1)).toBe('1');
  expect(await framesOf(7)).toEqual([0]);
});

test('a frame that tells of more or longer texts than any page has counts for nothing', async () => {
  for (const [length, reported] of Object.entries({ 1000: '999', 1001: '1' })) {
    const texts = Array.from({ length: Number(length) }, (_, at) => `0x${at}`);
    await countBeside(Promise.resolve(texts));
    expect(badges.at(-1)).toBe(reported);
  }
  await countBeside(Promise.resolve([other, '1'.repeat(513)]));
  expect(badges.at(-1)).toBe('1');
});

test('the frames of tabs that were closed are not kept', async () => {
  await fakeBrowser.storage.session.clear();
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(
    async () => [{ id: 7 }, { id: 8 }] as never,
  );
  answers = { 0: Promise.resolve([one]), 4: Promise.resolve([one]) };
  for (const closed of [8, 9, 10, 7]) await recount(closed, 4);
  const { frames } = await fakeBrowser.storage.session.get('frames');
  expect(frames).toEqual({ 7: [4], 8: [4] });
});
