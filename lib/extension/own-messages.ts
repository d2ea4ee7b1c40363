import type { NetworkId } from '@/lib/address/networks';
import type { OwnMark } from '@/lib/verdict/facts';

/** The longest file of own addresses that is taken: room for tens of thousands of entries. */
export const longestOwnFile = 8 * 2 ** 20;

/** The messages about the user's own lists: whom the user blocked, and whom the user trusts. */
export type OwnMessages = {
  'own/list': { request: undefined; response: OwnList };
  /** Blocks or trusts an address, in place of what the user said of its account before. */
  'own/put': { request: OwnPut; response: OwnPutResult };
  /** Forgets an entry, in all browsers. */
  'own/remove': { request: { key: string }; response: OwnRemoved };
  /** All entries as a JSON file. */
  'own/export': { request: undefined; response: { fileName: string; text: string } };
  /** What an exported file, or an address book from elsewhere, would change; changes nothing. */
  'own/preview': { request: { text: string }; response: OwnImport };
  /** Takes what 'own/preview' tells of the same text. */
  'own/import': { request: { text: string }; response: OwnImport };
};

/** An entry. `key` stands for the account, whatever its spelling. */
export type OwnEntry = OwnMark & {
  key: string;
  address: string;
  /** The network that the user chose; null: none. */
  networkId: NetworkId | null;
  /** Milliseconds since 1970. */
  changedAt: number;
};

export type OwnList = {
  /** Last changed first. */
  entries: OwnEntry[];
  sync: {
    /** Entries that the user's other browsers get. */
    synced: number;
    /** Entries that find no room there, and stay in this browser. */
    leftOut: number;
    /** Why the last try failed, in words for the user; null: it did not. */
    error: string | null;
  };
  /** Set where stored lists could not be read and were put aside; in words for the user. */
  notice: string | null;
};

/** `removed`: the entry as it was then; null: there was none. */
export type OwnRemoved = OwnList & { removed: OwnEntry | null };

/** `name` up to 60 characters, `note` up to 280; both may be empty. */
export type OwnChange = Omit<OwnMark, 'of' | 'changedAt'> & {
  address: string;
  networkId: NetworkId | null;
};

/**
 * A name, or a note, that is absent stays as it is. `seen`: when the entry was changed that the user saw (OwnEntry.changedAt): what was
 * changed later is not written over untold.
 */
export type OwnPut = Omit<OwnChange, 'name' | 'note'> &
  Partial<Pick<OwnChange, 'name' | 'note'>> & { seen?: number };

/** `changedAt`: it was changed then, which the user had not seen; set where that is why. */
export type OwnPutResult =
  | { status: 'saved'; entry: OwnEntry; list: OwnList }
  | { status: 'refused'; message: string; changedAt?: number };

export type OwnImport =
  | {
      status: 'read';
      /** Entries that are not here. */
      added: OwnChange[];
      /** Entries that say something else than what is here, and of a later time. */
      changed: OwnChange[];
      /** Entries that say something else, but are older than what is here, or do not say of when they are: that stays. */
      kept: OwnChange[];
      same: number;
      /** Entries that cannot be taken; `rows` are the first hundred. */
      bad: { count: number; rows: { line: number; text: string; reason: string }[] };
    }
  | { status: 'refused'; message: string };
