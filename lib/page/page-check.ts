import { asSeen } from '@/lib/address/as-seen';
import type { PageSettings } from '@/lib/extension/messages';
import type { Findings, FoundAddress } from '@/lib/extension/tab-messages';
import { AddressCard } from './address-card';
import type { Attacks } from './attacks';
import { Highlighter } from './highlighter';
import { Hover } from './hover';
import { isHtml, rootElement } from './kinds';
import { LookUp } from './look-up';
import { PasteGuard } from './paste-guard';
import { PlaceShower } from './place-shower';
import { Places } from './places';
import { Scanner } from './scanner';

/** Everything that runs on one page, or in one frame of it: reading, looking up, painting, and the card. */
export class PageCheck {
  readonly #places = new Places();
  readonly lookUp: LookUp;
  readonly #highlighter: Highlighter;
  readonly #card: AddressCard;
  /** XML without a look of its own has no place for the card: Firefox would no longer show it as a tree. */
  readonly hover: Hover | undefined;
  readonly #pasteGuard: PasteGuard;
  readonly #shower: PlaceShower;
  readonly #scanner: Scanner;

  constructor({ quietUnderline, holdPastes, looks }: PageSettings, attacks: Attacks) {
    this.lookUp = new LookUp(this.#places, () => this.#highlighter.repaint());
    this.#highlighter = new Highlighter(
      this.#places,
      (place) => this.lookUp.levelOf(this.lookUp.worseAt(place), place.mismatch),
      () => this.#scanner.markedRoots(),
      looks.shadowRules,
    );
    this.#highlighter.underlinesQuiet = quietUnderline;
    // Before what no page needs at once: what is in view is asked about meanwhile.
    this.#scanner = new Scanner(
      this.#places,
      () => {
        this.lookUp.lookUpMore();
        this.#highlighter.repaint();
      },
      (fields) => this.#pasteGuard.noteFilled(fields),
    );
    this.#card = new AddressCard(this.lookUp, looks, attacks);
    // It hears of a press on the card, too, which the next one keeps from all others.
    this.#pasteGuard = new PasteGuard(this.#card, holdPastes);
    const root: Element = rootElement();
    if (isHtml(root) || root instanceof SVGElement)
      this.hover = new Hover(this.#places, this.lookUp, this.#card, attacks);
    this.#shower = new PlaceShower(this.#places);
  }

  stop(): void {
    // Before the card closes, which would say that a held paste is not meant.
    this.#pasteGuard.stop();
    this.#scanner.stop();
    this.lookUp.stop();
    this.hover?.stop();
    this.#shower.stop();
    this.#highlighter.stop();
  }

  /** The settings or the lists changed, or the page came back from the browser's cache. */
  refreshAll({ quietUnderline, holdPastes }: PageSettings): void {
    this.#pasteGuard.holdPastes = holdPastes;
    this.#highlighter.underlinesQuiet = quietUnderline;
    this.#highlighter.repaint();
    this.lookUp.refreshAll();
    this.#card.refreshAll();
  }

  found(): Findings {
    this.#scanner.readFields();
    this.lookUp.lookUpMore();
    const addresses: FoundAddress[] = [];
    let isReading = this.#scanner.isUnfinished;
    // Those that are shown as what they are stand under no address.
    const short = new Map(
      this.#places
        .all()
        .map(({ mismatch, address, shortened }) => [mismatch && address, shortened]),
    );
    for (const [address, { times, lastAnswer }] of this.#places.onPage) {
      const shownAs = short.get(address);
      const level = this.lookUp.levelOf(address, !!shownAs);
      isReading ||= lastAnswer === undefined;
      if (!level || !lastAnswer) continue;
      addresses.push({
        address: asSeen(address),
        networks: lastAnswer.networks,
        times,
        level,
        shownAs,
      });
    }
    return { addresses, unpainted: this.#scanner.tooLongCount, isReading };
  }

  show(address: unknown): boolean {
    const written = this.#places.onPage.keys();
    return written.some((text) => asSeen(text) === address && this.#shower.show(text));
  }
}
