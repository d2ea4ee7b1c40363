import { now } from './now';

/** A page that fights the card so often gets no card for a while. */
const maxAttacks = 3;
const truceMs = 60_000;

/** What the page did to the card. It outlasts the card: a page may replace its root, and the settings may change. */
export class Attacks {
  /** How the page fought the card, the last time; null: it did not. */
  last: string | null = null;
  #count = 0;
  #truceUntil = 0;

  /** The page fought the card too often: none is opened for a minute. */
  get isTruce(): boolean {
    return now() < this.#truceUntil;
  }

  note(how: string): void {
    this.last = how;
    if (++this.#count % maxAttacks === 0) this.#truceUntil = now() + truceMs;
  }
}
