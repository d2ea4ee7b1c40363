/**
 * The lines of a text with their numbers: a line feed, a carriage return or both end one, also side by side in one text. One after the
 * other, so that a large text is never held twice.
 */
export function* linesOf(text: string): Generator<{ line: number; text: string }> {
  let from = 0;
  let carriage = -1;
  let feed = -1;
  for (let line = 1; from <= text.length; line++) {
    if (carriage < from) carriage = indexOrEnd(text, '\r', from);
    if (feed < from) feed = indexOrEnd(text, '\n', from);
    const to = Math.min(carriage, feed);
    yield { line, text: text.slice(from, to) };
    from = to + (text.startsWith('\r\n', to) ? 2 : 1);
  }
}

function indexOrEnd(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}
