import { i18n } from '#i18n';
import { findAlike } from '@/lib/address/lookalike';
import { browser } from '@/lib/extension/browser';
import { compared } from '@/lib/extension/compared';
import { inTime } from '@/lib/extension/in-time';
import type { PageAnswer } from '@/lib/extension/messages';
import { nowhere } from '@/lib/verdict/placement';
import { isMilder, type Reason } from '@/lib/verdict/verdict';
import { comparedParts } from './card-parts';
import { judgePlaced } from './check';
import { Alike } from './inputs';
import { cardAnswer } from './page-answer';
import { recogniseMeant } from './recognised';
import type { Sender } from './senders';
import { isSame } from './shown-beside';

/**
 * What is said of an address, with another of its page that begins and ends like it. Only a note: which of the two is meant, if any is
 * bad, nobody here can know.
 * @param beside other texts of the page
 * @param reasons of the verdict: what the address is compared with there is not told twice
 */
export function withSimilar(
  answer: PageAnswer | null,
  address: string,
  beside: readonly string[],
  reasons: readonly Reason[],
): PageAnswer | null {
  const told = reasons.flatMap((one) => (one.code === 'lookalike' ? one.like.known.address : []));
  const others = beside.filter((one) => !told.some((known) => isSame(one, known)));
  const [alike] = others.flatMap((one) => likenessOf(one, address));
  if (!answer || !alike) return answer;
  const names = [i18n.t('compare.this'), i18n.t('compare.onPage')] as const;
  const { known, differences } = alike.like;
  const rows = compared(address, known.address, differences, names);
  const note = {
    level: 'unknown',
    text: i18n.t('page.alikeHere'),
    source: '',
    compared: comparedParts(rows),
  } as const;
  // It matters more than that nothing is known.
  const worse = answer.reasons.filter(({ level }) => isMilder(note.level, level));
  const milder = answer.reasons.filter((reason) => !worse.includes(reason));
  return { ...answer, reasons: [...worse, note, ...milder] };
}

/** Where which address was told of last. */
let lastTold = '';

/**
 * What is said of an address that was copied where its frame shows another that begins and ends like it; null: it shows none, or the user
 * was told right before, as where a click that copies makes an event of a copy, too, or who is told copies once more.
 */
export async function similarToCopied(
  address: string,
  { tab, frameId = 0, url }: Sender,
): Promise<PageAnswer | null> {
  // Of a short form, nobody knows which of them it stands for.
  if (tab?.id === undefined || recogniseMeant(address).networks.length === 0) return null;
  const shown = await endingIn(tab.id, frameId, address);
  const beside = shown.filter((one) => likenessOf(one, address)[0]);
  const told = `${tab.id} ${url} ${address}`;
  if (!beside[0] || told === lastTold) return null;
  const [verdict] = await judgePlaced([address], nowhere);
  const answer = verdict && (await cardAnswer(verdict));
  if (!answer) return null;
  lastTold = told;
  return withSimilar(answer, address, beside, verdict.reasons);
}

/**
 * What a frame shows that ends like an address; none where it does not answer in time. A page's process may be taken over, and then
 * anything comes.
 */
async function endingIn(tabId: number, frameId: number, address: string): Promise<string[]> {
  const message = { type: 'tab/alike', request: { address } };
  const answer = browser.tabs.sendMessage(tabId, message, { frameId });
  return Alike.safeParse(await inTime(answer).catch(() => null)).data ?? [];
}

function likenessOf(one: string, address: string): ReturnType<typeof findAlike> {
  const [alike] = findAlike([one, address]);
  return alike && isOther(one, address) ? [alike] : [];
}

function isOther(one: string, address: string): boolean {
  return recogniseMeant(one).networks.length > 0 && !isSame(one, address);
}
