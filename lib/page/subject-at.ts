import type { PageLooks } from '@/lib/extension/page-looks';
import type { Subject } from './card-subject';
import type { Anchor } from './hover-card';
import type { Place } from './place';
import { closestTo } from './shortened';

/**
 * An address of the page, as what the card is about.
 * @param text the one of the two, where a link shows one and goes to another
 */
export function subjectAt(
  { node, address, shortened, mismatch = false }: Place,
  text: string,
  anchor: Anchor,
  isPinned: boolean,
  { words }: PageLooks,
): Subject {
  const isToken = closestTo(node)
    ?.getAttribute('href')
    ?.toLowerCase()
    .includes(`/token/${text.toLowerCase()}`);
  const subject = { text, anchor, isPinned, isOnPage: true, isToken };
  if (text !== address) return { ...subject, note: words.elsewhere };
  return { ...subject, shortForm: shortened ? { text: shortened, isOther: mismatch } : undefined };
}
