/** What is looked for in an address: a part of it, or its beginning and, as the `tail`, its end. */
export type Searched = { part: string; tail?: string | undefined };

/** As addresses are shown, or a part of that. */
const inGroups = /^(?:\w+:|\S{1,4})(?:\s\S{4})*\s\S{1,4}$/;
/** The beginning and the end of one: '13am4v…aeb94'. */
const shortForm = /^([^\s.…*]{2,})(?:…|\.{2,3}|\*{3})([^\s.…*]{2,})$/;

/** Of a text in a search: a part of an address also as it is shown, in groups of four, or its short form. */
export function searchedIn(text: string): Searched {
  const whole = inGroups.test(text) ? text.replaceAll(/\s/g, '') : text;
  const [, part = whole, tail] = shortForm.exec(whole) ?? [];
  return { part, tail };
}

/** Whether a short form is that of an address, in the same case. */
export function isShortOf({ part, tail = '' }: Searched, address: string): boolean {
  const isLongEnough = address.length >= part.length + tail.length;
  return isLongEnough && address.startsWith(part) && address.endsWith(tail);
}

/** Whether a text in a search, in any case, is looked for in an address. */
export function fitsSearch(address: string, search: string): boolean {
  const searched = searchedIn(search.trim().toLowerCase());
  const lower = address.toLowerCase();
  return searched.tail === undefined ? lower.includes(searched.part) : isShortOf(searched, lower);
}
