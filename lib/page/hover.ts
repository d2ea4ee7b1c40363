import type { AddressCard } from './address-card';
import type { Attacks } from './attacks';
import { rootElement } from './kinds';
import type { LookUp } from './look-up';
import { now } from './now';
import { passively } from './passively';
import { isSamePlace, type Place } from './place';
import { placeAnchor } from './place-anchor';
import { placeAtPoint } from './place-at-point';
import type { Places } from './places';
import { selected } from './selected';
import { pressing } from './words';

/** How long the pointer rests on an address before the card opens, and how long it is away before the card closes. */
const openMs = 120;
const closeMs = 300;

type Pointer = { x: number; y: number; isOnCard: boolean };

/** Opens the card where the pointer rests on an address or the shortcut is pressed, and closes it again. Trusts the user's events only. */
export class Hover {
  readonly #places: Places;
  readonly #lookUp: LookUp;
  readonly #card: AddressCard;
  readonly #attacks: Attacks;
  readonly #listening = new AbortController();
  #shown: Place | undefined;
  #next: Place | undefined;
  /** Where the user closed the card: it stays away until the pointer has left. */
  #dismissed: Place | undefined;
  #pointer: Pointer | undefined;
  #frame = 0;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(places: Places, lookUp: LookUp, card: AddressCard, attacks: Attacks) {
    this.#places = places;
    this.#lookUp = lookUp;
    this.#card = card;
    this.#attacks = attacks;
    card.onDismiss = () => this.#dismiss();
    this.#listen();
  }

  stop(): void {
    this.#listening.abort();
    cancelAnimationFrame(this.#frame);
    this.#close();
  }

  /** The user pressed the shortcut in this frame. Returns false where no card may open. */
  checkSelection(): boolean {
    if (this.#attacks.isTruce) return false;
    if (this.#card.remind()) return true;
    this.#close();
    const what = selected(this.#places);
    if (what.node && this.#lookUp.lookedUp(this.#lookUp.worseAt(what))) {
      void this.#card.open(what, placeAnchor(what), true);
    } else if (what.node) {
      void this.#card.openOnText(what.address, placeAnchor(what));
    } else {
      void this.#card.openOnText(what.text, what.anchor);
    }
    return true;
  }

  #listen(): void {
    const { signal } = this.#listening;
    const passive = passively(this.#listening);
    addEventListener('mousemove', (event) => this.#follow(event), passive);
    addEventListener('mouseover', (event) => this.#leaveForFrame(event), passive);
    // Without capture, which would tell of every element that the pointer leaves.
    rootElement().addEventListener('mouseleave', (event) => event.isTrusted && this.#leave(), {
      signal,
    });
    addEventListener('scroll', (event) => this.#onScroll(event), passive);
    addEventListener('pagehide', () => this.#close(), passive);
    for (const type of pressing) addEventListener(type, (event) => this.#onPress(event), passive);
    addEventListener('keydown', (event) => this.#onKey(event), { capture: true, signal });
  }

  #follow(event: MouseEvent): void {
    // Pressed buttons: the user selects or drags.
    if (!event.isTrusted || event.buttons !== 0) return;
    if (!this.#places.placeCount && !this.#shown) return;
    this.#pointer = { x: event.x, y: event.y, isOnCard: this.#card.holds(event) };
    this.#lookSoon();
  }

  /**
   * All that a page hears where the pointer goes into a frame of it. It comes too where the page moves or covers what is under a resting
   * pointer: by that no card opens, and none closes before the guard has looked.
   */
  #leaveForFrame(event: MouseEvent): void {
    const { x, y } = this.#pointer ?? {};
    const hasMoved = event.x !== x || event.y !== y;
    if (hasMoved && (this.#shown ?? this.#next)) this.#follow(event);
  }

  /** The text may have left the pointer. Scrolling alone does not close the card, or a page could close it by a jitter. */
  #onScroll({ isTrusted }: Event): void {
    if (isTrusted && (this.#shown ?? this.#next)) this.#lookSoon();
  }

  #onPress(event: Event): void {
    // The page takes a press that it hears of for one beside its dialog, and closes that. Some listen where we do.
    if (this.#card.holds(event)) event.stopImmediatePropagation();
    else if (event.isTrusted && now() > this.#card.freshUntil) this.#dismiss();
  }

  #onKey(event: KeyboardEvent): void {
    if (!event.isTrusted || event.key !== 'Escape' || !this.#card.isOpen) return;
    // This key is the card's: the page's dialog behind it stays.
    event.preventDefault();
    event.stopPropagation();
    this.#dismiss();
  }

  #lookSoon(): void {
    // Anew each time: a page may have ended all that there were.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (this.#pointer) this.#look(this.#pointer);
    });
  }

  #look({ x, y, isOnCard }: Pointer): void {
    const isOnOpenCard = isOnCard && this.#card.isOpen;
    const place = isOnOpenCard ? this.#shown : placeAtPoint(this.#places, x, y);
    if (!place || !isSamePlace(place, this.#dismissed)) this.#dismissed = undefined;
    if (!place || this.#dismissed || !this.#lookUp.lookedUp(this.#lookUp.worseAt(place))) {
      this.#leave();
    } else if (this.#card.isOpen && isSamePlace(place, this.#shown)) {
      this.#keepOpen();
      this.#cancelOpening();
    } else if (!isSamePlace(place, this.#next)) {
      this.#cancelOpening();
      this.#next = place;
      this.#opening = setTimeout(() => this.#open(place), openMs);
    }
  }

  #leave(): void {
    this.#cancelOpening();
    // What opened by itself or by a key meanwhile stays.
    if (this.#shown)
      this.#closing ??= setTimeout(() => this.#card.isPinned || this.#end(), closeMs);
  }

  #keepOpen(): void {
    clearTimeout(this.#closing);
    this.#closing = undefined;
  }

  #cancelOpening(): void {
    clearTimeout(this.#opening);
    this.#next = undefined;
  }

  #open(place: Place): void {
    this.#next = undefined;
    const anchor = placeAnchor(place, this.#pointer);
    if (this.#attacks.isTruce || this.#card.isPinned || !anchor.box()) return;
    this.#keepOpen();
    this.#shown = place;
    void this.#card.open(place, anchor, false);
  }

  #dismiss(): void {
    this.#dismissed ??= this.#shown ?? this.#next;
    this.#close();
  }

  #close(): void {
    this.#cancelOpening();
    this.#end();
  }

  /** Where the pointer rests on another address meanwhile, its card opens after this one. */
  #end(): void {
    this.#keepOpen();
    this.#shown = undefined;
    this.#card.close();
  }
}
