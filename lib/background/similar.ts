import { i18n } from '#i18n';
import { findAlike } from '@/lib/address/lookalike';
import { compared } from '@/lib/extension/compared';
import type { PageAnswer } from '@/lib/extension/messages';
import { comparedParts } from './card-parts';
import { recogniseMeant } from './recognised';
import { isSame } from './shown-beside';

/**
 * What is said of an address, with another of its page that begins and ends like it. Only a note: which of the two is meant, if any is
 * bad, nobody here can know.
 * @param beside other texts of the page
 */
export function withSimilar(
  answer: PageAnswer | null,
  address: string,
  beside: readonly string[],
): PageAnswer | null {
  const [alike] = beside
    .filter((one) => isOther(one, address))
    .flatMap((one) => findAlike([one, address]));
  if (!answer || !alike) return answer;
  const names = [i18n.t('compare.this'), i18n.t('compare.onPage')] as const;
  const { known, differences } = alike.like;
  const rows = compared(address, known.address, differences, names);
  const note = {
    level: 'unknown',
    text: i18n.t('page.alikeHere'),
    source: '',
    compared: comparedParts(rows),
  } as const;
  return { ...answer, reasons: [...answer.reasons, note] };
}

function isOther(one: string, address: string): boolean {
  return recogniseMeant(one).networks.length > 0 && !isSame(one, address);
}
