import { i18n } from '#i18n';
import { Notice } from './Notice';

/** Says why a setting was not changed; null: it was. */
export function NotChanged({ why }: { why: string | null }) {
  if (why === null) return null;
  return <Notice tone="error">{i18n.t('options.failed', { why })}</Notice>;
}
