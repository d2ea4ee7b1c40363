import { cleanText } from './clean-text';

/** Where services put their words, best first. `detail` and `title` are those of RFC 9457. */
const fields = ['message', 'error', 'errors', 'detail', 'title'] as const;

/** A body that says more deeply what is wrong is not searched. */
const deepest = 3;

/** What an error body says, cleaned; empty where it says nothing. Reads strings, lists and maps of errors under the usual names. */
export function readErrorText(body: unknown): string {
  return isObject(body) && !Array.isArray(body) ? firstText(namedValues(body), 1) : '';
}

function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return cleanText(value);
  if (!isObject(value) || depth > deepest) return '';
  return firstText([...namedValues(value), ...Object.values(value)], depth + 1);
}

function firstText(values: unknown[], depth: number): string {
  for (const value of values.slice(0, 20)) {
    const text = textOf(value, depth);
    if (text !== '') return text;
  }
  return '';
}

function namedValues(body: object): unknown[] {
  const own = new Map(Object.entries(body));
  return fields.map((name) => own.get(name));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
