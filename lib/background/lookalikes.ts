import { type Familiar, familiar, findLookalike } from '@/lib/address/lookalike';
import { readSettings } from '@/lib/extension/settings';
import { lookupKeys } from '@/lib/reports/record';
import type { Chosen, LookalikeFact } from '@/lib/verdict/facts';
import { copies } from './copied';
import { allChecks, type NewEntry } from './history-store';
import { familiarContacts } from './own-lists';
import { partsOf } from './shown-beside';
import { turnsAMinute } from './turns';

/**
 * What texts are compared with. A page sees what is marked on it, and could find out by lookalikes whom the user paid: so what it shows is
 * compared with contacts alone, and what the user points at, checks, copies or pastes with all that the user chose.
 */
export type ComparedWith = 'contacts' | 'all';

/** More than a user points, types and pastes. A page's process may be taken over, and then it guesses without end. */
const comparisons = turnsAMinute(300);

/** What an address of a page is compared with: `isUsers`: by all that can be told, the user pointed at it, or put it into a field. */
export function comparedByPage(isUsers: boolean): ComparedWith {
  return isUsers && comparisons.take() ? 'all' : 'contacts';
}

let checked: { of: NewEntry[]; index: Familiar<Chosen> } | null = null;

/** The address of the user's choice that each text looks like without being one; null: none. Nothing else that was seen is compared with. */
export async function findLookalikes(
  texts: string[],
  comparedWith: ComparedWith,
): Promise<(LookalikeFact | null)[]> {
  const contacts = familiarContacts();
  const isAll = comparedWith === 'all';
  const chosen = isAll ? await Promise.all([contacts, familiarChecks()]) : [await contacts];
  const copied = isAll ? await copiedAddresses() : [];
  const familiarCopies = familiar(copied);
  const keysOfCopies = copied.map(({ address }) => lookupKeys(address));
  return texts.map((text) => {
    const keys = new Set(copied[0] && lookupKeys(text));
    // Of two that were copied, either may be the one that is meant, in whatever spelling.
    const others = copied.filter((_, i) => !keysOfCopies[i]?.some((key) => keys.has(key)));
    const known = others.length < copied.length ? familiar(others) : familiarCopies;
    const found = findLookalike(text, ...chosen, known);
    return found && isSameAccount(text, found.known.address) ? null : found;
  });
}

/** Another spelling of an address is no lookalike of it. */
function isSameAccount(one: string, other: string): boolean {
  const keys = new Set(lookupKeys(one));
  return lookupKeys(other).some((key) => keys.has(key));
}

/** What was checked before, where the user has that kept. What was warned of may be the lookalike itself. */
async function familiarChecks(): Promise<Familiar<Chosen>> {
  try {
    const { settings } = await readSettings();
    if (!settings.history) return familiar([]);
    const all = await allChecks();
    if (checked?.of !== all) {
      const good = all.filter(({ level }) => level === 'clear' || level === 'unknown');
      const chosen = good.map(({ address, at }) => ({ from: 'checked', address, at }) as const);
      checked = { of: all, index: familiar<Chosen>(chosen) };
    }
    return checked.index;
  } catch (error) {
    console.warn('The history cannot be compared with.', error);
    return familiar([]);
  }
}

async function copiedAddresses(): Promise<Chosen[]> {
  try {
    const { last, earlier } = await copies();
    const all = [...(last ? [last] : []), ...earlier].map(({ address }) => address);
    // A short form looks like the very address that it stands for.
    const whole = all.filter((address) => address && !partsOf(address));
    return whole.map((address) => ({ from: 'copied', address }));
  } catch (error) {
    console.warn('What was copied cannot be compared with.', error);
    return [];
  }
}
