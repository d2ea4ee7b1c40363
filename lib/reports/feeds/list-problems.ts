import { i18n } from '#i18n';
import { longestList, type WhyPart } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';
import { isFailureText, isMoved } from './is-failure';
import type { BadRow, Opened } from './raw-row';

// Why nothing is taken of a list, in words for the user.

/** The most accounts that are taken of one list. */
export const mostRows = 200_000;

/** So many bad rows, and ten times as many as good ones, are no list of addresses: reading on would only take time. */
const mostBad = 20_000;

export function tooLong(characters: number): string {
  const size = number(Math.ceil(characters / 2 ** 20));
  return i18n.t('feed.tooLong', { size, most: number(longestList / 2 ** 20) });
}

/** Why comments alone are no list that its keepers emptied, in words for the user; null: they are. */
export function commentProblem(text: string): string | null {
  if (isFailureText(text)) return i18n.t('feed.failure');
  return isMoved(text) ? i18n.t('feed.gone') : null;
}

/** How many rows were not taken: of those, whom the list clears, with an address of which nobody can tell what it says, and that speak of none. */
export type BadCounts = Record<'all' | 'cleared' | 'unclear' | 'silent', number>;

/** What is no address of a wallet: a site, or one of a mail or a computer. */
const elsewhere =
  /^(?:[a-z]+:\/\/\S+|(?:\S+@)?(?:[\p{L}\d_-]+\.)+\p{L}{2,}(?:[:/?]\S*)?|(?:\d{1,3}\.){3}\d{1,3})$/iu;

export function countBad(counts: BadCounts, { text, isCleared, isUnclear }: BadRow): void {
  counts.all += 1;
  if (isCleared) counts.cleared += 1;
  else if (isUnclear) counts.unclear += 1;
  else if (text === '' || elsewhere.test(text)) counts.silent += 1;
}

/** Who is only not accused is no bad row. */
export function hopeless({ all, cleared }: BadCounts, good: number): string | null {
  const bad = all - cleared;
  if (good > mostRows) return i18n.t('feed.tooManyAccounts', { most: number(mostRows) });
  return bad >= mostBad && bad > 10 * good ? i18n.t('feed.tooFew') : null;
}

/** How a list ends that has so many accounts, and so many rows more that are bad. `before`: how many it had when it was read before. */
export function concluded(
  good: number,
  before: number,
  counts: BadCounts,
  { ifEmpty, isPart }: Opened,
): { problem: string | null; isCleared?: true; isPart?: WhyPart } {
  if (good > 0) return concludedBy(good, 2 * good < before, counts, isPart);
  const { all, cleared, unclear } = counts;
  if (all === 0) return { problem: ifEmpty };
  // A few rows that are not understood accuse nobody, either; but one with an address may.
  const isCleared = cleared > 0 && 2 * cleared >= all && unclear === 0;
  if (!isCleared) return { problem: i18n.t('feed.noRow') };
  const problem = i18n.t('feed.noneAccused');
  // Whom it accuses on other pages, nobody knows.
  return isPart ? { problem } : { problem, isCleared };
}

/** Where a list lost most accounts to bad rows, somebody broke it; where to other pages, they are reported still: the old one stands. */
function concludedBy(
  good: number,
  isLess: boolean,
  { all, cleared, unclear, silent }: BadCounts,
  told: WhyPart | undefined,
): { problem: string | null; isPart?: WhyPart } {
  const bad = all - cleared;
  if (isLess && bad > good) return { problem: i18n.t('feed.tooFew') };
  if (isLess && told === 'elsewhere') return { problem: i18n.t('feed.fewer') };
  const isDoubtful = unclear > 0 || bad - silent > good;
  const isPart = told ?? (isDoubtful ? 'unread' : isLess && 'lost');
  return isPart ? { problem: null, isPart } : { problem: null };
}
