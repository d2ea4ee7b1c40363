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
