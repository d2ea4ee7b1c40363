import type { PageLooks } from '@/lib/extension/page-looks';
import { type Guarded, guardCard } from './card-guard';
import { makeHost, opens, putHost, takeAway } from './card-host';
import { type Box, cardPosition } from './card-position';
import { type CardActions, type CardContent, cardView, focusLike, words } from './card-view';
import { focusedElement, focusInPlace } from './focused';
import { boxOf, fits, rootElement, viewHeight, viewWidth } from './kinds';
import { makeElement } from './make-element';
import { passively } from './passively';
import { layersAround } from './top-layer';
import { onCard } from './words';

/** How often the card looks where its text is by now, in milliseconds: pages move without scrolling, too. */
const followMs = 200;

/** What the card stands beside. */
export type Anchor = {
  node: Node;
  /** In CSS pixels of the viewport; undefined where the page took it away: the card stays where it is. */
  box: () => Box | undefined;
  /** What the card leaves free, too, where it can. */
  beside?: Element[];
  /** Whether it still says what the card is about. */
  isCurrent: () => boolean;
};

type Open = Guarded & {
  /** Said by screen readers when it changes. */
  status: HTMLElement;
  anchor: Anchor;
};

/**
 * The card on the page: a closed shadow root in the top layer, under a tag that no rule of the page can know beforehand.
 * It shows, follows its text and closes; what to show is decided by AddressCard.
 */
export class HoverCard {
  readonly #looks: PageLooks;
  readonly #onGone: () => void;
  readonly #onTampered: (how: string) => void;
  #open: Open | undefined;
  #stopWatching: () => void = () => {};
  #cameFrom: Element | null = null;
  /** A page that got hold of the shadow root could write into it. */
  readonly #changes = new MutationObserver(() => this.#tell('rewritten'));

  /**
   * @param onGone what the card stands beside is another text now
   * @param onTampered the page hid, covered or restyled the card, which is closed by now
   */
  constructor(looks: PageLooks, onGone: () => void, onTampered: (how: string) => void) {
    this.#looks = looks;
    this.#onGone = onGone;
    this.#onTampered = onTampered;
  }

  get isOpen(): boolean {
    return !!this.#open;
  }

  /** Whether an event happens on the card. */
  holds(event: Event): boolean {
    return !!this.#open && event.composedPath().includes(this.#open.host);
  }

  /** Shows the card, or other words in the open one, which stays the same element: nothing flickers. */
  show(anchor: Anchor, content: CardContent, actions: CardActions): void {
    const modal = layersAround(anchor.node).find((layer) => fits(layer, ':modal'));
    // All outside of a modal dialog is inert.
    const parent = modal ?? rootElement();
    if (this.#open && this.#open.parent !== parent) this.close();
    const isNew = !this.#open;
    const open = this.#open ?? make(parent, anchor, this.#looks);
    if (!open) {
      this.#onTampered('closed');
      return;
    }
    this.#open = open;
    open.anchor = anchor;
    const { root, status } = open;
    const focused = root.activeElement;
    const card = cardView(content, actions, this.#looks.words);
    root.querySelector('.card')?.remove();
    root.prepend(card);
    if (focused) {
      focusLike(card, focused);
      status.replaceChildren(words(content.note || content.answer.headline));
    }
    place(open);
    if (isNew) this.#watch(open);
    this.#changes.takeRecords();
  }

  /** Takes the focus into the card; closing the card gives it back. */
  focus(): void {
    const root = this.#open?.root;
    if (!root || root.activeElement) return;
    this.#cameFrom = focusedElement();
    focusInPlace(root.querySelector('.card'));
  }

  close(): void {
    const open = this.#open;
    if (!open) return;
    const hadFocus = open.root.activeElement;
    this.#stopWatching();
    this.#open = undefined;
    takeAway(open.host);
    if (hadFocus) focusInPlace(this.#cameFrom);
    this.#cameFrom = null;
  }

  #tell(how: string): void {
    this.close();
    this.#onTampered(how);
  }

  #watch(open: Open): void {
    const stopGuard = guardCard(open, (how) => this.#tell(how));
    const all = { attributes: true, characterData: true, childList: true, subtree: true };
    this.#changes.observe(open.root, all);
    const follow = () => {
      // A dialog that the page closes takes its card with it, which is no attack.
      const isThere = open.parent === rootElement() || open.parent.matches(':modal');
      if (isThere && open.anchor.isCurrent()) place(open);
      else this.#onGone();
    };
    const listening = new AbortController();
    const passive = passively(listening);
    // Browsers tell of both once a frame.
    addEventListener('scroll', follow, passive);
    addEventListener('resize', follow, passive);
    const timer = setInterval(follow, followMs);
    this.#stopWatching = () => {
      stopGuard();
      this.#changes.disconnect();
      listening.abort();
      clearInterval(timer);
    };
  }
}

/** Undefined where the page kept the card from opening. */
function make(parent: Element, anchor: Anchor, looks: PageLooks): Open | undefined {
  const host = makeHost();
  const root = host.attachShadow({ mode: 'closed' });
  // Not a constructed sheet: older Firefox refuses adoptedStyleSheets to content scripts.
  const style = makeElement('style');
  style.textContent = looks.cardRules;
  const status = makeElement('p');
  status.setAttribute('role', 'status');
  root.append(status, style);
  // The page must not take the keys of the card's buttons for its own, nor a press on the card for one beside its dialog.
  for (const type of onCard) root.addEventListener(type, (event) => event.stopPropagation());
  host.style.cssText = looks.cardHost;
  putHost(host, parent);
  if (!opens(host)) return void takeAway(host);
  setStyle(host, 'zoom', String(1 / host.currentCSSZoom));
  return { host, root, status, parent, anchor, style: null };
}

/** Puts the card beside its text. */
function place(open: Open): void {
  const { box, beside } = open.anchor;
  const text = box();
  if (!text) return;
  const viewport = { width: rootElement().clientWidth || viewWidth(), height: viewHeight() };
  const { left, top } = cardPosition(text, boxOf(open.host), viewport, beside?.map(boxOf));
  setStyle(open.host, 'left', `${left}px`);
  setStyle(open.host, 'top', `${top}px`);
  open.style = open.host.getAttribute('style');
}

/** Through the object model: a page's content security policy may forbid style attributes. */
function setStyle({ style }: HTMLElement, name: 'left' | 'top' | 'zoom', value: string): void {
  if (style[name] !== value) style.setProperty(name, value, 'important');
}
