/** What may be an address in a text: offsets in UTF-16 units, and whether it stands out there (see lib/address/stands-out.ts). */
export type Found = { start: number; end: number; address: string; standsOut: boolean };

/** One place on the page where an address may stand. */
export type Place = Found & { node: Text };

/** A page that shows more is not read further: the list and the memory stay bounded. */
export const maxPlaces = 50_000;

/**
 * Where on the page which addresses stand. Text nodes with offsets, no live ranges: the browser would correct each of those on
 * every mutation of the page.
 */
export class Places {
  /** Distinct texts, in the order in which they were found, with the number of their places. */
  readonly addresses = new Map<string, { times: number; standsOut: boolean }>();
  /** Counts up with every change. */
  version = 0;
  total = 0;
  readonly #byNode = new Map<Text, Found[]>();

  /** Says what stands in a node now; an empty list forgets the node. */
  set(node: Text, found: Found[]): void {
    this.drop(node);
    const kept = found.slice(0, Math.max(0, maxPlaces - this.total));
    if (kept.length === 0) return;
    this.#byNode.set(node, kept);
    this.total += kept.length;
    this.version++;
    for (const { address, standsOut } of kept) {
      const known = this.addresses.get(address) ?? { times: 0, standsOut: false };
      known.times++;
      // Once a text calls it an address, it is one all over the page.
      known.standsOut ||= standsOut;
      this.addresses.set(address, known);
    }
  }

  drop(node: Text): void {
    const found = this.#byNode.get(node);
    if (!found) return;
    this.#byNode.delete(node);
    this.total -= found.length;
    this.version++;
    for (const { address } of found) {
      const known = this.addresses.get(address);
      if (known && --known.times === 0) this.addresses.delete(address);
    }
  }

  /** Forgets the nodes that the page took away. */
  prune(): void {
    for (const node of this.#byNode.keys()) if (!node.isConnected) this.drop(node);
  }

  nodes(): Iterable<Text> {
    return this.#byNode.keys();
  }

  in(node: Text): Place[] {
    return this.#byNode.get(node)?.map((found) => ({ ...found, node })) ?? [];
  }

  /** The place that a caret stands in, its ends included, unless the text has changed since it was read. */
  at(node: Node, offset: number): Place | undefined {
    if (!(node instanceof Text)) return undefined;
    const found = this.#byNode
      .get(node)
      ?.find(({ start, end }) => start <= offset && offset <= end);
    return found && node.data.startsWith(found.address, found.start)
      ? { ...found, node }
      : undefined;
  }

  /** All places of an address, in the order of the document. */
  of(address: string): Place[] {
    return [...this.#byNode.keys()]
      .flatMap((node) => this.in(node))
      .filter((place) => place.address === address)
      .sort(inDocumentOrder);
  }
}

export function isSamePlace(a: Place, b: Place | undefined): boolean {
  return a.node === b?.node && a.start === b.start && a.address === b.address;
}

function inDocumentOrder(a: Place, b: Place): number {
  if (a.node === b.node) return a.start - b.start;
  return a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
