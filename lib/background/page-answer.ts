import { i18n } from '#i18n';
import { explorerPage } from '@/lib/address/explorer-page';
import { tellsByItself } from '@/lib/address/find';
import { withPlainLetters } from '@/lib/address/foreign-letters';
import type { NetworkId } from '@/lib/address/networks';
import { pictureOf } from '@/lib/address/picture';
import { isLikelySecret } from '@/lib/address/recognise';
import { comparedWithChosen } from '@/lib/extension/lookalike-words';
import type { LookedUp, LookUpAnswer, PageAnswer } from '@/lib/extension/messages';
import { networkNames } from '@/lib/extension/network-names';
import { readSettings } from '@/lib/extension/settings';
import { headlineWords, reasonWords } from '@/lib/extension/verdict-words';
import { reasonSource, reasonText } from '@/lib/extension/words';
import { secretReason } from '@/lib/verdict/judge';
import { isDisguise, type Verdict } from '@/lib/verdict/verdict';
import { comparedParts, pictureParts } from './card-parts';

/** What a page shows of a verdict, in words; null where the text is no address. A page bundles neither the words nor the networks. */
export function pageAnswer(verdict: Verdict, end?: string): PageAnswer | null {
  return isTold(verdict) ? answerInWords(verdict, end) : null;
}

/** What a page marks of many verdicts, each kind of them once. The words come when the user points at one: they take longer than all the rest. */
export function lookUpAnswer(verdicts: Verdict[]): LookUpAnswer {
  const kinds = new Map<string, { index: number; kind: LookedUp }>();
  // Addresses that are read alike share one list, whose names are long to compare.
  const lists = new Map<NetworkId[], number>();
  const of = verdicts.map((verdict) => {
    if (!isTold(verdict)) return null;
    const { level, checksum, networks } = verdict;
    const list = lists.get(networks) ?? lists.size;
    lists.set(networks, list);
    const key = `${level} ${checksum} ${list}`;
    const known = kinds.get(key) ?? { index: kinds.size, kind: kindOf(verdict) };
    kinds.set(key, known);
    return known.index;
  });
  return { kinds: [...kinds.values()].map(({ kind }) => kind), of };
}

function kindOf(verdict: Verdict): LookedUp {
  const { level, networks } = verdict;
  return { level, networks, needsContext: needsContext(verdict) };
}

/**
 * The same for a text that may be no address, and then it says so.
 * @param end see advisedText
 */
export function answerInWords(verdict: Verdict, end?: string): PageAnswer {
  const { level, address, networks, reasons, at } = verdict;
  const [likeliest] = networks;
  const page = likeliest && explorerPage(likeliest, address);
  return {
    level,
    headline: headlineWords(verdict),
    address,
    networks,
    networkNames: networkNames(networks),
    picture: likeliest ? pictureParts(pictureOf(address, likeliest)) : '',
    explorer: page ? new URL(page).host : '',
    reasons: reasons.map((reason) => ({
      level: reason.level,
      text: reasonWords(reason, verdict, end),
      source: reasonSource(reason, at),
      ...(reason.code === 'lookalike' && { compared: comparedParts(comparedWithChosen(reason)) }),
    })),
    needsContext: needsContext(verdict),
  };
}

/** An answer that is about no address, and says why. */
export function withoutAddress(headline: string): PageAnswer {
  return {
    level: 'unknown',
    headline,
    address: '',
    networks: [],
    networkNames: '',
    reasons: [],
    needsContext: false,
    picture: '',
    explorer: '',
  };
}

/** An answer about what is no address, with one reason. */
export function invalidAnswer(headline: string, text: string): PageAnswer {
  const reason = { level: 'invalid', text, source: '' } as const;
  return { ...withoutAddress(headline), level: 'invalid', reasons: [reason] };
}

/** An answer about what may be a key or a recovery phrase, which is not looked at further. */
export function secretAnswer(text: string): PageAnswer {
  return invalidAnswer(i18n.t('headline.secret'), reasonText(secretReason(text)));
}

const serviceAnswered = /^service-(?!failed)/;

/** An answer for the card: with the service that the user can ask about the address, where it has not answered yet. */
export async function cardAnswer(verdict: Verdict, end?: string): Promise<PageAnswer | null> {
  const answer = pageAnswer(verdict, end);
  const { settings } = await readSettings();
  const isAnswered = verdict.reasons.some(({ code }) => serviceAnswered.test(code));
  if (!answer || isAnswered || settings.serviceAddress === null) return answer;
  // What may be a key is not sent, so there is nothing to offer.
  if (isLikelySecret(verdict.address, null)) return answer;
  return { ...answer, service: new URL(settings.serviceAddress).host };
}

/**
 * Pages are full of texts that are no addresses. Of those, what is reported or blocked is told, as an address in the wrong case is, and
 * one with a letter of another alphabet in it: it is a trick.
 */
function isTold(verdict: Verdict): boolean {
  return verdict.networks.length > 0 || verdict.level === 'danger' || isDisguised(verdict);
}

function isDisguised({ address, reasons }: Verdict): boolean {
  return reasons.some(isDisguise) && tellsByItself(withPlainLetters(address));
}

/**
 * To read the address once more takes its time, and where its checksum is right nothing else counts. What is reported or blocked is meant
 * wherever it stands.
 */
function needsContext(verdict: Verdict): boolean {
  const { checksum, address, networks, level } = verdict;
  if (level === 'danger' || checksum === 'verified' || networks.length === 0) return false;
  return !tellsByItself(address);
}
