import type { LookedUp } from '@/lib/extension/messages';
import { isText } from './kinds';
import { type Found, isSamePlace, type Place } from './place';
import { detached, holdsCaret, inDocumentOrder, isShown, textsAfter } from './place-text';

/** An address that a field holds: seen, but nowhere in the text of the page. */
export type Mention = Pick<Found, 'address' | 'standsOut' | 'rival'>;

/** What is known of one address all over the page. There are thousands, and a property that comes later takes twice the memory. */
export type OnPage = {
  times: number;
  standsOut: boolean;
  /** What the background said; null: it is no address. */
  lastAnswer: LookedUp | null | undefined;
  /** When it was asked (see look-up.ts). */
  lastRound: number;
};

/** A page that shows more is not read further: the list and the memory stay bounded. */
export const maxPlaces = 50_000;

/** As many addresses that left the page are remembered. */
const maxLeft = 1000;

/**
 * Where on the page which addresses stand. Text nodes with offsets, no live ranges: the browser would correct each of those on
 * every mutation of the page.
 */
export class Places {
  /** Distinct texts, in the order in which they were found. */
  readonly onPage = new Map<string, OnPage>();
  /** Counts up with every change. */
  editCount = 0;
  /** Places that can be painted, and mentions. */
  placeCount = 0;
  /** Addresses that have just left the page, with what is known of them: a text that is read again brings them back. */
  readonly #left = new Map<string, OnPage>();
  /** A list takes memory too, and most nodes hold one address, and nothing else: then it stands here alone. */
  readonly #byNode = new Map<Text, string | Found | Found[]>();
  /** For the nodes that a split address goes on in: where it begins. */
  readonly #beginnings = new Map<Text, Text>();
  readonly #mentions = new Map<Element, Mention[]>();

  /**
   * Says what begins in a node now, and keeps the objects that say it; an empty list forgets the node.
   * @param from how many in the node are said already: one text may hold more than are taken at a time
   * @param isMore others are said later
   */
  set(node: Text, found: Found[], from = 0, isMore?: boolean): void {
    const all = this.#foundIn(node);
    // What is read again is mostly the same, and to forget thousands takes long.
    const isSame = found.every((one, index) => !one.endNode && isSamePlace(one, all[from + index]));
    if (isSame && isMore) return;
    this.#release(all.splice(isSame ? from + found.length : from));
    if (!isSame) all.push(...this.#keep(node, found.slice(0, maxPlaces - this.placeCount)));
    const [first] = all;
    if (first) this.#byNode.set(node, all[1] ? all : inShort(first, node));
    else this.#byNode.delete(node);
  }

  /** Says what a field holds; an empty list forgets it. */
  mention(owner: Element, mentions: Mention[]): void {
    this.#release(this.#mentions.get(owner) ?? []);
    this.#mentions.delete(owner);
    if (!mentions[0] || this.placeCount + mentions.length > maxPlaces) return;
    this.#mentions.set(owner, mentions);
    for (const mention of mentions) this.#take(mention);
  }

  /** Forgets a node. Answers the node in which an address begins that went on in this one, which must be read again. */
  drop(node: Text): Text | undefined {
    this.set(node, []);
    const beginning = this.#beginnings.get(node);
    this.#beginnings.delete(node);
    if (beginning) this.set(beginning, []);
    return beginning;
  }

  /** Forgets the texts that the page took away, not what it says of fields. Answers the nodes in which a split address begins that lost a part. */
  prune(): Text[] {
    return [...this.#byNode.keys(), ...this.#beginnings.keys()]
      .map((node) => (node.isConnected ? undefined : this.drop(node)))
      .filter((beginning): beginning is Text => !!beginning?.isConnected);
  }

  /** Forgets the nodes in which the page shows something else by now. */
  *verify(): Generator<void> {
    for (const node of this.#byNode.keys()) {
      for (const place of this.in(node)) {
        if (!isShown(place)) this.drop(node);
        yield;
      }
    }
  }

  all(): Place[] {
    return [...this.#byNode.keys()].flatMap((node) => this.in(node));
  }

  /** The places that begin in a node, in the order of the text. */
  in(node: Text): Place[] {
    return this.#foundIn(node).map((found) => ({ ...found, node }));
  }

  /** The place that a caret stands in, its ends included, unless the text has changed since it was read. */
  at(node: Node, offset: number): Place | undefined {
    if (!isText(node)) return undefined;
    const places = [this.#beginnings.get(node) ?? node, node]
      .flatMap((one) => this.in(one))
      .filter((place) => holdsCaret(place, node, offset) && isShown(place));
    // A split address and a part of it may both look like one.
    return places.find(({ address }) => this.lookedUp(address)) ?? places[0];
  }

  /** See LookUp. */
  lookedUp(address: string): LookedUp | undefined {
    const { lastAnswer, standsOut } = this.onPage.get(address) ?? {};
    return lastAnswer && (!lastAnswer.needsContext || standsOut) ? lastAnswer : undefined;
  }

  /** All places of an address, in the order of the document. */
  of(address: string): Place[] {
    return this.all()
      .filter((place) => textsOf(place).includes(address))
      .sort(inDocumentOrder);
  }

  /** The fields that hold an address. */
  ownersOf(address: string): Element[] {
    return [...this.#mentions].flatMap(([owner, mentions]) =>
      mentions.some((mention) => mention.address === address) ? [owner] : [],
    );
  }

  #keep(node: Text, found: Found[]): Found[] {
    // Firefox copies the whole text for each look at it.
    const data = node.length < 300 && node.data;
    for (const one of found) {
      one.address = one.address === data ? data : detached(one.address);
      this.#take(one);
      if (!one.endNode) continue;
      for (const part of textsAfter(node, one.endNode)) this.#beginnings.set(part, node);
    }
    return found;
  }

  #foundIn(node: Text): Found[] {
    const found = this.#byNode.get(node) ?? [];
    if (typeof found === 'string') return [{ address: found, start: 0, end: found.length }];
    // Not by `flat`, which copies: of 50,000 that takes Firefox 8 ms.
    return Array.isArray(found) ? found : [found];
  }

  #take(found: Mention): void {
    const { standsOut = false } = found;
    this.placeCount++;
    this.editCount++;
    for (const address of textsOf(found)) {
      const known = this.onPage.get(address) ??
        this.#left.get(address) ?? { times: 0, standsOut, lastAnswer: undefined, lastRound: 0 };
      this.onPage.set(address, known);
      known.times++;
      // Once a text calls it an address, it is one all over the page.
      known.standsOut ||= standsOut;
    }
  }

  #release(found: Mention[]): void {
    if (!found[0]) return;
    this.placeCount -= found.length;
    this.editCount++;
    for (const address of found.flatMap(textsOf)) {
      const known = this.onPage.get(address);
      if (!known || --known.times > 0) continue;
      this.onPage.delete(address);
      this.#left.set(address, known);
    }
    if (this.#left.size > maxLeft) this.#left.clear();
  }
}

/** What is asked about because of one place. */
function textsOf({ address, rival }: Mention): string[] {
  return rival ? [address, rival] : [address];
}

/** The address alone where that is all that there is to say. */
function inShort(found: Found, node: Text): string | Found {
  const isAll = found.address === node.data && found.standsOut === undefined;
  return isAll ? found.address : found;
}
