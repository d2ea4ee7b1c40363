import { type Hit, spell, type Warning } from './encoding';
import type { Validity } from './validate';

/**
 * The answer that an address is valid, whose canonical text is made when it is first read. All of its kind share one getter: a property
 * of each one's own takes longer than to look at an address of 40 hex digits. Copies are made by `toJSON`, which knows the text too.
 */
export class LazyValidity {
  readonly status = 'valid';
  readonly format: string;
  readonly checksum: 'verified' | 'absent';
  readonly testnet: boolean;
  declare readonly warning?: Warning;
  readonly #hit: Hit;
  #canonical: string | undefined;

  constructor(hit: Hit) {
    this.format = hit.format;
    this.checksum = hit.checksum === 'verified' ? 'verified' : 'absent';
    this.testnet = hit.testnet;
    if (hit.warning) this.warning = hit.warning;
    this.#hit = hit;
  }

  get canonical(): string {
    this.#canonical ??= spell(this.#hit);
    return this.#canonical;
  }

  toJSON(): Validity {
    return { ...this, canonical: this.canonical };
  }
}
