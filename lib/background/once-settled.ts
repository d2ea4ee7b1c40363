/** In milliseconds. */
const settling = 1000;

/** Does what is due whenever the background starts: whatever woke it mostly needs the lists, waits for its answer, and comes first. */
export function onceSettled(run: () => void): void {
  setTimeout(run, settling);
}
