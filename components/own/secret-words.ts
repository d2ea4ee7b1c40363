import { i18n } from '#i18n';
import { looksLikeSecret } from '@/lib/address/secret';
import { holdsSecret } from '@/lib/address/secret-within';

/** No key is shorter. */
const keys = /[\w+:-]{24,}/g;

/** What of a name or a note is taken for a secret, and what to do, in words; null: nothing is. */
export function secretWords(text: string): string | null {
  if (!holdsSecret(text)) return null;
  if (holdsSecret(text.replace(keys, ' '))) return i18n.t('own.secretPhrase');
  const parts = text.match(keys) ?? [];
  const key = parts.find(looksLikeSecret) ?? parts[0] ?? text;
  return i18n.t('own.secretKey', { start: `${key.slice(0, 4)}…` });
}
