import { i18n } from '#i18n';
import { longestList } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';

// Why nothing is taken of a list, in words for the user.

/** The most accounts that are taken of one list. */
export const mostRows = 200_000;

/** So many bad rows, and ten times as many as good ones, are no list of addresses: reading on would only take time. */
const mostBad = 20_000;

export function tooLong(characters: number): string {
  const size = number(Math.ceil(characters / 2 ** 20));
  return i18n.t('feed.tooLong', { size, most: number(longestList / 2 ** 20) });
}

/** `bad`: rows with nothing that is understood; who is only not accused is none of them. */
export function hopeless(bad: number, good: number): string | null {
  if (good > mostRows) {
    return i18n.t('feed.tooManyAccounts', { most: number(mostRows) });
  }
  return bad >= mostBad && bad > 10 * good ? i18n.t('feed.tooFew') : null;
}

/** How a list ends: `good` rows of all, and `cleared` ones that it says are not accused. `ifEmpty`: see Opened. */
export function concluded(
  total: number,
  good: number,
  cleared: number,
  ifEmpty: string | null,
): { problem: string | null; isCleared?: true } {
  if (good > 0) return { problem: null };
  if (total === 0) return { problem: ifEmpty };
  return { problem: i18n.t('feed.noRow'), ...(cleared === total && { isCleared: true }) };
}
