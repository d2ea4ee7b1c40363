import { asSeen } from '@/lib/address/as-seen';
import { type LookedUp, send } from '@/lib/extension/messages';
import { mostAlike } from '@/lib/extension/tab-messages';
import { isMilder, type Level } from '@/lib/verdict/verdict';
import { logFailure } from './lifetime';
import type { Found } from './place';
import type { OnPage, Places } from './places';

/** The most that one message may ask for; and the first one, which is about what the user sees. */
const batchSize = 200;
const firstBatchSize = 50;
/** After a failure, unless the page changes before: at first, as when the background is only starting, and at the latest. */
const firstRetryMs = 500;
const lastRetryMs = 10_000;
/** Different answers that are kept as one object each. */
const maxKinds = 200;

/** More than any address has that a page writes in the usual way. */
const longest = 512;

/** The text as it is asked about: of very many characters in it that cannot be seen, one says enough. */
export function asAsked(text: string): string {
  return text[longest] ? `${text[0]}\u200b${asSeen(text.slice(1))}` : text;
}

type Asked = [string, OnPage];

/**
 * Asks the background which of the page's texts are addresses and what the local lists say of them, a batch at a time. What has no
 * answer is asked for again, and nothing is said of it meanwhile: never silently `clear`. The answers stand with the addresses, and
 * go when those leave the page.
 */
export class LookUp {
  readonly #places: Places;
  readonly #onAnswers: () => void;
  /** Answers that say the same are one object. */
  readonly #kinds = new Map<string, LookedUp>();
  /** Counts up when all is to be asked for again. */
  #round = 1;
  #batchSize = firstBatchSize;
  #asking = false;
  #stopped = false;
  #told = '';
  #pause = firstRetryMs;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** @param onAnswers called after each batch */
  constructor(places: Places, onAnswers: () => void) {
    this.#places = places;
    this.#onAnswers = onAnswers;
    this.#told = this.#count();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    for (const known of this.#places.onPage.values()) known.lastAnswer = undefined;
    this.#tellCount();
  }

  /** The addresses on the page that are reported. */
  get reportedTexts(): string[] {
    return [...this.#places.onPage.keys()].filter((address) => this.levelOf(address) === 'danger');
  }

  /** What is known of an address; undefined where it is none on this page, or was not answered yet. */
  lookedUp(address: string): LookedUp | undefined {
    return this.#places.lookedUp(address);
  }

  /** @param mismatch the page shows a short form of another address in its place (Place.mismatch): that alone asks for caution */
  levelOf(address: string, mismatch = false): Level | undefined {
    const level = this.lookedUp(address)?.level;
    return level && mismatch && isMilder(level, 'caution') ? 'caution' : level;
  }

  /** Of the address that a link goes to and the other one that it shows, that of which worse is known. */
  worseAt({ address, mismatch, rival = '' }: Found): string {
    const level = this.levelOf(address, mismatch);
    const shown = this.levelOf(rival);
    return shown && (!level || isMilder(level, shown)) ? rival : address;
  }

  /** Texts on the page that end as one does, itself among them. */
  endingAs(address: string): string[] {
    const end = address.slice(-3).toLowerCase();
    return [...this.#places.onPage.keys()]
      .filter((one) => one.slice(-3).toLowerCase() === end)
      .slice(0, mostAlike)
      .map(asAsked);
  }

  /** Asks once more about one address. What the user was told of it stays with the card: the page sees the marks. */
  again(address: string): void {
    const known = this.#places.onPage.get(address);
    if (known) known.lastRound = 0;
    this.lookUpMore();
  }

  /** Asks for all again: the lists changed. What is known stays until the new answer is there. */
  refreshAll(): void {
    this.#round++;
    this.#told = '';
    this.lookUpMore();
  }

  /** Asks for the addresses that have no answer yet. */
  lookUpMore(): void {
    if (!this.#asking && !this.#stopped) void this.#askAll();
  }

  /** The frame goes, and its addresses count no more. */
  tellLeaving(): void {
    if (this.reportedTexts[0]) send('page/count').catch(() => {});
  }

  async #askAll(): Promise<void> {
    this.#asking = true;
    clearTimeout(this.#retry);
    try {
      // One pass over all for many batches; then another one, for what was found meanwhile.
      for (let asked = true; asked; ) {
        asked = false;
        const addresses = this.#places.onPage.entries();
        for (let batch = this.#nextBatch(addresses); batch[0]; ) {
          asked = true;
          await this.#ask(batch);
          if (this.#stopped) return;
          batch = this.#nextBatch(addresses);
        }
      }
      this.#tellCount();
    } catch (error) {
      if (this.#stopped) return;
      logFailure(error);
      this.#retry = setTimeout(() => this.lookUpMore(), this.#pause);
      this.#pause = Math.min(2 * this.#pause, lastRetryMs);
    } finally {
      this.#asking = false;
    }
  }

  /** Goes on where the one before ended. */
  #nextBatch(addresses: MapIterator<Asked>): Asked[] {
    const batch: Asked[] = [];
    for (const one of addresses)
      if (one[1].lastRound !== this.#round && batch.push(one) === this.#batchSize) break;
    return batch;
  }

  async #ask(batch: Asked[]): Promise<void> {
    const round = this.#round;
    const { kinds, of } = await send('page/look-up', {
      texts: batch.map(([text]) => asAsked(text)),
    });
    if (this.#stopped) return;
    this.#pause = firstRetryMs;
    this.#batchSize = batchSize;
    const known = kinds.map((kind) => this.#oneOf(kind));
    for (const [index, [, onPage]] of batch.entries()) {
      onPage.lastAnswer = known[of[index] ?? -1] ?? null;
      onPage.lastRound = round;
    }
    this.#onAnswers();
  }

  /** The object that stands for all answers that say the same. */
  #oneOf(kind: LookedUp): LookedUp {
    const key = JSON.stringify(kind);
    const known = this.#kinds.get(key) ?? kind;
    if (this.#kinds.size < maxKinds) this.#kinds.set(key, known);
    return known;
  }

  #count(): string {
    return `${this.reportedTexts.join()} ${this.#places.onPage.size > 0}`;
  }

  /** The background asks all frames of the tab then; so what it shows is the truth of the moment. */
  #tellCount(): void {
    const count = this.#count();
    if (count === this.#told) return;
    this.#told = count;
    send('page/count').catch(() => {
      // Not told, so it is sent again with the next change.
      this.#told = '';
    });
  }
}
