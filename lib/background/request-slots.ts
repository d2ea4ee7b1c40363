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
  else await turn(signal);
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

/** Who gives up while it waits leaves the queue. */
function turn(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(signal.reason);
    };
    const begin = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    waiting.push(begin);
    signal.addEventListener('abort', leave, { once: true });
  });
}
