import type { NetworkId } from '@/lib/address/networks';
import type { Level } from '@/lib/verdict/verdict';

/** More checks than that, and the oldest are forgotten. */
export const mostKept = 1000;

/** The messages about what the user checked by hand. */
export type HistoryMessages = {
  /** The last checks, the latest first. */
  'history/list': { request: { most: number }; response: History };
  /** Forgets one check. */
  'history/remove': { request: { id: number }; response: null };
  /** Puts one back that was forgotten. Tells whether it is there then: of those that are kept, it may be older than all. */
  'history/restore': { request: Omit<HistoryEntry, 'id'>; response: boolean };
  /** Forgets all checks. */
  'history/erase': { request: undefined; response: null };
};

export type History = {
  /** Whether checks are kept now. What was kept before stays until it is erased. */
  isKept: boolean;
  /** The user's organisation set that. */
  isLocked: boolean;
  entries: HistoryEntry[];
};

/** One check: what was checked, when, and what the verdict was then. */
export type HistoryEntry = {
  id: number;
  address: string;
  /** The network that the user chose; null: it was detected. */
  networkId: NetworkId | null;
  /** Milliseconds since 1970. */
  at: number;
  level: Level;
  /** The user had blocked it, and no list reported it; absent in checks of earlier versions. */
  isOnlyBlocked?: boolean | undefined;
};
