/** What begins a text, or a comment. */
const sign = /["'#]|\/[/*]/g;

/**
 * What somebody wrote by hand as JSON, without its comments and the commas behind last entries, and with double quotes around each text.
 * In linear time, whatever it is.
 */
export function strictJson(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let found = next(text, from); found; found = next(text, from)) {
    const { index, 0: opening } = found;
    const end = endOf(text, index, opening);
    const within = text.slice(index, end);
    parts.push(text.slice(from, index));
    if (opening === '"') parts.push(within);
    if (opening === "'") parts.push(JSON.stringify(within.slice(1, -1)));
    from = end;
  }
  return [...parts, text.slice(from)].join('').replace(/,(?=\s*[\]}])/g, '');
}

/** Whether an odd number of backslashes stands before a place. */
export function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text[from - 1] === '\\') from -= 1;
  return (at - from) % 2 === 1;
}

function next(text: string, from: number): RegExpExecArray | null {
  sign.lastIndex = from;
  return sign.exec(text);
}

/** Where what begins at a place ends. */
function endOf(text: string, from: number, opening: string): number {
  if (opening === '/*') return behind(text, '*/', from + 2);
  if (opening === '"' || opening === "'") return closed(text, opening, from);
  const rest = /[\r\n]/g;
  rest.lastIndex = from;
  return rest.exec(text)?.index ?? text.length;
}

function closed(text: string, quote: string, from: number): number {
  let end = behind(text, quote, from + 1);
  while (end < text.length && isEscaped(text, end - 1)) end = behind(text, quote, end);
  return end;
}

function behind(text: string, closing: string, from: number): number {
  const at = text.indexOf(closing, from);
  return at < 0 ? text.length : at + closing.length;
}
