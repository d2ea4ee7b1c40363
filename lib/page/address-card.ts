import { NoAnswerError, type PageAnswer, send } from '@/lib/extension/messages';
import type { PageLooks } from '@/lib/extension/page-looks';
import type { Attacks } from './attacks';
import type { Decide, Subject } from './card-subject';
import { type CardActions, filled } from './card-view';
import { type Anchor, HoverCard } from './hover-card';
import { logFailure } from './lifetime';
import type { LookUp } from './look-up';
import type { Place } from './places';

/** After so long without an answer, what the page knows is shown, in milliseconds. A card that opens and changes at once flickers. */
const patienceMs = 80;

/** The card about one address: what is known of it, what the background knows by now, and what the buttons do. */
export class AddressCard {
  /** The user pressed Close. */
  onDismiss: () => void = () => this.close();
  readonly #lookUp: LookUp;
  readonly #attacks: Attacks;
  readonly #card: HoverCard;
  readonly #looks: PageLooks;
  /** Addresses that the background was asked about because the user pointed at them. */
  readonly #pointedAt = new Set<string>();
  #subject: Subject | undefined;
  #answer: PageAnswer | undefined;
  #note = '';

  constructor(lookUp: LookUp, looks: PageLooks, attacks: Attacks) {
    this.#lookUp = lookUp;
    this.#looks = looks;
    this.#attacks = attacks;
    this.#card = new HoverCard(
      looks,
      () => this.close(),
      (how) => this.#noteTampering(how),
    );
  }

  get isOpen(): boolean {
    return this.#card.isOpen;
  }

  get isPinned(): boolean {
    return this.#subject?.isPinned ?? false;
  }

  holds(event: Event): boolean {
    return this.#card.holds(event);
  }

  /** The settings or the lists changed: asks again about what the user points at next. */
  refresh(): void {
    this.#pointedAt.clear();
  }

  /** Opens the card on an address of the page, or takes the open one there. */
  async open(place: Place, anchor: Anchor, isPinned: boolean): Promise<void> {
    const { address, shortened, mismatch = false } = place;
    const shown = shortened ? { text: shortened, isOther: mismatch } : undefined;
    const subject = { text: address, anchor, isPinned, shown };
    this.#subject = subject;
    if (this.#pointedAt.has(address)) {
      this.#update(subject);
      return;
    }
    this.#pointedAt.add(address);
    const late = setTimeout(() => this.#update(subject, this.#looks.words.checking), patienceMs);
    try {
      this.#lookUp.keep(address, await send('page/point-at', { address }));
      this.#update(subject);
    } catch (error) {
      this.#pointedAt.delete(address);
      this.#update(subject, this.#wordsOf(error, 'notChecked'));
    } finally {
      clearTimeout(late);
    }
  }

  /** Opens the card on a text that the user selected, whether there is an address in it or not. */
  async openOnText(text: string, anchor: Anchor): Promise<void> {
    const subject: Subject = { text, anchor, isPinned: true };
    this.#subject = subject;
    try {
      const answer = await send('page/check-text', { text });
      subject.text = answer.address;
      this.#show(subject, answer);
    } catch (error) {
      this.#show(subject, this.#looks.notChecked, this.#wordsOf(error));
    }
  }

  /**
   * Says something of the address in a field. The focus stays there, unless there is something to decide; so does the card until the
   * user closes it. A page that fights the card could write the address itself, so then it is taken to be meant.
   */
  openNote(answer: PageAnswer, anchor: Anchor, decide?: Decide): void {
    this.#subject?.decide?.(false);
    if (this.#attacks.isTruce) {
      decide?.(true);
      return;
    }
    const { address: text } = answer;
    const subject: Subject = { text, anchor, isPinned: true, isNote: !decide, decide };
    this.#subject = subject;
    this.#show(subject, answer, decide && this.#looks.words.held);
  }

  /** Shows in the open card what the look-up knows by now. Of a field it knows nothing, and has nothing to say in a note on one. */
  update(): void {
    const subject = this.#subject;
    if (!subject || !this.isOpen || subject.decide || subject.isNote) return;
    if (this.#lookUp.answerTo(subject.text) !== this.#answer) this.#update(subject, this.#note);
  }

  close(): void {
    this.#subject?.decide?.(false);
    this.#subject = undefined;
    this.#answer = undefined;
    this.#card.close();
  }

  #update(subject: Subject, note = ''): void {
    const answer = this.#lookUp.answerTo(subject.text);
    if (answer) this.#show(subject, answer, note);
  }

  #show(subject: Subject, answer: PageAnswer, note = ''): void {
    if (subject !== this.#subject) return;
    const { anchor, shown, isPinned, text } = subject;
    if (!this.isOpen && !anchor.box()) {
      this.close();
      return;
    }
    this.#answer = answer;
    this.#note = note;
    const level = shown?.isOther ? this.#lookUp.levelOf(text, true) : answer.level;
    const leveled = { ...answer, level: level ?? answer.level };
    this.#card.show(anchor, { answer: leveled, note, shown }, this.#actions(subject, answer));
    if (isPinned && !subject.isNote) this.#card.focus();
  }

  #actions(subject: Subject, answer: PageAnswer): CardActions {
    const { address } = answer;
    const say = (note: string) => this.#show(subject, answer, note);
    const tell = (error: unknown) => say(this.#wordsOf(error));
    return {
      copy: () =>
        void navigator.clipboard.writeText(address).then(
          () => say(this.#looks.words.copied),
          () => say(this.#looks.words.notCopied),
        ),
      openExplorer: () => void send('page/open-explorer', { address }).catch(tell),
      openPopup: () => void send('page/open-popup', { address }).catch(tell),
      askService: () => void this.#ask(subject, answer),
      close: () => this.onDismiss(),
      ...(subject.decide && {
        dropPaste: () => this.onDismiss(),
        pasteAnyway: () => {
          subject.decide?.(true);
          this.onDismiss();
        },
      }),
    };
  }

  async #ask(subject: Subject, before: PageAnswer): Promise<void> {
    const { text } = subject;
    this.#show(subject, before, filled(this.#looks.words.asking, { service: before.service }));
    try {
      const answer = await send('page/ask-service', { address: text });
      this.#lookUp.keep(text, answer);
      if (answer) this.#show(subject, answer);
    } catch (error) {
      this.#show(subject, before, this.#wordsOf(error, 'notAsked'));
    }
  }

  #wordsOf(error: unknown, sentence?: 'notChecked' | 'notAsked'): string {
    const { words } = this.#looks;
    const isSilent = error instanceof NoAnswerError || !(error instanceof Error);
    const message = isSilent ? words.noAnswer : error.message;
    return sentence ? filled(words[sentence], { message }) : message;
  }

  #noteTampering(how: string): void {
    this.#subject?.decide?.(true);
    this.close();
    this.#attacks.note(how);
    send('page/tampered', { how }).catch(logFailure);
  }
}
