import { isField } from './kinds';

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
