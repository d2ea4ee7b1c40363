import { findCandidates } from '@/lib/address/candidates';
import { standsOut } from '@/lib/address/stands-out';
import { elementsAround } from './ancestors';
import { isBlock } from './breaks';
import { allIn, ask } from './kinds';
import type { Found } from './place';
import { bare, fits, isRenamed, type Linked, looksLike, partsOf, type Short } from './short-form';
import {
  aboutIt,
  context,
  copying,
  escaped,
  longPart,
  passedOver,
  toAccount,
  toMarket,
} from './words';

type Whole = Required<Pick<Found, 'address' | 'standsOut' | 'shortened'>> &
  Pick<Found, 'mismatch' | 'rival'>;
type Candidate = Linked & { standsOut: boolean };

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
  const button = around[1] && allIn(around[1], copying)[0];
  const carried = firstOf([link, ...around, button], (one) => one && carriedBy(one, short));
  return carried && { ...carried, shortened: shown };
}

/**
 * The address that a link goes to, where what it shows is another of the same look; or that one, which is shown in two boxes, so that the
 * browser may cut the first (mempool.space).
 */
export function findElsewhere(address: string, node: Text): Whole | undefined {
  const link = closestTo(node);
  const href = link?.getAttribute('href');
  // Most links go to what they show, and to nothing else that may be an address, however it is written, or goes on behind that one.
  if (!link || !href || !longPart.test(href.replace(address, ' '))) return undefined;
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

/** The link, or what else fits a selector, that a text stands in. */
export function closestTo(
  { parentElement }: { parentElement?: Element | null | undefined },
  selector = 'a',
): Element | null | undefined {
  return parentElement && ask(parentElement, 'closest', selector);
}

/** Whether all that a link shows is an address, or a short form, and a word or two about it. Of several texts, another may be what it is for. */
function isAbout(link: Element, shown: string): boolean {
  return aboutIt.test(link.textContent.replace(shown, '').trim());
}

/** The whole address in an attribute of an element that shows a shortened one by itself, as a field does. */
export function findCarried(shown: string, element: Element): string | undefined {
  const short = partsOf(shown);
  return short && carriedBy(element, short)?.address;
}

/** Those around a text, up to the first that stands in lines of its own. */
function nearest(around: Element[]): Element[] {
  return around.slice(0, Math.min(around.findIndex(isBlock) + 1 || maxLevels, maxLevels));
}

/** An address of the same look, where none has this short form. */
function otherIn(candidates: Candidate[], short: Short): Candidate | undefined {
  const isMeant = ({ address }: Candidate) => fits(short, address) || isRenamed(short, address);
  return candidates.some(isMeant) ? undefined : candidates.find((one) => looksLike(short, one));
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
  return all.values().map(ask).find(Boolean);
}

function candidatesIn(written: string | null): Candidate[] {
  if (!written?.[shortest - 1]) return [];
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
