import { i18n } from '#i18n';

/** What is said of a text that no address can be. */
export function tooLong(): string {
  return i18n.t('check.tooLong');
}
