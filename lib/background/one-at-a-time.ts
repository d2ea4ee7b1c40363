/** So many frames of a page may ask at once; more is no page's own doing. */
const mostWaiting = 200;

const lines = new Map<string, { waiting: number; last: Promise<unknown> }>();

/**
 * Runs something after all that stands before it in its line, so that others come in between. Null where too many wait already: then it
 * does not run.
 */
export function oneAtATime<T>(line: string, run: () => Promise<T>): Promise<T> | null {
  const queue = lines.get(line) ?? { waiting: 0, last: Promise.resolve() };
  if (queue.waiting >= mostWaiting) return null;
  lines.set(line, queue);
  queue.waiting++;
  const running = queue.last.then(run).finally(() => {
    queue.waiting--;
    if (queue.waiting === 0) lines.delete(line);
  });
  queue.last = running.catch(() => undefined);
  return running;
}
