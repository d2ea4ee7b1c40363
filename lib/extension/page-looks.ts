import type { Level } from '@/lib/verdict/verdict';
import type { PageAnswer } from './messages';

/** Style sheets, styles and words that a page's script does not carry. */
export type PageLooks = {
  /** The style attribute of the card's host. */
  cardHost: string;
  /** The style sheet inside of the card. */
  cardRules: string;
  /** The style sheet of the marks in a shadow tree; empty where the browser needs none. */
  shadowRules: string;
  words: CardWords;
  /** What the card shows where the background does not answer at all. */
  notChecked: PageAnswer;
};

/** In braces stand the places that are filled in on the page. */
export type CardWords = Record<
  | ('app' | 'label' | 'elsewhere' | 'shownElsewhere' | 'shownAs' | 'checking' | 'notChecked')
  | ('copied' | 'notCopied' | 'asking' | 'notAsked' | 'noAnswer')
  | ('copy' | 'openExplorer' | 'openPopup' | 'askService' | 'close')
  | ('held' | 'dropPaste' | 'pasteAnyway')
  | Level,
  string
>;
