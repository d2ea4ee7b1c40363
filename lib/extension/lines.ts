/** The lines of a text with their numbers, whatever ends them. One after the other, so that a large text is never held twice. */
export function* linesOf(text: string): Generator<{ line: number; text: string }> {
  const end = text.includes('\n') ? '\n' : '\r';
  let from = 0;
  for (let line = 1; from <= text.length; line++) {
    const found = text.indexOf(end, from);
    const to = found < 0 ? text.length : found;
    const isCarriage = end === '\n' && to > from && text.charCodeAt(to - 1) === 13;
    yield { line, text: text.slice(from, isCarriage ? to - 1 : to) };
    from = to + 1;
  }
}
