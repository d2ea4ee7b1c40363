import { i18n } from '#i18n';

/** Which way the language of the words is written. Not that of the browser, which may be one that we do not speak. */
export function direction(): 'ltr' | 'rtl' {
  return /^(?:ar|fa|he|ur)\b/.test(i18n.t('locale')) ? 'rtl' : 'ltr';
}
