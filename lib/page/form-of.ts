import { among, textOf } from './field-text';
import { allIn, isField, isSelect, own } from './kinds';
import type { PutField } from './put-field';
import { textBefore, textsUnder } from './texts-under';
import { isRead } from './treatment';
import { choices, chosen, labelling, networkNames } from './words';

type Words = (string | null | undefined)[];

/** How far up the choice of a network is looked for where there is no form. */
const levels = 4;
/** What holds more is the page. */
const mostElements = 5000;
const mostWords = 12;
const longestWords = 120;
/** So many choices of a form are read: some may be empty. */
const mostChoices = 24;
/** So much is told of one, with what else can be chosen. UTF-16 units. */
const longestChoice = 400;
/** So many texts of a form are read for the network that it names. */
const mostTexts = 200;

/** What a form says about a field: its labels, its own words, and what is chosen beside it; and what its other fields are called. */
export function formOf(field: PutField): { near: string[]; others: string[] } {
  let around: Element | null = field.closest('form');
  // A heading right above a form is its own, but no tab, link, or last button of another form.
  const above = around && own(around, 'previousElementSibling');
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
  const ofChoices = chosen.values().flatMap(([mark, selector]) =>
    beside(selector)
      .take(mostChoices)
      .flatMap((one) => choiceOf(one, mark, selector)),
  );
  return {
    near: [
      ...cut(namesOf(field)),
      ...ofChoices.take(mostWords),
      ...cut([above && own(above, 'localName').match(/^h\d/) && `heading0␟${textOf(above)}`]),
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

/**
 * What is chosen, each text after what the choice is called, with '␟' between, with its mark before (see PageWords), and behind it, each
 * behind a '␟', what can be chosen in this group.
 */
function choiceOf(one: HTMLElement, mark: string, selector: string): string[] {
  const name = nameOf(one.closest(choices) ?? one).slice(0, longestWords / 2);
  const all = cut([shownIn(one), ...labelsOf(one)]);
  const group = groupOf(one, ['', ...all]);
  // What is chosen together with others is not chosen in place of them.
  const isAlone = group && !allIn(group, selector)[1];
  const children = isAlone ? (group.children as HTMLCollectionOf<HTMLElement>) : [];
  // biome-ignore lint/performance/useDomNodeTextContent: as in shownIn, but not what is typed beside it, which may be a secret
  const parts = cut([...children].slice(0, mostWords).map((child) => child.innerText));
  return all.map((text) => [mark + name, text, ...parts].join('␟').slice(0, longestChoice));
}

/** What an element is a part of that shows more than these texts, unless it holds as much as a page. */
function groupOf({ parentElement }: Element, texts: string[]): Element | undefined {
  if (!parentElement || isLarge(parentElement)) return undefined;
  const isMore = !among(texts)(parentElement.textContent);
  return isMore ? parentElement : groupOf(parentElement, texts);
}

/** The first texts of an element that are read, each behind a '|'. */
function firstTexts(around: Element): string {
  return textsUnder(around)
    .take(mostTexts)
    .filter(isRead)
    .reduce((all, text) => `${all}|${text.data.slice(0, longestWords)}`, '');
}

/** What a field is called, behind a 0 where it is still to be filled in and a 1 where it is not. */
function nameOf(field: HTMLElement & { disabled?: boolean }): string {
  const names = [field.id, field.getAttribute('name'), ...namesOf(field)];
  return `${shownIn(field) || field.disabled ? 1 : 0}${names}`;
}

/** Many labels are tied to no field: where it has none, the text before it is told, behind a '|'. */
function namesOf(field: HTMLElement): Words {
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = [...ids.map((id) => document.getElementById(id)?.textContent), ...labelsOf(field)];
  const before = !labels[0] && isField(field) && textBefore(field);
  if (before) labels.push(`|${before}`);
  return [...labelling.map((name) => field.getAttribute(name)), ...labels];
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

/** A button may have some, too; a group of choices has a legend. */
function labelsOf(field: HTMLElement & { labels?: NodeListOf<Element> | null }): Words {
  return [...(field.labels ?? field.querySelectorAll('legend'))].map(textOf);
}
