import { type Hit, spell, type Warning } from './encoding';

/**
 * The answer that an address is valid, whose canonical text is made when it is first read. It is read from the class and not from
 * the object itself, as an own property that is made late takes longer than to validate the address: `{ ...validity }` and
 * structuredClone leave it out, JSON has it.
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
    this.checksum = hit.checksum;
    this.testnet = hit.testnet;
    if (hit.warning) this.warning = hit.warning;
    this.#hit = hit;
  }

  get canonical(): string {
    this.#canonical ??= spell(this.#hit);
    return this.#canonical;
  }

  toJSON(): object {
    return { ...this, canonical: this.canonical };
  }
}
