import { i18n } from '#i18n';
import { type OtherKind, otherKind } from '@/lib/address/other-kind';
import { advisedText } from '@/lib/extension/advice';
import { headline } from '@/lib/extension/words';
import { isNoAddress, type Reason, type Verdict } from '@/lib/verdict/verdict';
import { otherKindWords } from './check/other-kind-words';

/** The headline of a verdict; what is no address, or stands in for one, is not called a wrong one. */
export function headlineWords(verdict: Verdict): string {
  return isNoAddress(verdict) || otherOf(verdict)
    ? i18n.t('headline.noAddress')
    : headline(verdict);
}

/** A reason of a verdict in words; what stands in for an address is told as what it is. */
export function reasonWords(reason: Reason, verdict: Verdict): string {
  const other = reason.code === 'invalid' ? otherOf(verdict) : null;
  return other ? otherKindWords(other) : advisedText(reason, verdict);
}

/** What stands in for an address in a verdict; null: nothing that is known here. */
export function otherOf({ address, networks }: Verdict): OtherKind | null {
  return networks.length === 0 ? otherKind(address) : null;
}
