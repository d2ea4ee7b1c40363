import { i18n } from '#i18n';
import { findAlike } from '@/lib/address/lookalike';
import { compared } from '@/lib/extension/compared';
import type { PageAnswer } from '@/lib/extension/messages';
import { isMilder } from '@/lib/verdict/verdict';
import { comparedParts } from './card-parts';
import { judgePlaced } from './check';
import { cardAnswer } from './page-answer';
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
  const [alike] = beside.flatMap((one) => likenessOf(one, address));
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
  // It matters more than that nothing is known.
  const worse = answer.reasons.filter(({ level }) => isMilder(note.level, level));
  const others = answer.reasons.filter((reason) => !worse.includes(reason));
  return { ...answer, reasons: [...worse, note, ...others] };
}

const nowhere = { copied: null, replaced: null, shown: null, formNetworks: [] };

/** What is said of an address that was copied where the page shows another that begins and ends like it; null: it shows none. */
export async function similarToCopied(
  address: string,
  beside: readonly string[],
): Promise<PageAnswer | null> {
  if (!beside.some((one) => likenessOf(one, address).length > 0)) return null;
  const [verdict] = await judgePlaced([address], nowhere);
  return verdict ? withSimilar(await cardAnswer(verdict), address, beside) : null;
}

function likenessOf(one: string, address: string): ReturnType<typeof findAlike> {
  const [alike] = findAlike([one, address]);
  return alike && isOther(one, address) ? [alike] : [];
}

function isOther(one: string, address: string): boolean {
  return recogniseMeant(one).networks.length > 0 && !isSame(one, address);
}
