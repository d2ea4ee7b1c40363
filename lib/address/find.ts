import { asSeen } from './as-seen';
import { type Candidate, findCandidates } from './candidates';
import { contextNames } from './context-names';
import type { Hit } from './encoding';
import { likeLetter } from './foreign-letters';
import { networksOf, readAddress } from './identify';
import type { NetworkId } from './networks';
import { findShortForms } from './short-forms';
import { reach, standsOut } from './stands-out';

export type FoundAddress = {
  /** UTF-16 offsets; `end` is exclusive. */
  start: number;
  end: number;
  /** As it stands in the text, but without the blanks or invisible characters inside. */
  address: string;
  /** Likeliest first; never empty. */
  networks: NetworkId[];
  /** The text has invisible characters inside of the address (suspicious: a copy of it is another text), or groups of four. */
  written?: 'invisible-characters' | 'grouped';
};

/**
 * The addresses in a text, in its order. An address is a whole run of letters and digits that validates: inside of a longer run
 * there is none. A checksum, or 0x with 40 hex digits, is enough; an address without either must also stand out (see
 * stands-out.ts), and one in groups of four must have a checksum. Short forms and names are found only where their network is
 * named (see short-forms.ts). Segwit addresses below 25 characters, which nobody pays to, are not looked for.
 * Never throws; takes linear time.
 */
export function findAddresses(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  for (const candidate of findCandidates(text)) {
    if (candidate.start < (found.at(-1)?.end ?? 0)) continue;
    const address = read(text, { ...candidate, end: endOf(text, candidate) });
    if (address) found.push(address);
  }
  const short = findShortForms(text);
  if (short.length === 0) return found;
  return [...found, ...short].sort((a, b) => a.start - b.start);
}

/** Whether there is more than one in a text; the same one twice is one. */
export function hasSeveral(text: string): boolean {
  return new Set(findAddresses(text).map(({ address }) => address)).size > 1;
}

/** Whether an address shows by itself that it is one; else the text around it must (see stands-out.ts). */
export function tellsByItself(address: string): boolean {
  return readAddress(address).some(({ hit }) => isTelling(hit));
}

function isTelling({ checksum, kind }: Hit): boolean {
  return checksum === 'verified' || /^(?:evm20$|icon|canton$)/.test(kind);
}

/** ICRC-1: what stands behind the principal of an account, see families/internet-computer.ts. */
const subaccount = /-[a-z2-7]{7}\.[\da-f]{1,64}(?![^\W_])/y;

/** Where the account ends that is longer than the run of its principal: mistyped, it is not the principal's own. */
function endOf(text: string, { end }: Candidate): number {
  if (text[end] !== '-') return end;
  subaccount.lastIndex = end;
  return subaccount.test(text) ? subaccount.lastIndex : end;
}

const besideStart = new RegExp(`${likeLetter}$`);
const besideEnd = new RegExp(`^${likeLetter}`);

/** Whether a letter stands beside a run that may be meant as one of it: what has no checksum would be another address without it. */
function isPart(text: string, { start, end }: Candidate): boolean {
  return (
    besideStart.test(text.slice(Math.max(0, start - 2), start)) ||
    besideEnd.test(text.slice(end, end + 2))
  );
}

function read(text: string, { start, end }: Candidate): FoundAddress | undefined {
  const written = text.slice(start, end);
  const address = asSeen(written);
  if (/\s/.test(address)) return readGroups(written, start);
  const isHidden = address.length < written.length;
  const networks = networksOf(
    readAddress(address).filter(
      ({ hit }) =>
        isTelling(hit) ||
        (!isPart(text, { start, end }) &&
          (isHidden
            ? standsOutAsSeen(text, { start, end }, address)
            : standsOut(text, start, end, contextNames))),
    ),
  );
  if (networks.length === 0) return undefined;
  return { start, end, address, networks, ...(isHidden && { written: 'invisible-characters' }) };
}

/** The same without the invisible characters, of the part of the text that decides: of all of it, many copies would be made. */
function standsOutAsSeen(text: string, { start, end }: Candidate, address: string): boolean {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const from = before.length;
  return standsOut(before + address + after, from, from + address.length, contextNames);
}

/**
 * The longest address among the groups: words of four letters may stand before and after it. It begins with one of the first two
 * groups that look like no word, or with one of the first two that have a digit or a capital, or up to two before one of these, where
 * there is its prefix ('addr 1q…', 'omni flix 1…'); so a text of nothing but groups is read in linear time too.
 */
function readGroups(written: string, offset: number): FoundAddress | undefined {
  const groups = [...written.matchAll(/\w+/g)];
  const starts = [/\d[A-Za-z]|[A-Za-z]\d|[a-z][A-Z]|[A-Z]{2}[a-z]/, /[\dA-Z]/].flatMap((look) =>
    groups.flatMap(([group], at) => (look.test(group) ? [at] : [])).slice(0, 2),
  );
  const all = starts.flatMap((at) => [at, at - 1, at - 2]).filter((at) => at >= 0);
  for (const from of new Set(all)) {
    for (let to = groups.length; to > Math.max(from + 5, groups.length - 4); to--) {
      const parts = groups.slice(from, to);
      const address = parts.join('');
      const networks = networksOf(
        readAddress(address).filter(({ hit }) => hit.checksum === 'verified'),
      );
      if (networks.length === 0) continue;
      const start = offset + (parts[0]?.index ?? 0);
      const last = parts.at(-1);
      const end = offset + (last ? last.index + last[0].length : 0);
      return { start, end, address, networks, written: 'grouped' };
    }
  }
  return undefined;
}
