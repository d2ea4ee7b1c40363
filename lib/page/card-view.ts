import type { CardPart } from '@/lib/extension/card-part';
import { groupsOfFour } from '@/lib/extension/groups-of-four';
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

/** A part of the card, made already or to be made; what is empty or absent is left out. */
type Part = CardPart | Node | false | undefined | Parted;
type Parted = [tag: string, attributes: Record<string, string>, ...parts: Part[]];

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
  const attributes = {
    class: 'card',
    'data-level': answer.level,
    role: 'region',
    'aria-label': filled(spoken.label, { title }),
    // The focus comes here by the shortcut, not by Tab.
    tabindex: '-1',
  };
  return made([
    'section',
    attributes,
    ['header', {}, ['span', { class: 'mark' }], ['h2', {}, title], ['small', {}, spoken.app]],
    [
      'div',
      { class: 'body' },
      shortForm && shownLine(shortForm, answer, spoken),
      answer.address && addressLine(answer),
      answer.networkNames && ['p', {}, answer.networkNames],
      ['ul', {}, ...answer.reasons.map(reasonItem)],
      note && ['p', {}, note],
      ['div', { class: 'buttons' }, ...buttons(answer, actions, spoken)],
    ],
  ]);
}

/** One run of words. */
export function words(text: string): HTMLElement {
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
): Parted {
  const sentence = isOther ? filled(spoken.shownElsewhere, { headline }) : spoken.shownAs;
  const [before, after] = sentence.split('{text}');
  return ['p', isOther ? { class: 'shown' } : {}, before, ['bdi', {}, text.slice(0, 80)], after];
}

function addressLine({ address, picture }: PageAnswer): Parted {
  const line = groupsOfFour(address).map((group): Parted => ['span', {}, group]);
  return ['div', { class: 'address' }, picture, ['p', {}, ...line]];
}

function reasonItem({ level, text, source, compared = [] }: PageAnswer['reasons'][number]): Parted {
  return ['li', { 'data-level': level }, text, source && ['p', {}, source], ...compared];
}

function buttons(answer: PageAnswer, actions: CardActions, spoken: CardWords): Part[] {
  const { address, networks, explorer, service } = answer;
  const button = (name: keyof CardActions, title = '') => {
    const element = made(['button', { title }, spoken[name]]);
    element.addEventListener('click', (event) => {
      // The page can click, but not with a trusted event.
      if (event.isTrusted) actions[name]?.();
    });
    return element;
  };
  if (actions.dropPaste) return [button('dropPaste'), button('pasteAnyway')];
  return [
    // A page without TLS has no clipboard; its copy event could put another address there.
    networks[0] && navigator.clipboard && button('copy'),
    explorer && button('openExplorer', explorer),
    address && button('openPopup'),
    service && button('askService', service),
    button('close'),
  ];
}

/** Neither report texts nor what a page says are more than texts in it. */
function made([tag, attributes, ...parts]: Parted): HTMLElement {
  const element = makeElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const part of parts) if (part) element.append(asNode(part));
  return element;
}

function asNode(part: Exclude<Part, false | undefined>): Node {
  if (typeof part === 'string') return words(part);
  return part instanceof Node ? part : made(part);
}
