import { i18n } from '#i18n';
import { isTokenContract } from '@/lib/address/token-contracts';
import type { PageAnswer } from '@/lib/extension/messages';

/**
 * What is said of an address, with that it is a token's contract where the page's link to it says so, or it is a well-known one. Nobody
 * pays what is reported anyway.
 */
export function withToken(
  answer: PageAnswer | null,
  isToken: boolean | undefined,
): PageAnswer | null {
  if (!answer || answer.level === 'danger') return answer;
  if (!isToken && !isTokenContract(answer.address)) return answer;
  const note = { level: 'unknown', text: i18n.t('reason.contract'), source: '' } as const;
  return { ...answer, reasons: [...answer.reasons, note] };
}
