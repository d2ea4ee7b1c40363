import type { PageAnswer } from '@/lib/extension/messages';
import cardStyle from './card.css?inline';
import { guardCard } from './card-guard';
import { type Box, cardPosition } from './card-position';
import { hostStyle } from './card-style';
import { cardView } from './card-view';

/** Marks our host, so that a new copy of the script finds what an old one left. */
export const hostMark = 'data-wac-host';

/**
 * The card on the page: a closed shadow root in the top layer, under a tag that no rule of the page can know beforehand.
 * It shows and closes; what to show is decided by the hover.
 */
export class HoverCard {
  readonly #onClose: () => void;
  readonly #onTampered: (how: string) => void;
  #host: HTMLElement | undefined;
  #root: ShadowRoot | undefined;
  #style: string | null = null;
  #text: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  #stopGuard: (() => void) | undefined;

  /**
   * @param onClose the user pressed Close
   * @param onTampered the page hid, covered or restyled the card, which is closed by now
   */
  constructor(onClose: () => void, onTampered: (how: string) => void) {
    this.#onClose = onClose;
    this.#onTampered = onTampered;
  }

  /** Whether an event's target is the card, as seen from the document. */
  isAt(target: EventTarget | null): boolean {
    return this.#host !== undefined && target === this.#host;
  }

  /** Shows the card beside a text, or shows other words in the open one. */
  show(text: Box, answer: PageAnswer, note: string): void {
    this.#text = text;
    const isNew = !this.#root;
    const root = this.#root ?? this.#open();
    root.querySelector('.card')?.remove();
    root.append(
      cardView(answer, note, {
        copy: () => navigator.clipboard.writeText(answer.address),
        close: this.#onClose,
      }),
    );
    this.#place();
    if (isNew) this.#guard();
  }

  close(): void {
    this.#stopGuard?.();
    this.#host?.remove();
    this.#host = undefined;
    this.#root = undefined;
  }

  #open(): ShadowRoot {
    const host = document.createElement(randomTag());
    host.setAttribute(hostMark, '');
    host.setAttribute('popover', 'manual');
    const root = host.attachShadow({ mode: 'closed' });
    // Not a constructed sheet: older Firefox refuses adoptedStyleSheets to content scripts.
    const style = document.createElement('style');
    style.textContent = cardStyle;
    root.append(style);
    this.#host = host;
    this.#root = root;
    host.style.cssText = hostStyle;
    document.documentElement.append(host);
    host.showPopover();
    return root;
  }

  #place(): void {
    const host = this.#host;
    if (!host) return;
    const { width, height } = host.getBoundingClientRect();
    const viewport = {
      width: document.documentElement.clientWidth || innerWidth,
      height: innerHeight,
    };
    const { left, top } = cardPosition(this.#text, { width, height }, viewport);
    // Through the object model: a page's content security policy may forbid style attributes.
    host.style.setProperty('left', `${left}px`, 'important');
    host.style.setProperty('top', `${top}px`, 'important');
    this.#style = host.getAttribute('style');
  }

  #guard(): void {
    if (!this.#host) return;
    this.#stopGuard = guardCard(
      this.#host,
      () => this.#style,
      (how) => {
        this.close();
        this.#onTampered(how);
      },
    );
  }
}

function randomTag(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `x-${Array.from(bytes, (byte) => ((byte % 26) + 10).toString(36)).join('')}`;
}
