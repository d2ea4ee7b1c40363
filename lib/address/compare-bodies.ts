/** Where a text and one that it looks like differ: UTF-16 offsets, `end` exclusive, in the text that was asked about. */
export type Difference = { start: number; end: number };

/** How many characters two texts share at either end, none of them counted twice. */
export function sharedEnds(body: string, other: string): { head: number; tail: number } {
  const shorter = Math.min(body.length, other.length);
  let head = 0;
  while (head < shorter && body[head] === other[head]) head++;
  let tail = 0;
  while (tail < shorter - head && body.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return { head, tail };
}

/** Character by character where both are of one length, else all between the ends. */
export function differences(body: string, other: string): Difference[] {
  const { head, tail } = sharedEnds(body, other);
  if (body.length !== other.length) {
    return [{ start: head, end: Math.max(head + 1, body.length - tail) }];
  }
  const found: Difference[] = [];
  for (let at = head; at < body.length - tail; at++) {
    if (body[at] === other[at]) continue;
    const last = found.at(-1);
    if (last?.end === at) last.end++;
    else found.push({ start: at, end: at + 1 });
  }
  return found;
}

/** Whether so many insertions, deletions and replacements make one of the other (Levenshtein). */
export function isWithin(edits: number, a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [x, y] = [a.slice(same), b.slice(same)];
  if (!x || !y) return x.length + y.length <= edits;
  if (edits === 0) return false;
  const [less, restX, restY] = [edits - 1, x.slice(1), y.slice(1)];
  return isWithin(less, restX, restY) || isWithin(less, restX, y) || isWithin(less, x, restY);
}
