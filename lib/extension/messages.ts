import { browser } from 'wxt/browser';
import type { NetworkId } from '@/lib/address/networks';
import type { Level } from '@/lib/verdict/verdict';
import type { CardPart } from './card-part';
import type { CheckMessages } from './check-messages';
import type { DataMessages } from './data-messages';
import type { FeedMessages } from './feed-messages';
import type { HistoryMessages } from './history-messages';
import type { LogMessages } from './log-messages';
import type { OwnMessages } from './own-messages';
import type { PageLooks } from './page-looks';
import type { PageWords } from './page-words';
import type { PasteMessages } from './paste-messages';
import type { ReportMessages } from './report-messages';
import type { SettingsMessages } from './settings-messages';
import type { SourceMessages } from './source-messages';

/**
 * Every message that the background answers: what is asked, and what comes back.
 * Who may send which stands in lib/background/senders.ts; every input is parsed in lib/background/handlers.ts.
 */
export type Messages = OtherMessages &
  CheckMessages &
  DataMessages &
  FeedMessages &
  HistoryMessages &
  LogMessages &
  OwnMessages &
  PasteMessages &
  ReportMessages &
  SettingsMessages &
  SourceMessages;

type OtherMessages = {
  // From content scripts. Strings only: never a page's URL, title or text.
  /**
   * Whether to run on this page, and how. The background knows a frame's host from the browser, not from the page; that of the page
   * around it only where the browser tells, so a frame says it, as its own browser tells it. `isFirst`: the page has just begun.
   */
  'page/settings': {
    request: { topOrigin: string | null; isFirst: boolean };
    response: PageSettings;
  };
  /** Which of some texts are addresses, and what the local lists say of them. At most 200 a message. Asks nobody. */
  'page/look-up': { request: { texts: string[] }; response: LookUpAnswer };
  /**
   * One address that the user pointed at: the service is asked if the user switched that on. `alike`: at most 20 of the page that end so, too.
   * `isToken`: a link calls it that.
   */
  'page/point-at': {
    request: { address: string; alike: string[]; isToken?: boolean | undefined };
    response: PageAnswer | null;
  };
  /** The address in a text that the user selected, or in words why there is none; the service as for 'page/point-at'. */
  'page/check-text': { request: { text: string }; response: PageAnswer };
  /** One address that the user wants the service asked about. At most 30 times a minute, all pages together. */
  'page/ask-service': { request: { address: string }; response: PageAnswer | null };
  /** Opens the likeliest network's explorer at an address in a new tab, which learns nothing of the page. */
  'page/open-explorer': { request: { address: string }; response: null };
  /** Opens the popup on an address, checked with the local lists. */
  'page/open-popup': { request: { address: string }; response: null };
  /** The page hid, covered or restyled the card. Shown in the badge and in the popup. */
  'page/tampered': { request: { how: string }; response: null };
  /** A frame shows another number of reported addresses. The background asks all frames of the tab then, for the badge. */
  'page/count': { request: undefined; response: null };

  // From extension pages.
  /** The frames of a tab that show addresses, the top one always and first, as `frameId` for the messages to them. */
  'tab/frames': { request: { tabId: number }; response: number[] };
};

type Asked<T extends MessageType> = Messages[T]['request'] extends undefined
  ? []
  : [Messages[T]['request']];

/** A verdict in words, so that no page bundles the words, the networks or the checksums. */
export type PageAnswer = {
  level: Level;
  headline: string;
  /** Canonical; as it stands there where it is not valid; empty where there is none. */
  address: string;
  /** Likeliest first; empty only in the answer to a selected text that is no valid address. */
  networks: NetworkId[];
  networkNames: string;
  /** The same for all spellings of one account; '' where there is none. */
  picture: CardPart;
  /** Host of the likeliest network's explorer; empty where it has none. */
  explorer: string;
  /** Host of the service that can be asked about this address and was not. Only where the user pointed at it. */
  service?: string;
  /** Worst first. `source` is who says so and how old that is, or empty. */
  reasons: { level: Level; text: string; source: string; compared?: CardPart[] }[];
  /** The address has no checksum and no mark of its own: it is one only where the text around it says so. */
  needsContext: boolean;
};

/** What the look-up says of an address: enough to mark it. Many have it in common, so a page keeps it once. */
export type LookedUp = Pick<PageAnswer, 'level' | 'networks' | 'needsContext'>;

/** `of`: for each text, in the order of the request, which of the `kinds` it is; null: no address. */
export type LookUpAnswer = { kinds: LookedUp[]; of: (number | null)[] };

export type PageSettings = {
  /** What the sites that are switched off are known by. */
  host: string;
  /** False: the user switched this site, or all pages, off. */
  enabled: boolean;
  /** Unreported addresses get a quiet dotted underline. */
  quietUnderline: boolean;
  /** Pasted addresses are held until it is known that they are not reported. */
  holdPastes: boolean;
  looks: PageLooks;
  words: PageWords;
};

export type MessageType = keyof Messages;
/** The answer, or the words of the error. */
export type Reply<T> = { answer: T } | { error: string };

/** Before a message is sent again; three seconds in all, since on a busy computer the background was seen to start for half of that. */
const firstPauseMs = 50;
const lastPauseMs = 1600;

/**
 * Asks the background. Throws an Error with words for the user, or a NoAnswerError where there is no answer after six more tries:
 * the background may be killed between any two lines, and then the browser rejects the message (Chromium: "message channel
 * closed", Firefox: "Receiving end does not exist").
 */
export async function send<T extends MessageType>(
  type: T,
  ...asked: Asked<T>
): Promise<Messages[T]['response']> {
  let failure: unknown;
  for (let pause = 0; pause <= lastPauseMs; pause = 2 * pause || firstPauseMs) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return await sendOnce(type, ...asked);
    } catch (error) {
      if (error instanceof RefusedError || error instanceof NoAnswerError) throw error;
      failure = error;
    }
  }
  throw new NoAnswerError('no answer', { cause: failure });
}

const underWay = new Set<(error: NoAnswerError) => void>();

/**
 * Gives up all questions that are under way: those of a page that goes into the back/forward cache are never answered. They may have
 * arrived, so none is asked a second time.
 */
export function giveUp(): void {
  for (const fail of underWay) fail(new NoAnswerError('given up'));
  underWay.clear();
}

/** The same without a second try. */
export async function sendOnce<T extends MessageType>(
  type: T,
  ...[request]: Asked<T>
): Promise<Messages[T]['response']> {
  const reply = await new Promise<Reply<Messages[T]['response']> | undefined>((settle, fail) => {
    browser.runtime
      .sendMessage({ type, request })
      .then(settle, fail)
      .finally(() => underWay.delete(fail));
    underWay.add(fail);
  });
  if (!reply) throw new Error('no answer');
  if ('error' in reply) throw new RefusedError(reply.error);
  return reply.answer;
}

/** The background does not answer. */
export class NoAnswerError extends Error {}

/** The background answered, with an error: asking again would not help. */
class RefusedError extends Error {}
