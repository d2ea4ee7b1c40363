import { findCandidates } from '@/lib/address/candidates';
import { among, holds } from './field-text';
import { isForSecrets } from './for-secrets';
import { allIn, type Field, fits, isField, isSelect } from './kinds';
import { passively } from './passively';
import type { Places } from './places';
import { findCarried } from './shortened';
import { fieldsAndChoices, lastPart, secretKey, typed } from './words';

const minLength = 25;
const maxLength = 64 * 1024;
/** So much is read of what a link to pay shows. */
const longestLink = 2000;
/** Longer texts without an address, as code, are left out of what a page fills in at once, which is read up to some length. */
const longestKey = 999;
/** A page with more fields has the others left out. */
const maxFields = 500;
/** How long nobody types before what was typed is read, in milliseconds. */
const quietMs = 600;
/** So often are they read after a click or what is typed: what a page puts in then comes without an event, perhaps once the browser has asked. */
const reads = 16;

/** A link to pay. It is no field for secrets. */
type Link = HTMLAnchorElement & { value: undefined; autocomplete: '' };
type Read = Field | HTMLSelectElement | Link;

/**
 * Keeps the list of addresses that stand in the fields of a page, and in links to pay that do not show them. Reads when the typing has
 * paused, never a field for secrets.
 */
export class Fields {
  readonly #places: Places;
  readonly #onChange: () => void;
  readonly #onFilled: (fields: Field[]) => void;
  /** What each held when it was read last; undefined: it is still to be read. */
  readonly #fields = new Map<Read, string | undefined>();
  readonly #secret = new WeakSet<Read>();
  readonly #listening = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many more times they are read, whatever happens. */
  #more = 0;

  /**
   * @param onChange called after what was typed, or came, changed the list
   * @param onFilled called with fields that hold another address than before
   */
  constructor(places: Places, onChange: () => void, onFilled: (fields: Field[]) => void) {
    this.#places = places;
    this.#onChange = onChange;
    this.#onFilled = onFilled;
    for (const type of ['input', 'click'])
      addEventListener(type, () => this.#wait(), passively(this.#listening));
  }

  stop(): void {
    this.#listening.abort();
    clearTimeout(this.#timer);
  }

  /** Takes up the fields in a tree, to be read soon. */
  find(root: ParentNode & Node): void {
    for (const field of [root, ...allIn<Read>(root, fieldsAndChoices)]) {
      if (!fits<Read>(field, fieldsAndChoices)) continue;
      this.readSoon();
      if (this.#fields.size >= maxFields) return;
      this.#fields.set(field, this.#fields.get(field));
    }
  }

  /** Forgets the fields that the page took away. */
  prune(): void {
    for (const field of this.#fields.keys()) {
      if (field.isConnected) continue;
      this.#fields.delete(field);
      this.#places.mention(field, []);
    }
  }

  /** Reads the fields that hold something else than the last time. */
  read(): void {
    this.prune();
    const filled: Field[] = [];
    for (const [field, last] of this.#fields) {
      const value = this.#valueOf(field);
      if (value === last) continue;
      this.#fields.set(field, value);
      const all = addressesIn(value);
      this.#places.mention(
        field,
        all.map((address) => ({ address })),
      );
      if (last === undefined || !isField(field)) continue;
      // What stood there before, the user was told of; what may be a key, or is a name, is none of the addresses that are listed.
      const isOld = all[0] ? all.every(among(addressesIn(last))) : value[longestKey];
      if (value && !isOld) filled.push(field);
    }
    this.#onFilled(filled);
  }

  #valueOf(field: Read): string {
    // A page shows a password by making its field one for text.
    if (isForSecrets(field)) this.#secret.add(field);
    const isOpen = typed.includes(field.type) && !this.#secret.has(field);
    const text = isSelect(field) ? chosenIn(field) : (field.value ?? hiddenIn(field));
    return isOpen ? (findCarried(text, field) ?? text) : '';
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#more = reads;
    this.readSoon();
  }

  /** Reads the fields in a while: a page fills them without an event, mostly as something else changes. */
  readSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const before = this.#places.editCount;
      this.read();
      if (this.#places.editCount !== before) this.#onChange();
      if (--this.#more > 0) this.readSoon();
    }, quietMs);
  }
}

/** Where a link to pay leads; '' where it shows the end of that address, as the whole and its short forms do. */
function hiddenIn(link: Link): string {
  const isShown = holds(link.textContent.slice(0, longestLink));
  return isShown(`${lastPart.exec(link.href)}`) ? '' : link.href;
}

/** The value of what is chosen, and its text, where that says something else. */
function chosenIn({ value, selectedOptions: [option] }: HTMLSelectElement): string {
  const text = option?.text ?? '';
  return text.includes(value) ? text : `${value} ${text}`;
}

function addressesIn(value: string): string[] {
  if (!value[minLength - 1] || value[maxLength]) return [];
  return findCandidates(value)
    .map(({ start, end }) => value.slice(start, end))
    .filter((address) => !secretKey.test(address));
}
