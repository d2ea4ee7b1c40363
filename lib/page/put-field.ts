import { findCandidates } from '@/lib/address/candidates';
import { isForSecrets } from './fields';
import { isEdited } from './treatment';

/** Something that a user puts an address into. */
export type PutField = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

/** Longer texts are documents, not forms. */
const longest = 64 * 1024;
/** How far up the choice of a network is looked for where there is no form. */
const levels = 4;
const mostWords = 12;
const longestWords = 120;

/** The field that an event happens in; undefined where it is none, or one for secrets. */
export function fieldOf(event: Event): PutField | undefined {
  const [target] = event.composedPath();
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    return isForSecrets(target) ? undefined : target;
  }
  const element = target instanceof Text ? target.parentElement : target;
  if (!(element instanceof HTMLElement) || !isEdited(element)) return undefined;
  let host: HTMLElement = element;
  while (host.parentElement?.isContentEditable) host = host.parentElement;
  return host;
}

export function textOf(field: PutField): string {
  return 'value' in field ? field.value : field.textContent;
}

/** The one address that a text may hold; undefined where it holds none, or several. */
export function onlyCandidate(text: string | undefined): string | undefined {
  if (!text || text.length > longest) return undefined;
  const [first, second] = findCandidates(text);
  return first && !second ? text.slice(first.start, first.end) : undefined;
}

/** What a form says about a field: its labels, its own words, and what is chosen beside it. */
export function wordsNear(field: PutField): string[] {
  const labels = 'labels' in field && field.labels ? [...field.labels] : [];
  const own = ['aria-label', 'placeholder', 'title'].map((name) => field.getAttribute(name));
  let around = field.closest('form') ?? field.parentElement;
  for (let level = 1; level < levels && around?.localName !== 'form'; level++) {
    around = around?.parentElement ?? around;
  }
  const chosen = [...(around?.querySelectorAll('select') ?? [])].flatMap((choice) => [
    ...choice.selectedOptions,
  ]);
  const texts = [...labels, ...chosen].map((element) => element.textContent);
  return [...own, ...texts]
    .flatMap((text) => text?.trim().slice(0, longestWords) || [])
    .slice(0, mostWords);
}
