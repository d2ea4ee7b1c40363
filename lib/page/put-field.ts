import { findCandidates } from '@/lib/address/candidates';
import { shadowRootOf, targetOf } from './focused';
import { isForSecrets } from './for-secrets';
import { allIn, isField, isHtml, isSelect, isShadowRoot, isText } from './kinds';
import { asAsked } from './look-up';
import { textsUnder } from './texts-under';
import { isEdited, isRead } from './treatment';
import {
  choices,
  chosen,
  labelling,
  miscounted,
  named,
  naming,
  networkNames,
  tabOfPage,
} from './words';

/** Something that a user puts an address into. */
export type PutField = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

type Words = (string | null | undefined)[];

/** Longer texts are documents, not forms. */
const longest = 64 * 1024;
/** How far up the choice of a network is looked for where there is no form. */
const levels = 4;
/** What holds more is the page. */
const mostElements = 5000;
const mostWords = 12;
const longestWords = 120;
/** So many choices of a form are read: some may be empty. */
const mostChoices = 24;
/** So many texts of a form are read for the network that it names. */
const mostTexts = 200;
/** An account's name is shorter, and so is the short form of an address. */
const longestName = 25;

/** The field that an event happens in; undefined where it is none, or one for secrets. */
export function fieldOf(event: Event): PutField | undefined {
  const target = targetOf(event);
  if (isField(target)) {
    return isForSecrets(target) ? undefined : target;
  }
  let host = isText(target) ? target.parentElement : (target as PutField);
  if (!isEdited(host)) return undefined;
  // In Chromium a form's field that is called so is its parent.
  for (let up = host.parentElement; isEdited(up) && up.contains(host); up = up.parentElement)
    host = up;
  return host;
}

/**
 * The field itself, or the one that the page put in its place; undefined while there is none.
 * @param root what the field stood in: where that is a shadow root, it may be in another place, too
 * @param text that the field had: of several that are called alike, one with it
 */
export function inPlaceOf<T extends Element>(field: T, root?: Node, text = ''): T | undefined {
  if (field.isConnected) return field;
  let around: ParentNode | null = document;
  if (isShadowRoot(root)) {
    const host = inPlaceOf(root.host);
    around = isHtml(host) ? shadowRootOf(host) : null;
  }
  const selector = naming.reduce((all, of) => {
    const value = field.getAttribute(of);
    return all + (value === null ? `:not([${of}])` : `[${of}="${CSS.escape(value)}"]`);
  }, field.localName);
  const alike = [...(around?.querySelectorAll<T>(selector) ?? [])];
  return alike.find((one) => text && holds(textOf(one))(text)) ?? alike[0];
}

export function textOf(field: Element | Text): string {
  return isField(field) ? field.value : field.textContent;
}

/**
 * Tells of addresses whether they are in a text: fields may group one, or write it in another case. A list of recipients is read once, not
 * once for each.
 */
export function holds(text: string): (address: string) => boolean {
  let all: string | undefined;
  return (address) =>
    // biome-ignore lint/suspicious/noAssignInExpressions: of a long text, that takes long, and is seldom needed
    text.includes(address) || (all ??= plain(text)).includes(plain(address));
}

/** Tells of addresses whether they are among some. */
export function among(all: string[] = []): (address: string) => boolean {
  const known = new Set(all.map(plain));
  return (address) => known.has(plain(address));
}

/** Without groups and case. */
export function plain(written: string): string {
  return written.replace(/[\s-]+/g, '').toLowerCase();
}

/**
 * The addresses that a text may hold, if only by what the user means, in its order.
 * @param field that it is put into: a name is an address where the form is of a network that has names; a short form of one is told, too
 */
export function candidatesOf(text: string | undefined, field?: PutField): string[] {
  if (!text || text[longest]) return [];
  let last = 0;
  const found = findCandidates(text).flatMap(({ start, end }) => {
    // Beside a letter of another alphabet, the parts are candidates too.
    if (end <= last) return [];
    last = end;
    return text.slice(start, end);
  });
  const whole = text.trim();
  if (found[0]) return found;
  const isMeant =
    miscounted.test(whole) ||
    (field && !whole[longestName - 1] && named.test(`${whole}|${formOf(field).near}`));
  return isMeant ? [whole] : [];
}

/** The one address that a text may hold; undefined where it holds none, or several. */
export function onlyCandidate(text: string | undefined): string | undefined {
  const [only, another] = candidatesOf(text);
  return another ? undefined : only && asAsked(only);
}

/** What a form says about a field: its labels, its own words, and what is chosen beside it; and what its other fields are called. */
export function formOf(field: PutField): { near: string[]; others: string[] } {
  let around: Element | null = field.closest('form');
  if (!around) {
    around = field;
    for (let level = 0; level < levels; level++) {
      const next: Element | null = around.parentElement;
      if (next && !isLarge(next)) around = next;
    }
  }
  const beside = (selector: string) =>
    Iterator.from(allIn<HTMLElement>(around, selector)).filter((one) => one !== field);
  const fields = beside('input,textarea').filter((one) => one.checkVisibility());
  const ofChoices = beside(chosen).take(mostChoices).flatMap(choiceOf);
  return {
    near: [
      ...cut([...namesOf(field), ...ofChoices.take(mostWords)]),
      // Whether these are cut tells something (see lib/background/form-networks.ts).
      ...(firstTexts(around).match(networkNames) ?? []).slice(0, mostWords),
    ],
    others: cut([...fields.take(mostWords).map(nameOf)]),
  };
}

/** Truthy where the element holds as much as a page. */
function isLarge(element: Element): unknown {
  return element.getElementsByTagName('*')[mostElements - 1];
}

/** What is chosen, each text after what the choice is called, with '␟' between, with 'true' before the one of a page. */
function choiceOf(one: HTMLElement): string[] {
  const name = nameOf(one.closest(choices) ?? one).slice(0, longestWords / 2);
  const before = `${one.matches(tabOfPage) || ''}${name}␟`;
  return cut([shownIn(one), ...labelsOf(one)]).map((text) => before + text);
}

/** The first texts of an element that are read, each behind a '|'. */
function firstTexts(around: Element): string {
  return textsUnder(around)
    .take(mostTexts)
    .filter(isRead)
    .reduce((all, { data }) => `${all}|${data.slice(0, longestWords)}`, '');
}

/** What a field is called, behind a 0 where it is still to be filled in and a 1 where it is not. */
function nameOf(field: HTMLElement & { disabled?: boolean }): string {
  const names = [field.id, field.getAttribute('name'), ...namesOf(field)];
  return `${shownIn(field) || field.disabled ? 1 : 0}${names}`;
}

function namesOf(field: HTMLElement): Words {
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return [
    ...labelling.map((name) => field.getAttribute(name)),
    ...ids.map((id) => document.getElementById(id)?.textContent),
    ...labelsOf(field),
  ];
}

function cut(words: Words): string[] {
  return words.flatMap((text) => text?.trim().slice(0, longestWords) || []).slice(0, mostWords);
}

/** The value of a field or a choice, of anything else what it shows, in which parts side by side are apart. */
function shownIn(element: HTMLElement): string {
  if (isField(element) || isSelect(element)) return element.value;
  // biome-ignore lint/performance/useDomNodeTextContent: 'BTC' and 'Bitcoin' below it are no 'BTCBitcoin'
  return isLarge(element) ? '' : element.innerText;
}

/** A button may have some, too. */
function labelsOf({ labels }: HTMLElement & { labels?: NodeListOf<Element> | null }): Words {
  return [...(labels ?? [])].map(textOf);
}
