import { readText } from '@/lib/service/read-fields';

/** A label, or several as one: 'Phishing, Fake shop'. */
export function labelOf(value: unknown): string {
  return Array.isArray(value)
    ? readText(value.slice(0, 5).map(readText).join(', '))
    : readText(value);
}
