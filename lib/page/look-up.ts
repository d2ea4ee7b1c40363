import { type PageAnswer, type PageSettings, send } from '@/lib/extension/messages';
import { type Level, levels } from '@/lib/verdict/verdict';
import { logFailure } from './lifetime';
import type { Places } from './places';

/** The most that one message may ask for. */
const batchSize = 200;
/** After a failure, unless the page changes before. */
const retryMs = 10_000;
/** More answers than that, and those about texts that left the page are forgotten. */
const maxKept = 5000;

/**
 * Asks the background which of the page's texts are addresses and what the local lists say of them, a batch at a time. What has no
 * answer is asked for again, and nothing is said of it meanwhile: never silently `clear`.
 */
export class LookUp {
  /** What is said where a shortened text goes to another address. */
  mismatchWords: PageSettings['mismatchWords'] = { headline: '', text: '' };
  readonly #places: Places;
  readonly #onAnswers: () => void;
  readonly #countsForTab: boolean;
  readonly #answers = new Map<string, PageAnswer | null>();
  readonly #answered = new Set<string>();
  readonly #mismatches = new WeakMap<PageAnswer, PageAnswer>();
  #asking = false;
  #stopped = false;
  #sentCount = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param countsForTab tell the background how many addresses are reported
   * @param onAnswers called after each batch
   */
  constructor(places: Places, countsForTab: boolean, onAnswers: () => void) {
    this.#places = places;
    this.#countsForTab = countsForTab;
    this.#onAnswers = onAnswers;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    if (this.#sentCount > 0) this.#send(0);
  }

  /**
   * What is known of an address; undefined where it is none on this page, or was not answered yet.
   * @param mismatch the page shows a short form of another address in its place (Place.mismatch)
   */
  answerTo(address: string, mismatch = false): PageAnswer | undefined {
    const answer = this.#answers.get(address);
    if (!answer) return undefined;
    if (answer.needsContext && !this.#places.addresses.get(address)?.standsOut) return undefined;
    return mismatch ? this.#calledOut(answer) : answer;
  }

  levelOf(address: string, mismatch = false): Level | undefined {
    return this.answerTo(address, mismatch)?.level;
  }

  /** Takes a newer answer than the look-up's: the one to pointing at an address. */
  keep(address: string, answer: PageAnswer | null): void {
    if (this.#stopped) return;
    this.#answers.set(address, answer);
    this.#answered.add(address);
    this.#sendCount();
    this.#onAnswers();
  }

  /** Asks for all again: the lists changed. What is known stays until the new answer is there. */
  refresh(): void {
    this.#answered.clear();
    this.#sentCount = -1;
    this.update();
  }

  /** Asks for the addresses that have no answer yet. */
  update(): void {
    if (this.#asking || this.#stopped) return;
    this.#forgetGone();
    void this.#askAll();
  }

  /** The answer, with our own warning first unless something worse is known. */
  #calledOut(answer: PageAnswer): PageAnswer {
    const known = this.#mismatches.get(answer);
    if (known) return known;
    const { headline, text } = this.mismatchWords;
    const isWorse = levels.indexOf(answer.level) <= levels.indexOf('caution');
    const reason = { level: 'caution', text, source: '' } as const;
    const calledOut: PageAnswer = isWorse
      ? { ...answer, reasons: [...answer.reasons, reason] }
      : { ...answer, level: 'caution', headline, reasons: [reason, ...answer.reasons] };
    this.#mismatches.set(answer, calledOut);
    return calledOut;
  }

  async #askAll(): Promise<void> {
    this.#asking = true;
    clearTimeout(this.#retry);
    try {
      for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) {
        for (const address of batch) this.#answered.add(address);
        await this.#ask(batch);
        if (this.#stopped) return;
      }
      this.#sendCount();
    } catch (error) {
      if (this.#stopped) return;
      logFailure('no look-up', error);
      this.#retry = setTimeout(() => this.update(), retryMs);
    } finally {
      this.#asking = false;
    }
  }

  async #ask(texts: string[]): Promise<void> {
    try {
      const answers = await send('page/look-up', { texts });
      for (const [index, text] of texts.entries()) this.#answers.set(text, answers[index] ?? null);
    } catch (error) {
      for (const text of texts) this.#answered.delete(text);
      throw error;
    }
    if (!this.#stopped) this.#onAnswers();
  }

  #nextBatch(): string[] {
    const batch: string[] = [];
    for (const address of this.#places.addresses.keys()) {
      if (!this.#answered.has(address)) batch.push(address);
      if (batch.length === batchSize) break;
    }
    return batch;
  }

  #sendCount(): void {
    if (!this.#countsForTab) return;
    let reported = 0;
    for (const address of this.#places.addresses.keys()) {
      if (this.levelOf(address) === 'danger') reported++;
    }
    if (reported !== this.#sentCount) this.#send(reported);
  }

  #send(reported: number): void {
    this.#sentCount = reported;
    send('page/count', { reported }).catch(() => {
      // Not told, so it is sent again with the next change.
      this.#sentCount = -1;
    });
  }

  #forgetGone(): void {
    if (this.#answers.size < maxKept + this.#places.addresses.size) return;
    for (const address of this.#answers.keys()) {
      if (this.#places.addresses.has(address)) continue;
      this.#answers.delete(address);
      this.#answered.delete(address);
    }
  }
}
