import type { CardPart } from '@/lib/extension/card-part';
import type { PageAnswer } from '@/lib/extension/messages';
import type { CardWords } from '@/lib/extension/page-looks';
import { focusInPlace } from './focused';
import { makeElement } from './make-element';

export type CardContent = {
  answer: PageAnswer;
  /** One line below the reasons, or empty. */
  note: string;
  /** What the page shows in place of the address; `isOther`: a short form of another one. */
  shortForm?: { text: string; isOther: boolean } | undefined;
};

/** What the buttons do. None of it changes anything. */
export type CardActions = {
  copy: () => void;
  openExplorer: () => void;
  openPopup: () => void;
  askService: () => void;
  close: () => void;
  /** Where a paste waits for the user. */
  dropPaste?: () => void;
  pasteAnyway?: () => void;
};

/**
 * The inside of the card, in plain DOM. All words are attributes that the style sheet shows: report text stays text, and the page's
 * window.find() and selections, which reach into closed shadow roots, come upon nothing. Screen readers read them as text.
 */
export function cardView(
  content: CardContent,
  actions: CardActions,
  spoken: CardWords,
): HTMLElement {
  const { answer, note, shortForm } = content;
  const title = shortForm?.isOther ? spoken.elsewhere : answer.headline;
  const card = element('section', 'card', [
    element('header', '', [
      element('span', 'mark', []),
      element('h2', '', [title]),
      element('small', '', [spoken.app]),
    ]),
    element('div', 'body', [
      shortForm && shownLine(shortForm, answer, spoken),
      answer.address && addressLine(answer),
      answer.networkNames && element('p', '', [answer.networkNames]),
      element('ul', '', answer.reasons.map(reasonItem)),
      note && element('p', '', [note]),
      buttons(answer, actions, spoken),
    ]),
  ]);
  card.dataset['level'] = answer.level;
  card.setAttribute('role', 'region');
  card.setAttribute('aria-label', filled(spoken.label, { title }));
  // The focus comes here by the shortcut, not by Tab.
  card.tabIndex = -1;
  return card;
}

/** One run of words. */
export function words(text: string): Element {
  return made(['span', { 'data-text': text }]);
}

/** Takes the focus to the button that is as the one that had it. */
export function focusLike(card: HTMLElement, focused: Element): void {
  const same = [...card.querySelectorAll('button')].find((button) => button.isEqualNode(focused));
  focusInPlace(same ?? card);
}

/** A sentence with places of it filled in. */
export function filled(sentence: string, places: Record<string, string | undefined>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name) => places[name] ?? place);
}

function shownLine(
  { text, isOther }: { text: string; isOther: boolean },
  { headline }: PageAnswer,
  spoken: CardWords,
) {
  const sentence = isOther ? filled(spoken.shownElsewhere, { headline }) : spoken.shownAs;
  const [before, after] = sentence.split('{text}');
  const words = element('bdi', '', [text.slice(0, 80)]);
  return element('p', isOther ? 'shown' : '', [before, words, after]);
}

function addressLine({ address, picture }: PageAnswer): HTMLElement {
  const groups = address.match(/.{1,4}/gsu) ?? [];
  return element('div', 'address', [
    picture && made(picture),
    element(
      'p',
      '',
      groups.map((group) => element('span', '', [group])),
    ),
  ]);
}

/** The elements of a part, which the background made: neither report texts nor what a page says are more than texts in it. */
function made(part: CardPart): Element {
  if (typeof part === 'string') return words(part);
  const [tag, attributes, ...parts] = part;
  const element = makeElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...parts.map(made));
  return element;
}

function reasonItem({ level, text, source, compared = [] }: PageAnswer['reasons'][number]) {
  const item = element('li', '', [
    text,
    source && element('p', '', [source]),
    ...compared.map(made),
  ]);
  item.dataset['level'] = level;
  return item;
}

function buttons(answer: PageAnswer, actions: CardActions, spoken: CardWords): HTMLElement {
  const { address, networks, explorer, service } = answer;
  const made = (name: keyof CardActions, title = '') => {
    const run = actions[name];
    return run && button(spoken[name], title, run);
  };
  if (actions.dropPaste) return element('div', 'buttons', [made('dropPaste'), made('pasteAnyway')]);
  return element('div', 'buttons', [
    // A page without TLS has no clipboard; its copy event could put another address there.
    networks[0] && navigator.clipboard && made('copy'),
    explorer && made('openExplorer', explorer),
    address && made('openPopup'),
    service && made('askService', service),
    made('close'),
  ]);
}

function button(label: string, title: string, run: () => void): HTMLButtonElement {
  const made = element('button', '', [label]);
  made.title = title;
  made.addEventListener('click', (event) => {
    // The page can click, but not with a trusted event.
    if (event.isTrusted) run();
  });
  return made;
}

/** What is empty or absent in `content` is left out. */
function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  content: (Node | string | false | undefined)[],
): HTMLElementTagNameMap[T] {
  const made = makeElement(tag);
  if (className) made.className = className;
  for (const part of content) if (part) made.append(part instanceof Node ? part : words(part));
  return made;
}
