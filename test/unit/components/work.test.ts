import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWork } from '@/components/many/work';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a service that does not say for how long it answers nothing is asked less and less often', async () => {
  let asked = 0;
  const step = async () => {
    asked++;
    return { later: 1000 };
  };
  const job = { what: 'asking', total: 1, size: 1, workers: 1, step } as const;
  const { pace } = startWork(job, () => {});
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toBe(3);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toBeLessThan(25);
  pace.stop();
});
