import { i18n } from '#i18n';
import type { PopupHint } from '@/lib/extension/popup-hint';
import { Notice } from './Notice';

/** Says why there is no address in the popup. */
export function HintNotice({ hint }: { hint: PopupHint }) {
  return <Notice tone={hint === 'secret' ? 'error' : 'hint'}>{i18n.t(`hint.${hint}`)}</Notice>;
}
