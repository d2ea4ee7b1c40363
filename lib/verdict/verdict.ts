import type { Warning } from '@/lib/address/encoding';
import type { NetworkId } from '@/lib/address/networks';
import type { Validity } from '@/lib/address/validate';
import type { LookalikeFact, OwnMark, Report, Unanswered } from './facts';

export type Level = 'danger' | 'caution' | 'invalid' | 'unknown' | 'clear';

/** All levels, worst first. */
export const levels: readonly Level[] = ['danger', 'caution', 'invalid', 'unknown', 'clear'];

export function isMilder(level: Level, than: Level): boolean {
  return levels.indexOf(level) > levels.indexOf(than);
}

/** `clear` is not said before all have answered. */
export function levelSoFar(level: Level): Level {
  return level === 'clear' ? 'unknown' : level;
}

/** One reason of a verdict, with the level that it asks for, or that it is shown with where it is only a note (isNote). `sourceName` is who says so; `at` is when, in milliseconds since 1970. */
export type Reason =
  | {
      code: 'reported';
      level: 'danger';
      report: Report;
      /** On another network. */
      elsewhere: boolean;
      /** Under another text of the same account. */
      otherwise?: true;
      sourceName: string;
      at: number | null;
    }
  | ({ code: 'own-blocked'; level: 'danger' } & Omit<OwnMark, 'kind'>)
  /** A note: trust softens no report. */
  | ({ code: 'own-trusted'; level: 'unknown' } & Omit<OwnMark, 'kind'>)
  /** It looks like an address that the user chose and is another. 'invalid' where it is no address: then it is a typo at most. */
  | { code: 'lookalike'; level: 'caution' | 'invalid'; text: string; like: LookalikeFact }
  /** Something else than the user changed the address in a field, which `was` another. */
  | { code: 'field-changed'; level: 'caution'; was: string }
  /** Another address of the same kind was copied just before: it, or its short form; empty where it may be a key, which is not kept. */
  | { code: 'clipboard-changed'; level: 'caution'; copied: string }
  /** A page put this address on the clipboard in place of the one that it shows. */
  | { code: 'copied-other'; level: 'caution'; shown: string }
  /** The form names networks on which the address is none. */
  | { code: 'other-network'; level: 'caution'; asked: NetworkId[]; networks: NetworkId[] }
  | { code: 'text-network'; level: 'caution'; asked: NetworkId[]; networks: NetworkId[] }
  /** Exchanges of this network tell their customers apart by a tag. A note but where the form asks for one and has none. */
  | { code: 'tag'; level: 'unknown' | 'caution' }
  /** A note: the form of the address is that of contracts. */
  | { code: 'contract'; level: 'caution' | 'unknown' }
  /** Characters that cannot be seen stand between those of the address. A note where a page only shows it. */
  | { code: 'invisible'; level: 'unknown' | 'caution' }
  | { code: 'service-report'; level: 'caution'; text: string; sourceName: string; at: number }
  | {
      code: 'service-says-invalid';
      level: 'caution';
      message: string;
      sourceName: string;
      at: number;
    }
  | {
      code: 'service-says-valid';
      level: 'caution';
      message: string;
      sourceName: string;
      at: number;
    }
  | {
      code: 'warning';
      level: 'caution' | 'unknown';
      warning: Warning;
      /** The network that the address was read for. */
      networkId: NetworkId;
      /** The likelier network of the same text; null where there is none. */
      looksLike: NetworkId | null;
    }
  | { code: 'ownerless'; level: 'caution' }
  | { code: 'no-checksum'; level: 'unknown' }
  /** `either`: what it may as well be, a hash or an address of a network like Sui, or Solana's signature of a transaction. */
  | { code: 'secret'; level: 'invalid'; either: 'hash' | 'transaction' | null }
  | { code: 'not-sent'; level: 'invalid' }
  | {
      code: 'invalid';
      level: 'invalid';
      validity: Extract<Validity, { status: 'invalid' }>;
      /** The network that was not chosen but that the text comes closest to; null where it was chosen, or where there is none. */
      looksLike: NetworkId | null;
      /** The network that was chosen; absent: none was. */
      chosen?: NetworkId;
    }
  | ({
      code: 'service-failed';
      level: 'unknown';
      message: string;
      sourceName: string;
    } & Unanswered)
  /** The user did not wait for the service. */
  | { code: 'service-cancelled'; level: 'unknown'; sourceName: string }
  | { code: 'service-unclear'; level: 'unknown'; sourceName: string; at: number }
  | { code: 'lists-unreadable'; level: 'unknown' }
  | {
      code: 'list-never-read';
      level: 'unknown';
      sourceName: string;
      /** It is the service's own list. */
      ofService: boolean;
      error: string | null;
    }
  | {
      code: 'list-stale';
      level: 'unknown';
      sourceName: string;
      ofService: boolean;
      at: number;
      /** The list is young enough, but could not be read since. */
      failed: boolean;
    }
  | { code: 'starter-only'; level: 'unknown' }
  | { code: 'service-none'; level: 'clear'; sourceName: string; at: number }
  | { code: 'list-none'; level: 'clear'; sourceName: string; entries: number; at: number };

/** The decision about one address. The words for it are in words.ts. */
export type Verdict = {
  level: Level;
  /** The canonical text where the address is valid, else the text as it was given. */
  address: string;
  /** The network that was chosen; null where it was detected. */
  networkId: NetworkId | null;
  /** The networks that it can live on, likeliest first; empty where it fits none. */
  networks: NetworkId[];
  /** 'P2TR', 'EIP-55' …; absent where the address is invalid. */
  format?: string;
  checksum?: 'verified' | 'absent';
  /** Worst first, and last what is only noted and asks for no level; never empty. */
  reasons: Reason[];
  /** When it was judged, in milliseconds since 1970. */
  at: number;
};

/** The network that was chosen; where none was, those that the address can live on. */
export function networksMeant({
  networkId,
  networks,
}: Pick<Verdict, 'networkId' | 'networks'>): NetworkId[] {
  return networkId ? [networkId] : networks;
}

/** Whether the user blocked an address that no list reports. */
export function isOnlyBlocked({ reasons }: Verdict): boolean {
  return reasons[0]?.code === 'own-blocked' && !reasons.some(({ code }) => code === 'reported');
}

/** Whether the text that was checked is nothing that could be an address. */
export function isNoAddress({ reasons }: Pick<Verdict, 'reasons'>): boolean {
  return reasons.some(
    (reason) =>
      reason.code === 'invalid' && ['empty', 'not-an-address'].includes(reason.validity.reason),
  );
}

/** Whether the text was taken for a private key or a recovery phrase, and so must not be written out. */
export function isSecret({ reasons }: Verdict): boolean {
  return reasons.some(({ code }) => code === 'secret');
}

/** Whether a reason is that a letter of another alphabet stands in an address: a trick. */
export function isDisguise(reason: Reason): boolean {
  return reason.code === 'invalid' && reason.validity.reason === 'foreign-letter';
}
