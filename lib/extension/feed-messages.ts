import type { NetworkId } from '@/lib/address/networks';

/** The longest list that is read, in characters, or in bytes of a file: twenty times the largest one that is known. */
export const longestList = 16 * 2 ** 20;

/** The longest name of a list. */
export const longestListName = 100;

/** The messages about lists from elsewhere. */
export type FeedMessages = {
  'feeds/list': { request: undefined; response: FeedView[] };
  /** Lists that are known to be kept up; none is taken before the user says so. */
  'feeds/presets': { request: undefined; response: FeedPreset[] };
  /** What is understood of a list; takes nothing. A URL needs the permission for its host: ask for it in the click. */
  'feeds/preview': { request: FeedInput; response: FeedPreview };
  /** Takes the list at a URL, and reads it again each day. The same URL again changes its name and network. */
  'feeds/subscribe': {
    request: { url: string; name: string; networkId: NetworkId | null };
    response: FeedResult;
  };
  /** Takes a file or a pasted text, in place of an earlier one of the same name. */
  'feeds/import': {
    request: { text: string; name: string; networkId: NetworkId | null };
    response: FeedResult;
  };
  /** Reads a list again now. Answers when it is read, or says in `error` why it could not be. */
  'feeds/refresh': { request: { id: FeedView['id'] }; response: FeedView[] };
  /** Forgets a list and all that it brought. */
  'feeds/unsubscribe': { request: { id: FeedView['id'] }; response: null };
};

export type FeedInput =
  | { url: string; networkId: NetworkId | null }
  | { text: string; networkId: NetworkId | null };

/** A list that the user took. How its reading goes is in the states of the sources. Times in milliseconds since 1970. */
export type FeedView = {
  /** Its SourceId. */
  id: `list:${string}`;
  name: string;
  /** null: a file or a pasted text, which is never read again. */
  url: string | null;
  networkId: NetworkId | null;
  /** The user's organisation set it, and the user cannot remove it. */
  locked?: boolean;
  /** Since when it says what it says, as far as is known; null: it was never read. */
  changedAt: number | null;
  /** Why the last try failed, in words for the user; null: it did not. */
  error: string | null;
  /** null: never read. */
  counts: ListCounts | null;
};

export type ListCounts = {
  format: ListFormat;
  /** Rows; `accounts` + `duplicates` + `bad`. */
  total: number;
  accounts: number;
  duplicates: number;
  bad: number;
  /** Rows whose network nobody named. */
  guessed: number;
  /** Why it may not be whole; absent: it is. An earlier version stored that it may not be, and not why. */
  isPart?: WhyPart | true;
};

/**
 * It says that it goes on elsewhere; it has addresses of which nobody can tell what it says, or more rows that are not understood than
 * accounts; it lost more than half of its accounts since it was read before.
 */
export const whysPart = ['elsewhere', 'unread', 'lost'] as const;
export type WhyPart = (typeof whysPart)[number];

export const listFormats = [
  'json-texts',
  'json-objects',
  'json-groups',
  'service',
  'yaml',
  'csv',
  'text',
  'unknown',
] as const;
export type ListFormat = (typeof listFormats)[number];

export type FeedPreview =
  | {
      status: 'read';
      /** What to call it, until the user knows better. */
      name: string;
      counts: ListCounts;
      /** Rows with a date that cannot be read. */
      undated: number;
      /** What the list calls the columns or fields that the addresses stand in, the first ten. */
      columns: string[];
      /** Which networks the accounts are on, in words, most first. */
      networks: { names: string; count: number }[];
      /** Rows that are not taken, and rows that are, though something in them does not fit. The first hundred of each. */
      badRows: ListRowNote[];
      disagreements: number;
      disagreeing: ListRowNote[];
      /** The first accounts. */
      sample: { address: string; networks: string; label: string; lastReported: number | null }[];
    }
  | {
      status: 'failed';
      message: string;
      /** The permission that is lacking; null: it is not that. */
      hostPattern: string | null;
    };

/** `line`: 1-based line of a text, or entry of a JSON list. */
export type ListRowNote = { line: number; text: string; reason: string };

export type FeedResult =
  | { status: 'taken'; feed: FeedView }
  | { status: 'refused'; message: string };

export type FeedPreset = {
  id: string;
  name: string;
  url: string;
  homePage: string;
  /** SPDX name. */
  licence: string;
  /** What is in it, and how it is kept, in a sentence. */
  about: string;
  networkId: NetworkId | null;
  /** Whether the user has taken it. */
  taken: boolean;
};
