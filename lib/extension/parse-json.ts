/** A text as what it says in JSON, or undefined where it is none, or is nested so deep that nobody wrote it. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // SyntaxError, or RangeError for too deep a nesting.
    return undefined;
  }
}
