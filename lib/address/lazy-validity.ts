import { type Hit, spell, type Warning } from './encoding';

/**
 * The answer that an address is valid, whose canonical text is made when it is first read. It is a property of the object's own,
 * as all others are, so what compares or copies the answer sees it.
 */
export class LazyValidity {
  readonly status = 'valid';
  declare readonly canonical: string;
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
    Object.defineProperty(this, 'canonical', LazyValidity.#property);
  }

  /** One for all objects: with a function for each, every object would be of another shape, which is slow. */
  static readonly #property: PropertyDescriptor & ThisType<LazyValidity> = {
    enumerable: true,
    configurable: true,
    get() {
      this.#canonical ??= spell(this.#hit);
      return this.#canonical;
    },
    set(canonical: string) {
      this.#canonical = canonical;
    },
  };
}
