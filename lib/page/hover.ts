import { type PageAnswer, send } from '@/lib/extension/messages';
import { HoverCard } from './hover-card';
import { logFailure } from './lifetime';
import type { LookUp } from './look-up';
import { holds, placeAtPoint } from './place-at-point';
import { isSamePlace, type Place, type Places } from './places';
import { boxesOf } from './range-box';

/** How long the pointer rests on an address before the card opens, and how long it is away before the card closes. */
const openMs = 120;
const closeMs = 300;
/** A page that fights the card so often gets no card for a while. */
const maxTampered = 3;
const truceMs = 60_000;

/** Opens the card where the pointer rests on an address, and closes it again. Listens to trusted events only. */
export class Hover {
  /** How the page fought the card, the last time; null: it did not. */
  tampered: string | null = null;
  readonly #places: Places;
  readonly #lookUp: LookUp;
  readonly #card: HoverCard;
  readonly #listening = new AbortController();
  /** Addresses that the background was asked about because the user pointed at them. */
  readonly #pointedAt = new Set<string>();
  #shown: Place | undefined;
  #answer: PageAnswer | undefined;
  #note = '';
  #next: Place | undefined;
  #tampering = 0;
  #truceUntil = 0;
  #pointer: { x: number; y: number; target: EventTarget | null } | undefined;
  #frame = 0;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(places: Places, lookUp: LookUp) {
    this.#places = places;
    this.#lookUp = lookUp;
    this.#card = new HoverCard(
      () => this.#close(),
      (how) => this.#noteTampering(how),
    );
    const { signal } = this.#listening;
    const passive = { capture: true, passive: true, signal };
    addEventListener('mousemove', (event) => this.#follow(event), passive);
    // Without capture, which would tell of every element that the pointer leaves.
    document.documentElement.addEventListener(
      'mouseleave',
      (event) => event.isTrusted && this.#leave(),
      { signal },
    );
    addEventListener('scroll', (event) => this.#onScroll(event), passive);
    addEventListener(
      'keydown',
      (event) => event.isTrusted && event.key === 'Escape' && this.#close(),
      passive,
    );
    addEventListener('pagehide', () => this.#close(), passive);
  }

  stop(): void {
    this.#listening.abort();
    cancelAnimationFrame(this.#frame);
    this.#close();
  }

  /** The settings or the lists changed: asks again where the user points next. */
  refresh(): void {
    this.#pointedAt.clear();
  }

  /** Shows what is known by now in the open card. */
  update(): void {
    if (!this.#shown) return;
    const answer = this.#lookUp.answerTo(this.#shown.address);
    if (answer !== this.#answer) this.#show(this.#shown, this.#note);
  }

  #follow({ isTrusted, clientX: x, clientY: y, target, buttons }: MouseEvent): void {
    // Pressed buttons: the user selects or drags.
    if (!isTrusted || buttons !== 0 || (this.#places.total === 0 && !this.#shown)) return;
    this.#pointer = { x, y, target };
    this.#lookSoon();
  }

  /** The text may have left the pointer. Scrolling alone does not close the card, or a page could close it by a jitter. */
  #onScroll({ isTrusted }: Event): void {
    if (isTrusted && this.#shown) this.#lookSoon();
  }

  #lookSoon(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#look();
    });
  }

  #look(): void {
    if (!this.#pointer) return;
    const { x, y, target } = this.#pointer;
    const overCard = this.#card.isAt(target);
    const place = overCard ? this.#shown : placeAtPoint(this.#places, x, y);
    if (!place || !this.#lookUp.answerTo(place.address)) {
      this.#leave();
    } else if (isSamePlace(place, this.#shown)) {
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
    if (this.#shown) this.#closing ??= setTimeout(() => this.#close(), closeMs);
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
    if (
      performance.now() < this.#truceUntil ||
      this.#places.at(place.node, place.start)?.address !== place.address
    )
      return;
    this.#close();
    this.#shown = place;
    const { address } = place;
    const isFirst = !this.#pointedAt.has(address);
    this.#show(place, isFirst ? 'Checking…' : '');
    if (isFirst) void this.#pointAt(address);
  }

  async #pointAt(address: string): Promise<void> {
    this.#pointedAt.add(address);
    let note = '';
    try {
      this.#lookUp.keep(address, await send('page/point-at', { address }));
    } catch (error) {
      this.#pointedAt.delete(address);
      note = `Not checked. ${error instanceof Error ? error.message : error}`;
    }
    if (this.#shown?.address === address) this.#show(this.#shown, note);
  }

  #show(place: Place, note: string): void {
    this.#note = note;
    this.#answer = this.#lookUp.answerTo(place.address);
    const boxes = boxesOf(place);
    const { x, y } = this.#pointer ?? { x: 0, y: 0 };
    const text = boxes.find((box) => holds(box, x, y)) ?? boxes[0];
    if (text && this.#answer) this.#card.show(text, this.#answer, note);
    else this.#close();
  }

  #close(): void {
    this.#keepOpen();
    this.#cancelOpening();
    this.#shown = undefined;
    this.#card.close();
  }

  #noteTampering(how: string): void {
    this.#close();
    this.tampered = how;
    if (++this.#tampering % maxTampered === 0) this.#truceUntil = performance.now() + truceMs;
    send('page/tampered', { how }).catch((error: unknown) =>
      logFailure('tampering could not be reported', error),
    );
  }
}
