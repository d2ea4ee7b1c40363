import { i18n } from '#i18n';
import type { OtherKind } from '@/lib/address/other-kind';

const keys = {
  shortened: 'otherKind.shortened',
  'extended-key': 'otherKind.extendedKey',
  'not-account': 'otherKind.notAccount',
  'lightning-invoice': 'otherKind.lightningInvoice',
  'lightning-offer': 'otherKind.lightningOffer',
  'lightning-link': 'otherKind.lightningLink',
  'mail-like': 'otherKind.mailLike',
  'ens-name': 'otherKind.ensName',
  'domain-name': 'otherKind.domainName',
  'transaction-link': 'otherKind.transactionLink',
  'web-page': 'otherKind.webPage',
  'hex-alone': 'otherKind.hexAlone',
} as const satisfies Record<OtherKind, string>;

/** What a text is in place of an address, that it is not checked, and what to do instead. */
export function otherKindWords(kind: OtherKind): string {
  return i18n.t(keys[kind]);
}
