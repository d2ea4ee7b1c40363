import { expect, test } from 'vitest';
import { sleep } from '@/lib/service/sleep';

test('who gave up before does not wait', async () => {
  await expect(sleep(600_000, AbortSignal.abort('given up'))).rejects.toBe('given up');
});

test('who gives up meanwhile waits no longer', async () => {
  const controller = new AbortController();
  const waiting = sleep(600_000, controller.signal);
  controller.abort('given up');
  await expect(waiting).rejects.toBe('given up');
});
