import { i18n } from '#i18n';
import { isOwn, markOf } from '@/components/own/own-reason';
import { lookalikeHeadline } from '@/lib/extension/lookalike-words';
import { reasonText } from '@/lib/extension/words';
import { isDisguise, isOnlyBlocked, type Reason, type Verdict } from '@/lib/verdict/verdict';
import type { FoundInTab } from './found-in-tab';

/** How many of a page's addresses the user blocked and no list reports, as far as their verdicts are known. */
export function countBlocked(
  found: readonly FoundInTab[],
  verdicts: ReadonlyMap<string, Verdict>,
): number {
  return found.filter(({ address, level }) => {
    const verdict = verdicts.get(address);
    return level === 'danger' && verdict && isOnlyBlocked(verdict);
  }).length;
}

/**
 * What to know of an address of a page at a glance: what the user says of it, and the worst that is said of it otherwise. What is warned
 * of comes first.
 */
export function notesOn({ reasons }: Verdict): string[] {
  const worst = reasons.find((reason) => !isOwn(reason) && isTold(reason));
  const own = reasons.find(isOwn);
  const notes = own?.code === 'own-trusted' ? [worst, own] : [own, worst];
  return notes.flatMap((reason) => (reason ? [noteOf(reason)] : []));
}

function isTold(reason: Reason): boolean {
  return isDisguise(reason) || reason.level === 'danger' || reason.level === 'caution';
}

/** What a contact is called, or what else the user says of an address; null: nothing. */
export function calledOnPage(verdict: Verdict): string | null {
  const own = markOf(verdict);
  if (!own) return null;
  if (own.kind === 'blocked') return i18n.t('headline.ownBlocked');
  return own.name || i18n.t('compare.contact');
}

/** What a look-alike is compared with stands in its verdict, with more words. */
function noteOf(reason: Reason): string {
  return reason.code === 'lookalike' ? lookalikeHeadline(reason.like.known) : reasonText(reason);
}
