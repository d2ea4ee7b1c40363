import type { NetworkId } from '@/lib/address/networks';
import type { Verdict } from '@/lib/verdict/verdict';
import type { PictureMessages } from './picture-messages';

/** The messages that check what the user gave: one address, or many at once. */
export type CheckMessages = PictureMessages & {
  /**
   * The local answer comes from 'local', the service's own from 'service'; ask for both and show each. `byHand`: the user asked for
   * this very address, so it is kept in the history; `isPasted`: it came from the clipboard, so it is held against what was copied;
   * `beside`: what else stood in the text, of which nothing is kept or sent on.
   */
  check: {
    request: Question & {
      ask: 'local' | 'service';
      byHand?: boolean;
      isPasted?: boolean;
      beside?: string;
    };
    response: Verdict;
  };
  /** The service's answer to this is no longer waited for. */
  'check/cancel': { request: Question; response: null };
  /** Judges addresses that the user gave, from the local lists alone, in their order. At most mostQuestions. Asks nobody. */
  'many/look-up': { request: { questions: Question[] }; response: Verdict[] };
  /** Asks the service about one of them, if it may be asked now. */
  'many/ask': { request: Question; response: ManyAnswer };
};

/** The longest text that is taken for an address. None of any network is longer than a unified one of Zcash, which comes not near it. */
export const longestAddress = 512;

/** As many questions go in one message. */
export const mostQuestions = 200;

/** So much of `beside` is taken. UTF-16 units. */
export const mostBeside = 4096;

/**
 * An address as the user gave it, and the network that the user chose; null: it is detected. `isHidden`: there were invisible characters
 * inside of it.
 */
export type Question = { address: string; networkId: NetworkId | null; isHidden?: boolean };

export type ManyAnswer =
  /** The service answered; or it failed on this address alone, which the verdict says. */
  | { status: 'asked'; verdict: Verdict }
  /** The service wants to be left alone for so long. Nothing is known of this address yet. */
  | { status: 'later'; milliseconds: number }
  /** The service did not take this request, and perhaps no other; in words for the user. */
  | { status: 'refused'; message: string; verdict: Verdict }
  /** Nothing can be asked before the user does something; in words for the user. */
  | { status: 'stopped'; message: string };
