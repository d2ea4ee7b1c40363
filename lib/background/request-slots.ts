/** At most this many requests to the service are under way at once. */
let free = 2;
const waiting: (() => void)[] = [];

/**
 * Runs a request as soon as fewer than two are under way.
 * Throws the signal's reason where the caller gave up before its turn.
 */
export async function withRequestSlot<T>(
  signal: AbortSignal,
  request: () => Promise<T>,
): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    signal.throwIfAborted();
    return await request();
  } finally {
    // The slot goes straight to the next in the queue, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}
