import { expect, test } from 'vitest';
import { withRequestSlot } from '@/lib/background/request-slots';

test('never more than two requests are under way, and all get their turn', async () => {
  let underWay = 0;
  let most = 0;
  const request = async () => {
    most = Math.max(most, ++underWay);
    await Promise.resolve();
    underWay--;
  };
  const { signal } = new AbortController();
  await Promise.all(Array.from({ length: 50 }, () => withRequestSlot(signal, request)));
  expect([most, underWay]).toEqual([2, 0]);
});

test('a request that was given up before its turn is not sent, and frees its slot', async () => {
  const controller = new AbortController();
  controller.abort(new Error('cancelled'));
  let sent = 0;
  const request = async () => {
    sent++;
  };
  for (let i = 0; i < 5; i++) {
    await expect(withRequestSlot(controller.signal, request)).rejects.toThrow('cancelled');
  }
  await withRequestSlot(new AbortController().signal, request);
  expect(sent).toBe(1);
});

test('who gives up while it waits leaves the queue at once', async () => {
  const { signal } = new AbortController();
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const running = [withRequestSlot(signal, () => held), withRequestSlot(signal, () => held)];
  const controller = new AbortController();
  const waiting = withRequestSlot(controller.signal, async () => 'asked');
  controller.abort('given up');
  await expect(waiting).rejects.toBe('given up');
  end();
  await Promise.all(running);
  expect(await withRequestSlot(signal, async () => 'next')).toBe('next');
});
