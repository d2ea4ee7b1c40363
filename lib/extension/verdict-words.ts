import { i18n } from '#i18n';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import { type OtherKind, otherKind } from '@/lib/address/other-kind';
import { isDisguise, isNoAddress, type Reason, type Verdict } from '@/lib/verdict/verdict';
import { advisedText } from './advice';
import { isByCase } from './invalid-words';
import { otherKindWords } from './other-kind-words';
import { headline } from './words';

/** The headline of a verdict; what is no address, or stands in for one, is not called a wrong one, nor what is one on other networks. */
export function headlineWords(verdict: Verdict): string {
  if (isNoAddress(verdict) || otherOf(verdict)) return i18n.t('headline.noAddress');
  const { networkId, reasons } = verdict;
  const [first] = reasons;
  if (networkId && first?.code === 'invalid' && first.validity.reason === 'wrong-network')
    return i18n.t('headline.otherNetwork', { network: findNetwork(networkId).name });
  return headline(verdict);
}

/**
 * A reason of a verdict in words; what stands in for an address is told as what it is.
 * @param end see advisedText
 */
export function reasonWords(reason: Reason, verdict: Verdict, end?: string): string {
  const other = reason.code === 'invalid' ? otherOf(verdict) : null;
  return other ? otherKindWords(other, verdict.address) : advisedText(reason, verdict, end);
}

/** What stands in for an address in a verdict; null: nothing that is known here. */
export function otherOf({ address, networkId, networks, reasons }: Verdict): OtherKind | null {
  return otherFor(address, networkId, { networks, isDisguised: reasons.some(isDisguise) });
}

/** The same of a text for the network that is chosen. That a letter only looks right is more to be told. */
export function otherFor(
  address: string,
  networkId: NetworkId | null,
  { networks, isDisguised }: { networks: readonly NetworkId[]; isDisguised: boolean },
): OtherKind | null {
  const other = networks.length > 0 || isDisguised ? null : otherKind(address);
  // To put 0x before it makes an address of other networks.
  const isElsewhere = other === 'hex-alone' && networkId !== null && !isByCase(networkId);
  return isElsewhere ? null : other;
}
