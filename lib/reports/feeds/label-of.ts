import { readText } from '@/lib/service/read-fields';

/** A label, or several as one: 'Phishing, Fake shop'. Of a link in Markdown, its words. */
export function labelOf(value: unknown): string {
  return Array.isArray(value)
    ? readText(value.slice(0, 5).map(readLabel).join(', '))
    : readLabel(value);
}

function readLabel(value: unknown): string {
  const text = readText(value);
  return text.includes('](') ? text.replace(linked, '$1') : text;
}

const linked = /\[([^[\]]+)\]\([^()\s]*\)/g;

/** A value of one word, or a list of one, as text; empty where it is anything else. */
export function writtenOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? readText(value[0]) : '';
  return ['boolean', 'number'].includes(typeof value) ? String(value) : readText(value);
}

/** The tags of a list, or of a text with commas. */
export function tagsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(readText) : readText(value).split(/[,;|]/);
}
