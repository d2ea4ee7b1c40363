import type { NetworkId } from '@/lib/address/networks';
import type { Level } from '@/lib/verdict/verdict';

/** Of one frame; the badge shows no more. */
export const mostReported = 1000;
/** So many that end alike are told of. */
export const mostAlike = 20;

/** Messages from the background or the popup to the content scripts of one tab. */
export type TabMessages = {
  /** What a frame shows, for the popup's "This page". */
  'tab/found': { request: undefined; response: FoundOnPage };
  /** The reported addresses that a frame shows, at most mostReported. */
  'tab/count': { request: undefined; response: string[] };
  /** Texts of a frame that end as an address does, itself among them: at most mostAlike. */
  'tab/alike': { request: { address: string }; response: string[] };
  /** Scrolls a frame to the next place of the address and pulses it. */
  'tab/show': { request: { address: string }; response: boolean };
  /** The settings or the lists changed: ask 'page/settings' and look up again. */
  'tab/refresh': { request: undefined; response: null };
  /** The user pressed the shortcut: check what is selected. Only the frame that has the focus answers. */
  'tab/check-selection': { request: undefined; response: true };
  /** A frame of the page tampered with the card. For the top frame, which tells the popup. */
  'tab/tampered': { request: { how: string }; response: null };
};

/** What a frame shows; where checks are switched off, nothing is found. */
export type FoundOnPage = Partial<Findings> & {
  host: string;
  enabled: boolean;
  /** What people see there and no script can read. */
  outOfReach: 'pdf' | 'canvas' | null;
  /** Set where the page hid, covered or restyled the card. */
  tampered: string | null;
};

export type Findings = {
  addresses: FoundAddress[];
  /** Texts with addresses that are too long to be painted. */
  unpainted: number;
  /** Not all of the page was read and looked up yet. */
  isReading: boolean;
};

/** `shownAs`: the short form of another address under which the page shows this one. */
export type FoundAddress = {
  address: string;
  networks: NetworkId[];
  level: Level;
  times: number;
  shownAs?: string | undefined;
};
