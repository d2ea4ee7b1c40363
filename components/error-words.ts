import { i18n } from '#i18n';
import { NoAnswerError } from '@/lib/extension/messages';

/** The words of whatever was thrown, to be shown to the user. */
export function errorWords(error: unknown): string {
  if (error instanceof NoAnswerError) return i18n.t('common.noAnswer');
  return error instanceof Error && error.message ? error.message : String(error);
}
