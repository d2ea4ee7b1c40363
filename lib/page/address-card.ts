import { type PageAnswer, send } from '@/lib/extension/messages';
import type { PageLooks } from '@/lib/extension/page-looks';
import { isMilder } from '@/lib/verdict/verdict';
import { type Put, reasonsOf } from './ask-about';
import type { Attacks } from './attacks';
import { asMarked, type Decide, type Subject, unlessClear, untell, wordsOf } from './card-subject';
import { type CardActions, filled } from './card-view';
import { controlsNear } from './controls-near';
import { copyAddress } from './copy-address';
import { type Anchor, HoverCard } from './hover-card';
import { keepAnswer } from './keep-answer';
import { logFailure } from './lifetime';
import { asAsked, type LookUp } from './look-up';
import { now } from './now';
import type { Place } from './place';
import { subjectAt } from './subject-at';

/** After so long without an answer, what the page knows is shown, in milliseconds. A card that opens and changes at once flickers. */
const patienceMs = 80;

/** The card about one address: what is known of it, what the background knows by now, and what the buttons do. */
export class AddressCard {
  /** The user pressed Close. */
  onDismiss: () => void = () => this.close();
  /** What came by itself is to be seen until then, for a second, whatever is pressed beside it. See now.ts. */
  freshUntil = 0;
  readonly #lookUp: LookUp;
  readonly #attacks: Attacks;
  readonly #card: HoverCard;
  readonly #looks: PageLooks;
  /** What the background said of addresses because the user pointed at them. */
  readonly #pointedAt = new Map<string, PageAnswer>();
  #subject: Subject | undefined;
  #answer: PageAnswer | undefined;

  constructor(lookUp: LookUp, looks: PageLooks, attacks: Attacks) {
    this.#lookUp = lookUp;
    this.#looks = looks;
    this.#attacks = attacks;
    const lose = () => this.#lose();
    this.#card = new HoverCard(looks, lose, (how) => this.#noteTampering(how));
  }

  get isOpen(): boolean {
    return this.#card.isOpen;
  }

  get isPinned(): boolean | undefined {
    return this.#subject?.isPinned;
  }

  /** Takes the user to a paste that waits for an answer; false: there is none. */
  remind(): boolean {
    if (!this.#subject?.decide) return false;
    this.#card.focus();
    return true;
  }

  holds(event: Event): boolean {
    return this.#card.holds(event);
  }

  /** The settings or the lists changed: asks again about the address in the open card, and what the user points at next. */
  refreshAll(): void {
    this.#pointedAt.clear();
    if (this.#subject?.isOnPage && this.isOpen) void this.#point(this.#subject, this.#answer);
  }

  /** Opens the card on an address of the page, or takes the open one there. */
  async open(place: Place, anchor: Anchor, isPinned: boolean): Promise<void> {
    const text = this.#lookUp.worseAt(place);
    const subject = subjectAt(place, text, anchor, isPinned, this.#looks);
    this.#subject = subject;
    const known = this.#pointedAt.get(text);
    this.#show(subject, known);
    await this.#point(subject, known);
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
      this.#show(subject, this.#looks.notChecked, wordsOf(error, this.#looks.words));
    }
  }

  /**
   * Says something of the address in a field. The focus stays there, unless there is something to decide; so does the card until the
   * user closes it. A paste that waits is not pushed aside by a note. A page that fights the card could write it itself: then it is meant.
   */
  openNote(answer: PageAnswer, anchor: Anchor, put?: Put, decide?: Decide): void {
    if (!decide && this.#subject?.decide) return;
    untell(this.#subject);
    this.#subject?.decide?.(false);
    if (this.#attacks.isTruce) return void decide?.(true);
    if (put) put.last = reasonsOf(answer);
    // What the user does next stays in view.
    const at = { ...anchor, beside: controlsNear(anchor.node) };
    const { address: text } = answer;
    this.#subject = { text, anchor: at, isPinned: true, isNote: !decide, put, decide };
    this.#show(this.#subject, answer, decide && this.#looks.words.held);
    this.freshUntil = now() + 1000;
  }

  /** There is nothing more to say of what was put in. */
  closeNote(put: Put): void {
    put.last = undefined;
    if (this.#subject?.put === put) this.close();
  }

  close(): void {
    this.#subject?.decide?.(false);
    this.#subject = undefined;
    this.#answer = undefined;
    this.#card.close();
  }

  /** It is none of the user's doing that this closes. */
  #lose(): void {
    untell(this.#subject);
    this.close();
  }

  /** @param shown what the card shows of the subject already */
  async #point(subject: Subject, shown?: PageAnswer): Promise<void> {
    const { text, isToken } = subject;
    const { words } = this.#looks;
    const marked = () => asMarked(text, this.#lookUp.lookedUp(text), this.#looks);
    const showMark = () => this.#show(subject, marked(), words.checking);
    const late = shown ? 0 : setTimeout(showMark, patienceMs);
    try {
      const asked = { address: asAsked(text), alike: this.#lookUp.endingAs(text), isToken };
      const answer = await send('page/point-at', asked);
      keepAnswer(this.#pointedAt, text, answer, this.#lookUp);
      this.#show(subject, answer);
    } catch (error) {
      const known = unlessClear(shown ?? marked(), words);
      this.#show(subject, known, wordsOf(error, words, 'notChecked'));
    } finally {
      clearTimeout(late);
    }
  }

  #show(subject: Subject, answer: PageAnswer | null | undefined, note = subject.note ?? ''): void {
    if (subject !== this.#subject || !answer) return;
    const { anchor, shortForm, isPinned } = subject;
    if (!this.isOpen && !anchor.box()) return void this.#lose();
    this.#answer = answer;
    const isMild = shortForm?.isOther && isMilder(answer.level, 'caution');
    const leveled = isMild ? { ...answer, level: 'caution' as const } : answer;
    this.#card.show(anchor, { answer: leveled, note, shortForm }, this.#actions(subject, answer));
    if (isPinned && !subject.isNote) this.#card.focus();
  }

  #actions(subject: Subject, answer: PageAnswer): CardActions {
    const say = (note: string) => this.#show(subject, answer, note);
    const tell = (error: unknown) => say(wordsOf(error, this.#looks.words));
    const open = (what: 'explorer' | 'popup') => () =>
      void send(`page/open-${what}`, { address: answer.address }).catch(tell);
    const close = () => this.onDismiss();
    return {
      copy: () =>
        void copyAddress(answer.address).then(
          () => say(this.#looks.words.copied),
          () => say(this.#looks.words.notCopied),
        ),
      openExplorer: open('explorer'),
      openPopup: open('popup'),
      askService: () => void this.#ask(subject, answer),
      close,
      ...(subject.decide && {
        dropPaste: close,
        pasteAnyway: () => {
          subject.decide?.(true);
          close();
        },
      }),
    };
  }

  async #ask(subject: Subject, before: PageAnswer): Promise<void> {
    this.#show(subject, before, filled(this.#looks.words.asking, { service: before.service }));
    try {
      const answer = await send('page/ask-service', { address: asAsked(subject.text) });
      keepAnswer(this.#pointedAt, subject.text, answer, this.#lookUp);
      this.#show(subject, answer);
    } catch (error) {
      this.#show(subject, before, wordsOf(error, this.#looks.words, 'notAsked'));
    }
  }

  #noteTampering(how: string): void {
    this.#subject?.decide?.(true);
    this.#lose();
    this.#attacks.note(how);
    send('page/tampered', { how }).catch(logFailure);
  }
}
