import { findCandidates } from '@/lib/address/candidates';
import { mixedBase58, standsOut } from '@/lib/address/stands-out';
import { elementsAround } from './ancestors';
import { isBlock } from './breaks';
import { allIn, ask } from './kinds';
import type { Found } from './place';
import {
  aboutIt,
  bech32,
  context,
  escaped,
  fileEnding,
  passedOver,
  toAccount,
  toMarket,
} from './words';

type Whole = Required<Pick<Found, 'address' | 'standsOut' | 'shortened'>> &
  Pick<Found, 'mismatch' | 'rival'>;
type Candidate = { address: string; standsOut: boolean; isPlace: boolean; isMarket: boolean };

/** How far up a whole address is looked for: a link, a cell with a title, a row. */
const maxLevels = 4;
/** No address is shorter, no attribute that carries one longer. */
const shortest = 25;
const longest = 2048;

/**
 * The whole address that a shortened text stands for: the one in an attribute of the element, of its link or of what is around it.
 * Where the text is what a link shows and the link goes to another address of the same look, that one, called out.
 * @param shown '0x1234…abcd'
 * @param node the text that it begins in
 */
export function findWhole(shown: string, node: Text): Whole | undefined {
  const short = partsOf(shown);
  if (!short) return findElsewhere(shown, node);
  const all = elementsAround(node);
  const around = nearest(all);
  // Blocks may stand between a link and what it shows.
  const link = all.find(({ localName }) => localName === 'a');
  const other = link && otherIn(candidatesIn(link.getAttribute('href')), short);
  if (other && isAbout(link, shown)) return { ...other, shortened: shown, mismatch: true };
  if (other && around.includes(link)) return undefined;
  const button = around[1] && allIn(around[1], '[data-clipboard-text]')[0];
  const carried = firstOf([link, ...around, button], (one) => one && carriedBy(one, short));
  return carried && { ...carried, shortened: shown };
}

/**
 * The address that a link goes to, where what it shows is another of the same look; or that one, which is shown in two boxes, so that the
 * browser may cut the first (mempool.space).
 */
export function findElsewhere(address: string, node: Text): Whole | undefined {
  const link = linkAround(node);
  const href = link?.getAttribute('href');
  // Most links go to what they show, and to nothing else that may be an address, however it is written, or goes on behind that one.
  if (!link || !href || !/[^/]{25}| \w/.test(href.replace(address, ' '))) return undefined;
  const candidates = candidatesIn(href);
  const places = candidates.filter(({ isPlace }) => isPlace);
  const all = places[0] ? places : candidates;
  if (all.some((one) => bare(one.address) === bare(address))) return undefined;
  const other = all.find(
    (one) => one.address.includes(address) || looksLike({ head: address, tail: '' }, one),
  );
  if (!other) return undefined;
  // It may be shown in pieces. To ask a link for its text takes longest.
  const from = other.address.indexOf(address);
  const mismatch = from < 0 || !(from || link.textContent.startsWith(other.address));
  if (mismatch && !isAbout(link, address)) return undefined;
  return { ...other, shortened: address, mismatch, rival: mismatch ? address : '' };
}

/** The link that a text stands in. */
export function linkAround({
  parentElement,
}: {
  parentElement: Element | null;
}): Element | null | undefined {
  return parentElement && ask(parentElement, 'closest', 'a');
}

/** Whether all that a link shows is an address, or a short form, and a word or two about it. Of several texts, another may be what it is for. */
function isAbout(link: Element, shown: string): boolean {
  return aboutIt.test(link.textContent.replace(shown, '').trim());
}

/** The same for two spellings of one account; in bech32 also with another name before it, as of a validator, and then another checksum. */
function bare(address: string): string {
  return withoutPrefix(address)
    .toLowerCase()
    .replace(/^[a-z]+1(.{20,}).{6}$/, '$1');
}

/** What comes after the last colon, as that of `bitcoincash:`. */
function withoutPrefix(address: string): string {
  return address.split(':').at(-1) ?? '';
}

/** The whole address in an attribute of an element that shows a shortened one by itself, as a field does. */
export function findCarried(shown: string, element: Element): string | undefined {
  const short = partsOf(shown);
  return short && carriedBy(element, short)?.address;
}

/** Those around a text, up to the first that stands in lines of its own. */
function nearest(around: Element[]): Element[] {
  const end = around.findIndex(isBlock);
  return around.slice(0, end < 0 ? maxLevels : Math.min(end + 1, maxLevels));
}

/** An address of the same look, where none has this short form. */
function otherIn(candidates: Candidate[], short: Short): Candidate | undefined {
  const isMeant = ({ address }: Candidate) => fits(short, address) || isRenamed(short, address);
  return candidates.some(isMeant) ? undefined : candidates.find((one) => looksLike(short, one));
}

/** Whether it may be the same account in bech32 under another name, as of a validator: that has another checksum, which is the tail. */
function isRenamed({ head }: Short, address: string): boolean {
  const data = /^[a-z]+1(.{3,})/.exec(head)?.[1] ?? ' ';
  return !address.startsWith(head) && bare(address).startsWith(data);
}

function carriedBy(element: Element, short: Short): Candidate | undefined {
  return firstOf(ask(element, 'getAttributeNames'), (name) =>
    passedOver.has(name)
      ? undefined
      : candidatesIn(ask(element, 'getAttribute', name)).find(({ address }) =>
          fits(short, address),
        ),
  );
}

/** The first answer that there is. */
function firstOf<T, R>(all: T[], ask: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const answer = ask(one);
    if (answer) return answer;
  }
  return undefined;
}

type Short = { head: string; tail: string };

function partsOf(shown: string): Short | undefined {
  const [, head = '', tail] = /^([\w-]{3,})[•-…⋯.*]+([\w-]{2,})$/.exec(shown) ?? [];
  return tail ? { head, tail } : undefined;
}

function candidatesIn(written: string | null): Candidate[] {
  if (written === null || written.length < shortest) return [];
  const value = written
    .slice(0, longest)
    .replace(escaped, (_, code) => (code ? String.fromCharCode(Number(`0x${code}`)) : ''));
  return findCandidates(value).map(({ start, end }) => {
    const before = value.slice(0, start);
    return {
      address: value.slice(start, end),
      standsOut: standsOut(value, start, end, context),
      isPlace: toAccount.test(before),
      isMarket: toMarket.test(before),
    };
  });
}

function fits({ head, tail }: Short, address: string): boolean {
  const whole = withoutPrefix(address);
  if (whole.length <= head.length + tail.length) return false;
  // Case tells nothing in hex.
  const isHex = /^0x/i.test(whole);
  const texts = [whole, head, tail].map((text) => (isHex ? text.toLowerCase() : text));
  const [all = '', begin = '', end = ''] = texts;
  return all.startsWith(begin) && all.endsWith(end);
}

/** Whether a short form could be one of an address of this kind: enough of it is shown, and it is written in the same way. */
function looksLike({ head, tail }: Short, { address, isPlace, isMarket }: Candidate): boolean {
  const shown = head + tail;
  // A market is of tokens, each of which has an address of its own.
  if (isMarket || shown.length < 8 || fileEnding.test(tail)) return false;
  if (/^0x/i.test(address)) return address.length === 42 && /^0x[\da-f]+$/i.test(shown);
  const isLower = address === address.toLowerCase();
  const first = isLower ? 3 : 1;
  if (head.slice(0, first) === address.slice(0, first)) {
    return (isLower ? /^[\da-z]+$/ : mixedBase58).test(shown);
  }
  return isOfOther(shown, address, isPlace);
}

/** Longer ones in base 58 may be another spelling of the account, as Polkadot's are. */
const longestApart = 44;
/** In the first letters of the two spellings of one script: '3' is that of many coins. */
const bothSpellings = /3[A-Z]|[A-Z]3/;

/** Whether what begins in another way is of another account: it has no such spelling. In base 58, any hash may be what a link is about. */
function isOfOther(shown: string, address: string, isPlace: boolean): boolean {
  const [one, other] = [shown, address].map((text) => {
    if (bech32.test(text)) return 'bech32';
    return text.length <= longestApart && mixedBase58.test(text) && 'base58';
  });
  if (!one || !other) return false;
  return (
    isPlace &&
    (one !== other ||
      (one === 'base58' && !bothSpellings.test(shown.charAt(0) + address.charAt(0))))
  );
}
