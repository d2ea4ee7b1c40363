/** What may be an address in a text, and where it stands there. */
export type Found = {
  /** The whole address (for a shortened text: the one that its link or attribute carries). */
  address: string;
  /** Offset in `node`, UTF-16. */
  start: number;
  /** Offset in `endNode` (in `node` where there is none), UTF-16. */
  end: number;
  /** The text around it says that it is an address (see lib/address/stands-out.ts). */
  standsOut?: boolean;
  /** The node that the text ends in, where it is split over inline elements. */
  endNode?: Text;
  /** What the page shows instead of the whole address: '0x1234…abcd'. */
  shortened?: string;
  /** Whether the shortened text is none of the address that its link goes to. */
  mismatch?: boolean;
  /** The whole address that the page shows, where the link goes to another one; or empty. */
  rival?: string;
};

/** One place on the page where an address may stand. */
export type Place = Found & { node: Text };

/** Whether two say the same. What an address goes on in, where it is split over several nodes, is not looked at. */
export function isSamePlace(a: Found & Partial<Place>, b: typeof a | undefined): boolean {
  return (
    a.node === b?.node &&
    a.start === b?.start &&
    a.end === b.end &&
    a.address === b.address &&
    a.standsOut === b.standsOut &&
    a.shortened === b.shortened
  );
}

export function areSamePlaces(a: Place[], b: Place[]): boolean {
  return a.length === b.length && a.every((place, index) => isSamePlace(place, b[index]));
}
