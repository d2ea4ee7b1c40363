import { i18n } from '#i18n';
import type { CardWords } from '@/lib/extension/page-looks';
import { levelWords } from '@/lib/extension/words';

/** The words of the card, with the places in them that the page's script fills in. */
export function cardWords(): CardWords {
  return {
    danger: levelWords('danger'),
    caution: levelWords('caution'),
    invalid: levelWords('invalid'),
    unknown: levelWords('unknown'),
    clear: levelWords('clear'),
    app: i18n.t('extension.name'),
    label: i18n.t('card.label', { title: '{title}' }),
    elsewhere: i18n.t('card.elsewhere'),
    shownElsewhere: i18n.t('card.shownElsewhere', { text: '{text}', headline: '{headline}' }),
    shownAs: i18n.t('card.shownAs', { text: '{text}' }),
    copy: i18n.t('card.copy'),
    copied: i18n.t('card.copied'),
    notCopied: i18n.t('card.notCopied'),
    openExplorer: i18n.t('check.explorer'),
    openPopup: i18n.t('card.openPopup'),
    askService: i18n.t('card.askService'),
    asking: i18n.t('card.asking', { service: '{service}' }),
    notAsked: i18n.t('card.notAsked', { message: '{message}' }),
    checking: i18n.t('card.checking'),
    notChecked: i18n.t('card.notCheckedWhy', { message: '{message}' }),
    noAnswer: i18n.t('common.noAnswer'),
    close: i18n.t('card.close'),
    held: i18n.t('card.held'),
    dropPaste: i18n.t('card.dropPaste'),
    pasteAnyway: i18n.t('card.pasteAnyway'),
  };
}
