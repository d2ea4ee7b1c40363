import { expect, test } from 'vitest';
import { oneAtATime } from '@/lib/background/one-at-a-time';

test('what stands in one line runs one after the other, beside those in others', async () => {
  const ran: string[] = [];
  const ends: (() => void)[] = [];
  const run = (what: string) => async () => {
    ran.push(what);
    await new Promise<void>((resolve) => ends.push(resolve));
    return what;
  };
  const all = ['first', 'second'].map((what) => oneAtATime('one', run(what)));
  const other = oneAtATime('other', run('beside'));
  await Promise.resolve();
  expect(ran).toEqual(['first', 'beside']);
  ends[0]?.();
  expect(await all[0]).toBe('first');
  await Promise.resolve();
  expect(ran).toEqual(['first', 'beside', 'second']);
  for (const end of ends) end();
  expect(await Promise.all([...all, other])).toEqual(['first', 'second', 'beside']);
});

test('what fails holds up nothing behind it', async () => {
  const failing = oneAtATime('one', () => Promise.reject(new Error('broken')));
  const next = oneAtATime('one', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('a line that is too long takes nobody more, until it is shorter', async () => {
  const waiting = Array.from({ length: 200 }, (_, i) => oneAtATime('long', async () => i));
  expect(oneAtATime('long', async () => 200)).toBeNull();
  expect(await Promise.all(waiting)).toHaveLength(200);
  expect(await oneAtATime('long', async () => 200)).toBe(200);
});
