import type { FoundOnPage, PageSettings } from '@/lib/extension/messages';
import { Highlighter } from './highlighter';
import { Hover } from './hover';
import { LookUp } from './look-up';
import { PlaceShower } from './place-shower';
import { Places } from './places';
import { Scanner } from './scanner';

/** Everything that runs on one page, or in one frame of it: reading, looking up, painting, and the card. */
export class PageCheck {
  readonly #places = new Places();
  readonly #lookUp: LookUp;
  readonly #highlighter: Highlighter;
  readonly #hover: Hover;
  readonly #shower: PlaceShower;
  readonly #scanner: Scanner;

  /** @param isTop only the top frame counts for the badge */
  constructor({ quietUnderline, mismatchWords }: PageSettings, isTop: boolean) {
    this.#lookUp = new LookUp(this.#places, isTop, () => {
      this.#highlighter.repaint();
      this.#hover.update();
    });
    this.#lookUp.mismatchWords = mismatchWords;
    this.#highlighter = new Highlighter(this.#places, ({ address, mismatch }) =>
      this.#lookUp.levelOf(address, mismatch),
    );
    this.#highlighter.quietUnderline = quietUnderline;
    this.#hover = new Hover(this.#places, this.#lookUp);
    this.#shower = new PlaceShower(this.#places);
    this.#scanner = new Scanner(this.#places, () => {
      this.#lookUp.update();
      this.#highlighter.repaint();
    });
  }

  stop(): void {
    this.#scanner.stop();
    this.#lookUp.stop();
    this.#hover.stop();
    this.#shower.stop();
    this.#highlighter.stop();
  }

  /** The settings or the lists changed, or the page came back from the browser's cache. */
  refresh({ quietUnderline }: PageSettings): void {
    this.#highlighter.quietUnderline = quietUnderline;
    this.#highlighter.repaint();
    this.#lookUp.refresh();
    this.#hover.refresh();
  }

  found(): Pick<FoundOnPage, 'addresses' | 'skipped' | 'tampered'> {
    const addresses = [...this.#places.addresses].flatMap(([address, { times }]) => {
      const answer = this.#lookUp.answerTo(address);
      return answer ? [{ address, networks: answer.networks, times, level: answer.level }] : [];
    });
    return { addresses, skipped: this.#scanner.skipped, tampered: this.#hover.tampered };
  }

  show(address: string): boolean {
    return this.#shower.show(address);
  }
}
