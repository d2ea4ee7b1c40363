import type { Lookalike } from '@/lib/address/lookalike';
import type { NetworkId } from '@/lib/address/networks';
import type { Validity } from '@/lib/address/validate';

/** One record of a scam list, whatever source it came from. All text is already cleaned of control and bidi characters. */
export type Report = {
  /** Unique within its source. */
  id: string;
  sourceId: SourceId;
  /** The address as the source wrote it. */
  address: string;
  /** The network in our table that the source names; else the only one that the address fits; else null. */
  networkId: NetworkId | null;
  /** What the source calls the network: 'BTC', 'Ethereum'. */
  network: string;
  /** Number of reports; null where the source gave none that can be read. */
  count: number | null;
  /** Milliseconds since 1970; null where the source gave no date that can be read. */
  lastReported: number | null;
  /** What the source says about it: 'Lazarus Group, Ronin bridge theft'. */
  label?: string;
  /** https address of the public source. */
  link?: string;
};

/** `list:…` is a list that the user subscribed to or imported. What the user says of addresses is no source: see OwnMark. */
export type SourceId = 'starter' | 'service' | `list:${string}`;

/** What is known about one source of reports, and how old that is. Times in milliseconds since 1970. */
export type SourceState = {
  id: SourceId;
  /** 'Starter list', the host of the service, or what the user calls the list. */
  name: string;
  entries: number;
  /** The networks that its entries are of. Absent: it may speak of any. */
  networks?: NetworkId[];
  /** Rows of the last whole reading that had no address that can be read. */
  unreadable: number;
  /** The last time the whole list was read; null: never. */
  updatedAt: number | null;
  /** The last time that the source said that nothing changed since; null or absent: it never did. */
  unchangedAt?: number | null;
  /** Since when it says what it says, where that is known. */
  changedAt?: number | null;
  /** The last try, whatever came of it; null: never. */
  triedAt: number | null;
  /** Why the last try failed, in words for the user; null: it did not. */
  error: string | null;
  /** The first try that failed since one went well; null or absent: the last one went well. */
  failedSince?: number | null;
  /**
   * Set while the list is being read. `total` is null where the service does not tell, `perSecond` (records) is absent where that is
   * not known yet. `again`: it was read, and is looked through once more for records that moved meanwhile.
   */
  progress: { done: number; total: number | null; perSecond?: number; again?: true } | null;
};

/** What the user said of an account, in the user's own words. */
export type OwnMark = {
  kind: 'blocked' | 'trusted';
  /** 'Alice'; empty where the user gave none. */
  name: string;
  note: string;
  /** Of which address it was said, where that is another of the same key. */
  of?: string;
  /** When, in milliseconds since 1970; where it is known. */
  changedAt?: number | undefined;
};

/** An address that the user chose, which a text looks like without being it. */
export type LookalikeFact = Lookalike<Chosen>;

/** Where the user chose an address. `name`: what the user calls it; empty where there is no name. */
export type Chosen = { address: string } & (
  | { from: 'contact'; name: string }
  /** When the user checked it by hand, in milliseconds since 1970. */
  | { from: 'checked'; at: number }
  /** It is among the last that were copied. */
  | { from: 'copied' }
);

/** Where an address was put, for what matters only there. */
export type Placement = {
  /**
   * What was copied last, with the networks that it fits, where that is another address; null: it is not, or nothing is known. `address` may
   * be a short form, and is empty where it may be a key, which is not kept.
   */
  copied: { address: string; networks: NetworkId[]; at: number } | null;
  /** What the user put into the field, where something else than the user changed it since; null: it is as it was. */
  replaced: string | null;
  /** What a page showed where it put this address on the clipboard; null: the same, or it was not copied now. */
  shown: string | null;
  /** The networks that the form names; empty where it names none. */
  formNetworks: NetworkId[];
  /** The form asks for a tag and has none yet; absent: no. */
  lacksTag?: boolean;
  /** The form asks for an address to send to, as far as its words tell; absent: no. */
  isRecipient?: boolean;
};

/** What went wrong with a request to the service. One family, closed; the words are in lib/extension/service-words.ts. */
export type ServiceErrorKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'permission'
  | 'key'
  /** The browser does not tell the key that an administrator set. */
  | 'key-untold'
  | 'quota'
  | 'rejected'
  | 'not-found'
  | 'redirect'
  | 'too-big'
  | 'not-the-service'
  | 'empty'
  | 'broken'
  | 'not-understood'
  | 'refused'
  | 'server';

/** Why the service gave no answer. `isUnsent`: nothing was sent to it. */
export type Unanswered = { error: ServiceErrorKind; isUnsent?: true };

/** What the service said about one address, or why it said nothing. */
export type ServiceAnswer =
  /** Nobody wanted it asked, or there is none; `isNoAddress`: the text is none. */
  | { status: 'not-asked'; isNoAddress?: true }
  | ({ status: 'failed'; message: string; sourceName: string } & Unanswered)
  | {
      status: 'answered';
      /** The service's host. */
      sourceName: string;
      /** null: the field was absent or not a boolean. */
      valid: boolean | null;
      /** 'none': the service has no report. 'unknown': the field was absent or not understood, which is not "none". */
      report: { status: 'none' } | { status: 'unknown' } | { status: 'reported'; text: string };
      message: string;
      at: number;
    };

/** Everything that a verdict is decided from. */
export type Facts = {
  /** What the user gave or the page showed. */
  address: string;
  /** The network that the user chose, or null for "detect automatically". */
  networkId: NetworkId | null;
  /** The networks that the text fits, likeliest first. */
  networks: NetworkId[];
  /** For the chosen network; else for the likeliest one; else for the one that it comes closest to. */
  validity: Validity;
  /** The network that `validity` speaks of; null where the text comes close to none. */
  validityOf: NetworkId | null;
  /** The text looks like a private key or a seed phrase. It must not be sent or stored. */
  secret: boolean;
  /** There are invisible characters between those of the address where it stands. */
  invisible?: boolean;
  /** Nobody has the key. Only of what the user gives or puts somewhere: explorers show such addresses all over. */
  ownerless?: boolean;
  /** It is the contract of a token. Only of what the user gives or puts somewhere. */
  token?: boolean;
  /** Records of the same account, from every source, whatever the network. */
  reports: Report[];
  /** null: the local lists could not be read. */
  sources: SourceState[] | null;
  answer: ServiceAnswer;
  /** What the user said of the account; absent or null: nothing. */
  own?: OwnMark | null;
  /** Absent or null: it looks like nothing that the user chose, or it is that. */
  lookalike?: LookalikeFact | null;
  /** Absent: it is not about a place. */
  placement?: Placement;
  /** The networks on which the text that it was given in says to pay; absent: it was given alone, or that says none. */
  textNetworks?: NetworkId[];
  /** A list older than this no longer says that there is no report, in milliseconds. */
  staleAfter: number;
  /** Milliseconds since 1970. */
  now: number;
};
