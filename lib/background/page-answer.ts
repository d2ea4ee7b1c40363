import { tellsByItself } from '@/lib/address/find';
import type { PageAnswer } from '@/lib/extension/messages';
import type { Verdict } from '@/lib/verdict/verdict';
import { headline, networkNames, reasonSource, reasonText } from '@/lib/verdict/words';

/** What a page shows of a verdict, in words; null where the text is no address. A page bundles neither the words nor the networks. */
export function pageAnswer(verdict: Verdict): PageAnswer | null {
  const { level, address, networks, reasons, at } = verdict;
  if (networks.length === 0) return null;
  return {
    level,
    headline: headline(verdict),
    address,
    networks,
    networkNames: networkNames(networks),
    reasons: reasons.map((reason) => ({
      level: reason.level,
      text: reasonText(reason),
      source: reasonSource(reason, at),
    })),
    needsContext: !tellsByItself(address),
  };
}
