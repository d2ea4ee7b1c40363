import { i18n } from '#i18n';
import { addressIn, firstWords } from '@/lib/address/address-in';
import { hasSeveral } from '@/lib/address/find';
import { otherKind } from '@/lib/address/other-kind';
import { secretAmong } from '@/lib/address/recognise';
import type { PageAnswer } from '@/lib/extension/messages';
import { otherKindWords } from '@/lib/extension/other-kind-words';
import type { Verdict } from '@/lib/verdict/verdict';
import { lookUpAddresses, pointAt } from './check';
import { keepCheck } from './history';
import {
  answerInWords,
  cardAnswer,
  invalidAnswer,
  secretAnswer,
  withoutAddress,
} from './page-answer';
import { turnsAMinute } from './turns';

/** A taken-over page must not drive what the user checked out of the history. */
const kept = turnsAMinute(10);

/**
 * The verdict on the address in a text that the user selected on a page; on one that resembles an address, what is wrong with it.
 * Otherwise an answer without an address, which says so, or what stands there in its place. A text that may be a key or a recovery phrase
 * is warned about, and not looked at further.
 * @param isPrivate in a private window nothing is kept
 * @param isSeen the page is seen by the user: in no other can anything be selected
 */
export async function answerToSelection(
  text: string,
  isPrivate: boolean,
  isSeen = true,
): Promise<PageAnswer> {
  const address = addressIn(text);
  const secret = secretAmong([text, address]);
  if (secret) return secretAnswer(secret);
  const around = { beside: text.replaceAll(address, ' ') };
  const verdict = await pointAt(address, isSeen, around);
  const answer = await cardAnswer(verdict);
  if (answer) {
    if (!isPrivate && isSeen && kept.take()) await keepCheck(verdict);
    return answer;
  }
  if (hasSeveral(text)) return withoutAddress(i18n.t('answer.severalAddresses'));
  const looked = await lookUpAddresses([address, ...firstWords(text)]);
  const mistyped = looked.find(resemblesAddress);
  if (mistyped) return answerInWords(mistyped);
  const other = otherKind(address);
  return other
    ? invalidAnswer(i18n.t('headline.noAddress'), otherKindWords(other, address))
    : withoutAddress(i18n.t('answer.noAddress'));
}

function resemblesAddress({ reasons }: Verdict): boolean {
  return reasons.some(
    (reason) =>
      reason.code === 'invalid' && !['empty', 'not-an-address'].includes(reason.validity.reason),
  );
}
