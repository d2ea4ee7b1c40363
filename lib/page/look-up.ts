import { send } from '@/lib/extension/messages';
import type { Level, Verdict } from '@/lib/verdict/verdict';
import { logFailure } from './lifetime';
import type { Places } from './places';

/** The most that one message may ask for. */
const batchSize = 200;
/** After a failure, unless the page changes before. */
const retryMs = 10_000;
/** More verdicts than that, and those of addresses that left the page are forgotten. */
const maxKept = 5000;

/**
 * Asks the background for the local verdicts of the page's addresses, a batch at a time. An address without an answer is `unknown`,
 * and is asked for again: never silently `clear`.
 */
export class LookUp {
  readonly #places: Places;
  readonly #onVerdicts: () => void;
  readonly #countsForTab: boolean;
  readonly #verdicts = new Map<string, Verdict>();
  readonly #answered = new Set<string>();
  #asking = false;
  #stopped = false;
  #sentCount = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param countsForTab tell the background how many addresses are reported
   * @param onVerdicts called after each batch
   */
  constructor(places: Places, countsForTab: boolean, onVerdicts: () => void) {
    this.#places = places;
    this.#countsForTab = countsForTab;
    this.#onVerdicts = onVerdicts;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    if (this.#sentCount > 0) this.#send(0);
  }

  verdictOf(address: string): Verdict | undefined {
    return this.#verdicts.get(address);
  }

  levelOf(address: string): Level {
    return this.#verdicts.get(address)?.level ?? 'unknown';
  }

  /** Takes a newer verdict than the look-up's: the answer to pointing at an address. */
  keep(address: string, verdict: Verdict): void {
    if (this.#stopped) return;
    this.#verdicts.set(address, verdict);
    this.#answered.add(address);
    this.#sendCount();
    this.#onVerdicts();
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
      logFailure('addresses could not be looked up', error);
      this.#retry = setTimeout(() => this.update(), retryMs);
    } finally {
      this.#asking = false;
    }
  }

  async #ask(addresses: string[]): Promise<void> {
    try {
      const verdicts = await send('page/look-up', { addresses });
      for (const [index, address] of addresses.entries()) {
        const verdict = verdicts[index];
        if (verdict) this.#verdicts.set(address, verdict);
      }
    } catch (error) {
      for (const address of addresses) this.#answered.delete(address);
      throw error;
    }
    if (!this.#stopped) this.#onVerdicts();
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
    if (this.#verdicts.size < maxKept + this.#places.addresses.size) return;
    for (const address of this.#verdicts.keys()) {
      if (this.#places.addresses.has(address)) continue;
      this.#verdicts.delete(address);
      this.#answered.delete(address);
    }
  }
}
