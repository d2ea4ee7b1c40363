import { vi } from 'vitest';

/** Does it while a second takes some milliseconds. */
export async function hurried<T>(act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hurry = setInterval(() => vi.advanceTimersByTime(1000), 5);
  try {
    return await act();
  } finally {
    clearInterval(hurry);
    vi.useRealTimers();
  }
}
