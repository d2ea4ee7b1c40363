import type { Fields } from './row-rules';

/** Fields in which a server says how it went, and what stands in them where it went well, in lower case. */
const well: [name: string, says: RegExp][] = [
  ['success', /^(?:true|1|null)$/],
  ['ok', /^(?:true|1|null)$/],
  ['status', /^(?:ok|success|true|1|2\d\d|null|)$/],
  ['statusCode', /^(?:2\d\d|null|)$/],
  ['code', /^(?:ok|success|0|1|2\d\d|null|)$/],
  ['message', /^(?:ok|success|null|)$/],
  ['msg', /^(?:ok|success|null|)$/],
  ['detail', /^(?:null|)$/],
  ['error', /^(?:false|0|null|\[\]|\{\}|)$/],
  ['errors', /^(?:false|0|null|\[\]|\{\}|)$/],
  ['maintenance', /^(?:false|0|null|no|off|none|)$/],
];

/** Whether an object is what a server says in place of a list because something failed. */
export function isFailure(answer: Fields): boolean {
  return well.some(([name, says]) => name in answer && !says.test(written(answer[name])));
}

/** Whether a text is one comment alone, that begins with a status of HTTP, or with the words of one: '# 503 Service Unavailable'. */
export function isFailureText(text: string): boolean {
  return /^#+ *(?:HTTP\S* |error:? )?(?:[45]\d\d:? [a-z]|(?:api )?rate[ -]?limit|too many requests|(?:service )?(?:temporarily )?unavailable|access denied|forbidden|(?:(?:down for|under|scheduled) )?maintenance\b).*$/i.test(
    text.trim(),
  );
}

/** Whether a text of comments alone says where the list is now: '# This list has moved to https://example.org/list.txt'. */
export function isMoved(text: string): boolean {
  return /\b(?:moved|migrated|relocated)\b.{0,80}https?:/i.test(text.slice(0, 5000));
}

/** What holds something is not written out: it says more than that all is well, and may be nested too deep for that. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value).toLowerCase();
  if (Object.keys(value).length > 0) return '…';
  return Array.isArray(value) ? '[]' : '{}';
}
