import { i18n } from '#i18n';
import type { NetworkId } from '@/lib/address/networks';
import { isLikelySecret } from '@/lib/address/recognise';
import type { Question } from '@/lib/extension/check-messages';
import type { AccountReports } from '@/lib/extension/report-messages';
import { readSettings } from '@/lib/extension/settings';
import type { Facts, Placement, ServiceAnswer } from '@/lib/verdict/facts';
import { judge } from '@/lib/verdict/judge';
import type { Verdict } from '@/lib/verdict/verdict';
import { askOnce, forgetRunning } from './ask-once';
import { askService } from './ask-service';
import { besides } from './besides';
import { forgetLateAnswers, lateAnswer, lateAnswerKeeper } from './late-answers';
import { findInLists, findWhetherInLists, openLists } from './lists';
import { type ComparedWith, comparedByPage, findLookalikes } from './lookalikes';
import { findOwn } from './own-lists';
import {
  ofNobody,
  type Recognised,
  recogniseClosely,
  recogniseGiven,
  recogniseMarked,
  recogniseMeant,
  recogniseName,
  recogniseOnPage,
} from './recognised';
import { textNetworks } from './text-networks';
import { turnsAMinute } from './turns';

type Asked = Question & { ask: 'local' | 'service' };
type Placed = Pick<Facts, 'placement' | 'textNetworks'>;
/** `beside`: what else the text says that an address was given in. */
type Around = { placement?: Placement | null; beside?: string };

const notAsked: ServiceAnswer = { status: 'not-asked' };
/** A page's process may be taken over, and then it points at whatever it likes: the user's key is not for it to spend. */
const turns = turnsAMinute(30);

/**
 * Judges one address that the user gave: from the local lists, and from the service where the user asks for it.
 * @param around where it came from, and in which text, if that matters
 */
export async function checkAddress(
  { ask, ...given }: Asked,
  around: Around = {},
): Promise<Verdict> {
  const subject = placed(recogniseClosely(given), around);
  return judgeOne(subject, ask === 'local' ? notAsked : await askOnce(subject));
}

function placed(subject: Recognised, { placement, beside }: Around): Recognised & Placed {
  return {
    ...subject,
    ...(placement && { placement }),
    ...(beside && { textNetworks: textNetworks(beside, subject.networks) }),
  };
}

/** Judges addresses that the user gave from the local lists alone, in their order. Nobody is asked. */
export function checkLocally(given: Question[]): Promise<Verdict[]> {
  return judgeAll(given.map(recogniseGiven), 'all');
}

/** All reports of the account that an address stands for, on whatever network. Asks nobody. */
export async function findAccount(given: Question): Promise<AccountReports> {
  const { reports, sources } = await findInLists([recogniseGiven(given)]);
  return { reports: reports[0] ?? [], sources };
}

/** Forgets what the service answered: it is another service now, or another key. */
export function forgetAnswers(): void {
  forgetRunning();
  forgetLateAnswers();
}

/** Judges addresses of a page from the local lists and from what the service said of them lately, in their order. Nobody is asked. */
export function lookUpAddresses(addresses: string[]): Promise<Verdict[]> {
  return lookUp(addresses, openLists(), findInLists);
}

/** The same for who marks them and says nothing of the reports and their sources, which is sooner. */
export function markAddresses(addresses: string[]): Promise<Verdict[]> {
  return lookUp(addresses, openLists({ isNamed: false }), findWhetherInLists);
}

async function lookUp(
  addresses: string[],
  lists: ReturnType<typeof openLists>,
  find: typeof findInLists,
): Promise<Verdict[]> {
  const subjects = await besides(lists.store, addresses, recogniseMarked);
  return judgeAll(subjects, 'contacts', lateAnswers(addresses), find(subjects, lists));
}

/**
 * Judges addresses that were copied, or put into a field of a page together, from the local lists, in their order.
 * @param named the networks whose form asks for an address: of these it may be a name, which is an address nowhere else
 */
export function judgePlaced(
  addresses: string[],
  placement: Placement,
  { comparedWith = 'all', named = [] }: { comparedWith?: ComparedWith; named?: NetworkId[] } = {},
): Promise<Verdict[]> {
  const subjects = addresses.map((address) => ({ ...recognisePlaced(address, named), placement }));
  return judgeAll(subjects, comparedWith, lateAnswers(addresses));
}

/** What the service said of each lately. */
function lateAnswers(addresses: string[]): AnswerTo {
  return (i, now) => lateAnswer(addresses[i] ?? '', now) ?? notAsked;
}

/** Fields write addresses in groups. */
function recognisePlaced(address: string, named: NetworkId[]): Recognised {
  const plain = recogniseOnPage(address);
  const meant = plain.networks.length > 0 ? plain : recogniseMeant(address);
  const subject = meant.networks.length > 0 ? meant : (recogniseName(address, named) ?? meant);
  return { ...subject, ...ofNobody(subject) };
}

/**
 * Judges one address that the pointer rests on; the service is asked only if the user switched that on.
 * @param isSeen the page is seen by the user: no other can have the pointer
 * @param around of a text that was selected, what it says besides
 */
export async function pointAt(
  address: string,
  isSeen = true,
  around: Around = {},
): Promise<Verdict> {
  const subject = placed(recogniseOnPage(address), around);
  const comparedWith = comparedByPage(isSeen);
  const known = lateAnswer(address, Date.now());
  if (known) return judgeOne(subject, known, comparedWith);
  const { settings } = await readSettings();
  if (!isSeen || !settings.askOnHover || isPrivate(subject) || !turns.take()) {
    return judgeOne(subject, notAsked, comparedWith);
  }
  return askAndKeep(address, subject, 'point', comparedWith);
}

/** Judges one address of a page, with the service asked now. Throws an Error with words for the user where that was too often. */
export async function askAboutPage(address: string): Promise<Verdict> {
  const subject = recogniseOnPage(address);
  const comparedWith = comparedByPage(true);
  if (isPrivate(subject)) return judgeOne(subject, notAsked, comparedWith);
  if (!turns.take()) throw new Error(i18n.t('answer.tooOften'));
  return askAndKeep(address, subject, 'check', comparedWith);
}

async function askAndKeep(
  address: string,
  subject: Recognised & Placed,
  why: 'check' | 'point',
  comparedWith: ComparedWith,
): Promise<Verdict> {
  const keep = lateAnswerKeeper();
  const answer = await askService(subject, new AbortController().signal, why);
  if (answer.status === 'answered') keep(address, answer);
  return judgeOne(subject, answer, comparedWith);
}

/** Of a text that may be a key, nothing but its look on the page is known. */
function isPrivate({ address, validity }: Recognised): boolean {
  return validity.status === 'invalid' || isLikelySecret(address, null);
}

async function judgeOne(
  subject: Recognised & Placed,
  answer: ServiceAnswer,
  comparedWith: ComparedWith = 'all',
): Promise<Verdict> {
  const [verdict] = await judgeAll([subject], comparedWith, () => answer);
  if (!verdict) throw new TypeError('judgeAll');
  return verdict;
}

/** The service's answer to one of some subjects. It is asked for when the lists have answered, at `now`. */
type AnswerTo = (i: number, now: number) => ServiceAnswer;

/** Judges in the order of the subjects. */
async function judgeAll(
  subjects: (Recognised & Placed)[],
  comparedWith: ComparedWith,
  answerTo: AnswerTo = () => notAsked,
  finding = findInLists(subjects),
): Promise<Verdict[]> {
  const [{ reports, sources, staleAfter }, own, alike] = await Promise.all([
    finding,
    findOwn(subjects),
    findLookalikes(
      subjects.map(({ address }) => address),
      comparedWith,
    ),
  ]);
  const now = Date.now();
  return subjects.map((subject, i) =>
    judge({
      ...subject,
      reports: reports[i] ?? [],
      sources,
      staleAfter,
      answer: answerTo(i, now),
      own: own[i] ?? null,
      lookalike: alike[i] ?? null,
      now,
    }),
  );
}
