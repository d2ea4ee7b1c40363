import type { AddressCard } from './address-card';
import { allOf, askFirst, type Put, putOf, teller } from './ask-about';
import { among, holds, textOf } from './field-text';
import { targetOf } from './focused';
import { hold } from './held-paste';
import { isSelect } from './kinds';
import { isAlive } from './lifetime';
import { now } from './now';
import { clickMs, fillMs, keyMs, missMs, sameMs } from './paste-times';
import { candidatesOf, fieldOf, type PutField } from './put-field';
import { allowCopy, forgetClick, hearCopy, tellClicked } from './tell-copied';
import { WatchedFields } from './watched-fields';
import { noCommand, passing, putIn, putInSomehow } from './words';

/**
 * Looks at addresses that the user copies and puts into fields, and has the card say what is wrong with one: on the quiet path nothing
 * happens. The field is looked at for a while, since a page or a program may change what the user put there.
 */
export class PasteGuard {
  /** The user wants an address held until it is known whether it is reported. */
  holdPastes: boolean;
  readonly #card: AddressCard;
  readonly #listening = new AbortController();
  readonly #tell: ReturnType<typeof teller>;
  readonly #once = { once: true, signal: this.#listening.signal };
  readonly #watched = new WatchedFields((...changed) => this.#onChanged(...changed));
  /** Where the user last pressed a key, unless something else wrote there since. */
  #keyed: PutField | undefined;
  /** When the user last pressed such a key, clicked or chose elsewhere than in a watched field, and put something in. */
  #lastKey = Number.NEGATIVE_INFINITY;
  #lastClick = Number.NEGATIVE_INFINITY;
  #lastPut = Number.NEGATIVE_INFINITY;
  /** The field of this document that what is dragged comes from, and a drop moves it. */
  #movedFrom: PutField | undefined;

  constructor(card: AddressCard, holdPastes: boolean) {
    this.#card = card;
    this.holdPastes = holdPastes;
    const { signal } = this.#listening;
    this.#tell = teller(card, signal);
    const on = <T extends keyof WindowEventMap>(type: T, run: (event: WindowEventMap[T]) => void) =>
      addEventListener(type, (event) => event.isTrusted && run(event), { capture: true, signal });
    on('paste', (event) => this.#onPut(event, event.clipboardData));
    on('drop', (event) => this.#onPut(event, event.dataTransfer));
    on('dragstart', (event) => {
      this.#movedFrom = fieldOf(event);
    });
    on('dragend', () => {
      this.#movedFrom = undefined;
    });
    on('input', this.#onInput);
    on('keydown', this.#onKey);
    // Before a click on "Send" does anything.
    for (const type of ['pointerdown', 'click'] as const) on(type, this.#onClick);
    on('click', (event) => card.holds(event) || tellClicked(event, card));
    for (const type of ['copy', 'cut'] as const) on(type, (one) => hearCopy(one, card, this.#once));
  }

  /** What is held goes in. */
  stop(): void {
    this.#listening.abort();
    this.#watched.stop();
  }

  #onPut(event: ClipboardEvent | DragEvent, data: DataTransfer | null): void {
    this.#lastPut = now();
    const field = fieldOf(event);
    const found = putOf(data?.getData('text'), field);
    if (!found || !field || !data) return;
    const put = { ...found, isApart: event.type === 'drop' };
    const beside = candidatesOf(textOf(field));
    const isHeld = this.holdPastes && !(this.#movedFrom && put.isApart) && isAlive();
    const release = isHeld && hold(event, data, field);
    if (release) void this.#askFirst(field, put, beside, release);
    // First comes the paste.
    else setTimeout(() => this.#ask(field, put, beside));
  }

  /** The page filled fields: what is reported is told, once, after a click as on 'Paste'. What the user types comes to its end first. */
  noteFilled(fields: PutField[]): void {
    const typed = this.#lastKey > this.#lastClick && this.#keyed;
    const all = fields.filter((one) => one !== typed && !this.#watched.has(one));
    const [field] = all;
    const put = putOf(`${all.map(textOf)}`, field, false);
    if (!put || !field || now() - this.#lastClick > fillMs) return;
    this.#watched.put(field, put);
    void this.#tell(field, put, put, all);
  }

  /** A page may keep the event of a paste from us: then what is in the field now is asked about, but not held. */
  #onMissed(field: PutField | undefined): void {
    const put = putOf(field && textOf(field), field);
    if (!put || !field || now() - this.#lastPut < sameMs) return;
    this.#lastPut = now();
    void this.#ask(field, put, []);
  }

  /** The user typed it to the end and left the field. */
  readonly #onTyped = (event: Event): void => {
    const field = event.isTrusted && fieldOf(event);
    if (!field) return;
    this.#watched.look();
    const put = putOf(textOf(field), field);
    if (!put) return;
    const isKnown = this.#watched.known(field);
    const [address, ...also] = allOf(put).filter((one) => !isKnown(one));
    const own = field === this.#keyed;
    if (address) void this.#ask(field, { ...put, address, also, own, isApart: true }, allOf(put));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, key } = event;
    const isControl = ctrlKey || metaKey;
    const isCommand = isControl && !noCommand.test(key);
    const field = fieldOf(event);
    forgetClick(isControl || /Menu|F10/.test(key));
    // It chooses what a list of a page offers.
    const isPut = this.#watched.has(field) && field?.role !== 'combobox';
    if (key === 'Enter' && !isPut) this.#onChosen(event);
    if (!isCommand) {
      this.#keyed = field;
      if (passing.test(key)) return;
      this.#lastKey = now();
      // What the page changed before is not what this key writes.
      this.#watched.look();
    } else if (field) {
      const [isOld, last] = [holds(textOf(field)), this.#lastPut];
      // A command that writes around an address puts none in.
      setTimeout(() => {
        const isNew = candidatesOf(textOf(field), field).some((one) => !isOld(one));
        if (isNew && this.#lastPut === last) this.#onMissed(field);
      }, missMs);
    }
  };

  readonly #onClick = (event: Event): void => {
    const field = fieldOf(event);
    this.#watched.look();
    allowCopy(!field || textOf(field) !== '');
    if (!this.#watched.has(field)) this.#onChosen(event);
  };

  /** Beside the card, a network may be chosen for what was put in, and the page says so after us; what is put in by that is no page's doing. */
  #onChosen(event: Event): void {
    if (this.#card.holds(event)) return;
    this.#lastClick = now();
    setTimeout(() => this.#watched.eachPut(this.#tell));
  }

  /** Commands of the page give trusted events too, but no key comes before them, and they put in more than one. */
  readonly #onInput = (event: Event): void => {
    if (isSelect(targetOf(event))) this.#onChosen(event);
    const field = fieldOf(event);
    // Of these no window hears out of a shadow root; and editors tell of no change.
    const ending = field && 'value' in field ? 'change' : 'blur';
    field?.addEventListener(ending, this.#onTyped, this.#once);
    const { inputType = '', data }: Partial<InputEvent> = event;
    if (putIn.test(inputType)) this.#onMissed(field);
    const isPut = putInSomehow.test(inputType) || (!/Comp/.test(inputType) && data?.[1]);
    const isByKey = !isPut && field === this.#keyed && now() - this.#lastKey < keyMs;
    if (!isByKey) this.#keyed = undefined;
    else if (field) this.#onEdited(field);
  };

  /** The user changed something in a field by a key: what is known of it is watched on, what is new comes to its end first. */
  #onEdited(field: PutField): void {
    const all = candidatesOf(textOf(field)).filter(this.#watched.known(field));
    this.#watched.forget(field);
    if (all[0]) this.#watch(field, all, true);
  }

  /** @param beside the addresses that stood there before */
  async #ask(field: PutField, put: Put, beside: string[]): Promise<void> {
    const all = [...allOf(put), ...beside.filter(holds(textOf(field)))];
    this.#watch(field, all, put.own);
    this.#watched.put(field, put);
    // Of a paste that was held, the user was told.
    if (!put.last) await this.#tell(field, put);
  }

  async #askFirst(field: PutField, put: Put, beside: string[], release: () => void): Promise<void> {
    if (!(await askFirst(this.#card, field, put, this.#listening.signal))) return;
    release();
    if (!this.#listening.signal.aborted) void this.#ask(field, put, beside);
  }

  #watch(field: PutField, all: string[], isUsers: boolean): void {
    this.#watched.watch(field, all);
    // The key and the click that led to it chose nothing after it.
    if (isUsers) this.#lastKey = this.#lastClick = Number.NEGATIVE_INFINITY;
  }

  #onChanged(put: PutField, field: PutField, before: string, all: string[]): void {
    const [found, isKnown] = [candidatesOf(textOf(field)), among(all)];
    const others = found.filter((one) => !isKnown(one));
    if (!others[0]) return;
    const address = others.find((one) => ![put, field].some((of) => this.#watched.wasPut(of, one)));
    const own = now() - this.#lastClick >= clickMs;
    this.#watched.forget(put);
    if (!address) this.#watch(field, found, false);
    else void this.#ask(field, { address, replaced: own ? before : null, own }, found);
  }
}
