import { i18n } from '#i18n';
import { otherKind } from '@/lib/address/other-kind';
import type { PageAnswer } from '@/lib/extension/messages';
import type { Pasted } from '@/lib/extension/paste-messages';
import { levelWords } from '@/lib/extension/words';
import { asksForAddress, isSearch } from './mistakes';
import { invalidAnswer } from './page-answer';

/**
 * What is said of the short form of an address ('0x1234…abcd') that the user pasted into a form that asks for one. Null: it is none. A
 * page may show one in place of the address that was pasted; then it asks as if the user had typed it.
 */
export function shortPaste({ address, near, own, isApart }: Pasted): PageAnswer | null {
  if (!own || isApart || otherKind(address) !== 'shortened') return null;
  if (!asksForAddress(near) || isSearch(near)) return null;
  return invalidAnswer(levelWords('invalid'), i18n.t('otherKind.shortened'));
}
