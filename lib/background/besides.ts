/** So many items are worked on before what came meanwhile is looked at. */
const atOnce = 10;

/**
 * Works on items in turn while something else is under way, which takes its next step whenever one of its answers is looked at: to do
 * all of the work at once would hold it up. Once that is done there is nothing to look at any more.
 */
export async function besides<T, R>(
  other: Promise<unknown>,
  items: readonly T[],
  work: (item: T) => R,
): Promise<R[]> {
  let isUnderWay = true;
  const end = () => {
    isUnderWay = false;
  };
  other.then(end, end);
  const done: R[] = [];
  for (const item of items) {
    done.push(work(item));
    if (isUnderWay && done.length % atOnce === 0) await nextTask();
  }
  return done;
}

/** A timer would wait for a millisecond at least. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
