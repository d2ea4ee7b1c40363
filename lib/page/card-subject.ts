import { asSeen } from '@/lib/address/as-seen';
import { type LookedUp, NoAnswerError, type PageAnswer } from '@/lib/extension/messages';
import type { PageLooks } from '@/lib/extension/page-looks';
import type { Put } from './ask-about';
import { filled } from './card-view';
import type { Anchor } from './hover-card';

/** Tells whether what waits is meant. */
export type Decide = (isMeant: boolean) => void;

/** What the card is about. */
export type Subject = {
  /** By which the look-up knows it. */
  text: string;
  anchor: Anchor;
  /** An address among those of the page's text. */
  isOnPage?: boolean;
  /** A link to it calls it a token. */
  isToken?: boolean | undefined;
  /** Opened by the keyboard: it takes the focus, and does not leave with the pointer. */
  isPinned: boolean;
  /** It came by itself, so the focus stays where the user is. */
  isNote?: boolean;
  /** What was put into a field, and this is said of. */
  put?: Put | undefined;
  /** Tells whether a paste that waits is meant; what is told first counts. */
  decide?: Decide | undefined;
  /** Where the page shows a short form in its place. */
  shortForm?: { text: string; isOther: boolean } | undefined;
  /** What else is said of it. */
  note?: string;
};

/** All that the page knows of an address is how it is marked. */
export function asMarked(
  text: string,
  known: LookedUp | undefined,
  { notChecked, words }: PageLooks,
): PageAnswer | undefined {
  return known && { ...notChecked, headline: words[known.level], address: asSeen(text), ...known };
}

/** The user did not see to the end what is said of what was put in: it may be said once more. */
export function untell(subject: Subject | undefined): void {
  if (subject?.put) subject.put.last = undefined;
}

/** Where nobody answers, nothing is clear. */
export function unlessClear(
  answer: PageAnswer | undefined,
  { unknown }: PageLooks['words'],
): PageAnswer | undefined {
  return answer?.level === 'clear' ? { ...answer, level: 'unknown', headline: unknown } : answer;
}

/** Why an address was not checked, or the service not asked. */
export function wordsOf(
  error: unknown,
  words: PageLooks['words'],
  sentence?: 'notChecked' | 'notAsked',
): string {
  const isSilent = error instanceof NoAnswerError || !(error instanceof Error);
  const message = isSilent ? words.noAnswer : error.message;
  return sentence ? filled(words[sentence], { message }) : message;
}
