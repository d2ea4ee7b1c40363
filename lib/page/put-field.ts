import { findCandidates } from '@/lib/address/candidates';
import { holds, textOf } from './field-text';
import { shadowRootOf, targetOf } from './focused';
import { isForSecrets } from './for-secrets';
import { formOf } from './form-of';
import { isField, isHtml, isShadowRoot, isText } from './kinds';
import { asAsked } from './look-up';
import { isEdited } from './treatment';
import { miscounted, named, naming } from './words';

/** Something that a user puts an address into. */
export type PutField = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

/** Longer texts are documents, not forms. */
const longest = 64 * 1024;
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
