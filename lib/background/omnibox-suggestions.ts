import { i18n } from '#i18n';
import { isNetworkId } from '@/lib/address/networks';
import { recogniseAddress } from '@/lib/address/recognise';
import { advisedText } from '@/lib/extension/advice';
import { longestAddress } from '@/lib/extension/check-messages';
import { day } from '@/lib/extension/figures';
import { networkNames } from '@/lib/extension/network-names';
import { readOwn } from '@/lib/extension/own-list';
import { readSettings } from '@/lib/extension/settings';
import { headline, levelWords, reasonText } from '@/lib/extension/words';
import { cleanText } from '@/lib/service/clean-text';
import { secretReason } from '@/lib/verdict/judge';
import type { Verdict } from '@/lib/verdict/verdict';
import { lookUpAddresses } from './check';
import { allChecks, type NewEntry } from './history-store';
import { searchLists } from './lists';
import { ownEntry } from './own-entry';
import { subjectOf } from './subject';

/** What stands below the address bar: the line of what is typed, and other addresses to choose. Plain text, all of it. */
export type Suggestions = { first: string; others: Suggestion[] };
export type Suggestion = { content: string; description: string };

/** Firefox shows six lines, the first of them apart. */
export const most = 5;
/** Of those that were checked: reports must find room, too. */
const mostChecked = 2;
/** Shorter texts fit too much. */
const shortestSearch = 3;

/** Says what the lists of this browser know of a typed text. Asks nobody outside, and looks a text that may be a secret up nowhere. */
export async function suggest(typed: string): Promise<Suggestions> {
  const text = typed.trim();
  const subject = subjectOf(text);
  if (subject.status === 'secret') return alone(reasonText(secretReason(text)));
  if (subject.status === 'address') {
    const [verdict] = await lookUpAddresses([subject.address]);
    // The beginning of an address is none, and may be looked for.
    const others = verdict?.level === 'invalid' ? await findFitting(text) : [];
    return { first: verdictLine(verdict), others };
  }
  if (text.length < shortestSearch || text.length > longestAddress) {
    return alone(i18n.t('omnibox.typeOn'));
  }
  return { first: i18n.t('omnibox.search'), others: await findFitting(text) };
}

/** Contacts first, then what was checked, then what is reported. */
async function findFitting(text: string): Promise<Suggestion[]> {
  const [contacts, checked, reported] = await Promise.all([
    readable(findContacts(text)),
    readable(findChecked(text)),
    readable(findReported(text)),
  ]);
  // That it is reported is more than that it was checked once.
  const found = [...contacts, ...lacking(checked, [...contacts, ...reported]), ...reported];
  return found.filter((one, at) => lacking([one], found.slice(0, at)).length > 0).slice(0, most);
}

/** What cannot be read hides nothing of the others. */
async function readable(found: Promise<Suggestion[]>): Promise<Suggestion[]> {
  try {
    return await found;
  } catch (error) {
    console.warn('Some suggestions cannot be read.', error);
    return [];
  }
}

/** Those of some that are not among others. */
function lacking(some: Suggestion[], others: Suggestion[]): Suggestion[] {
  return some.filter(({ content }) => !others.some((other) => other.content === content));
}

function alone(first: string): Suggestions {
  return { first, others: [] };
}

function verdictLine(verdict: Verdict | undefined): string {
  if (!verdict) return i18n.t('omnibox.typeOn');
  const [reason] = verdict.reasons;
  const said = { headline: headline(verdict), reason: reason ? advisedText(reason, verdict) : '' };
  if (verdict.networks.length === 0) return i18n.t('omnibox.verdict', said);
  return i18n.t('omnibox.verdictOn', { ...said, networks: networkNames(verdict.networks) });
}

/** Blocked and trusted addresses, by name and address. */
async function findContacts(text: string): Promise<Suggestion[]> {
  const { records } = await readOwn();
  const wanted = text.toLocaleLowerCase();
  const entries = [...records.values()].flatMap((record) => ownEntry(record) ?? []);
  return entries
    .filter(({ name, address }) => `${name}\n${address}`.toLocaleLowerCase().includes(wanted))
    .slice(0, most)
    .map(({ address, kind, name }) => {
      const who = { address, name: cleanText(name) || i18n.t('omnibox.unnamed') };
      const description =
        kind === 'trusted' ? i18n.t('omnibox.trusted', who) : i18n.t('omnibox.blocked', who);
      return { content: address, description };
    });
}

/** What the user checked by hand, the latest first, where that is kept. What is no valid address nobody is to take for one. */
async function findChecked(text: string): Promise<Suggestion[]> {
  const { settings } = await readSettings();
  if (!settings.history) return [];
  const wanted = text.toLocaleLowerCase();
  const fitting = (await allChecks())
    .filter(({ address }) => address.toLocaleLowerCase().includes(wanted))
    .toSorted((a, b) => a.at - b.at)
    .toReversed();
  const found = new Map<string, Suggestion>();
  for (const check of fitting) {
    if (found.size === mostChecked) break;
    if (!found.has(check.address) && isValid(check)) found.set(check.address, checkedLine(check));
  }
  return [...found.values()];
}

function isValid({ address, networkId }: NewEntry): boolean {
  // A newer version may have known more networks.
  const known = isNetworkId(networkId) ? networkId : null;
  return recogniseAddress(address, known).validity.status === 'valid';
}

/** Of what was warned of, that it was checked would alone sound like praise. */
function checkedLine({ address, at, level, isOnlyBlocked }: NewEntry): Suggestion {
  const line = i18n.t('omnibox.checked', { address, day: day(at) });
  const isWarned = level === 'danger' || level === 'caution';
  return {
    content: address,
    description: isWarned
      ? i18n.t('omnibox.verdict', { headline: levelWords(level, isOnlyBlocked), reason: line })
      : line,
  };
}

async function findReported(text: string): Promise<Suggestion[]> {
  const query = { search: text, networkId: null, page: 1, quick: true };
  const { reports } = await searchLists(query);
  return reports.slice(0, most).map(({ address, label, network }) => ({
    content: address,
    description: label
      ? i18n.t('omnibox.reportedAs', { address, network, label })
      : i18n.t('omnibox.reported', { address, network }),
  }));
}
