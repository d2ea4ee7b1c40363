import { i18n } from '#i18n';

/** The longest text that the background takes. No address comes near it. */
export const longest = 512;

/** What is said of a text that no address can be. */
export function tooLong(): string {
  return i18n.t('check.tooLong');
}
