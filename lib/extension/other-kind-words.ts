import { i18n } from '#i18n';
import type { OtherKind } from '@/lib/address/other-kind';
import { tronAddress } from '@/lib/address/tron-hex';

const keys = {
  shortened: 'otherKind.shortened',
  'extended-key': 'otherKind.extendedKey',
  'payment-code': 'otherKind.paymentCode',
  'stake-pool': 'otherKind.stakePool',
  delegate: 'otherKind.delegate',
  validator: 'otherKind.validator',
  token: 'otherKind.token',
  script: 'otherKind.script',
  nostr: 'otherKind.nostr',
  'public-key': 'otherKind.publicKey',
  'lightning-invoice': 'otherKind.lightningInvoice',
  'lightning-offer': 'otherKind.lightningOffer',
  'lightning-link': 'otherKind.lightningLink',
  'wallet-link': 'otherKind.walletLink',
  file: 'otherKind.file',
  'mail-like': 'otherKind.mailLike',
  'ens-name': 'otherKind.ensName',
  'domain-name': 'otherKind.domainName',
  name: 'otherKind.name',
  transaction: 'otherKind.transaction',
  'transaction-link': 'otherKind.transactionLink',
  'web-page': 'otherKind.webPage',
  'hex-alone': 'otherKind.hexAlone',
} as const satisfies Record<Exclude<OtherKind, 'tron-hex'>, string>;

/** What a text is in place of an address, that it is not checked, and what to do instead. */
export function otherKindWords(kind: OtherKind, text: string): string {
  return kind === 'tron-hex'
    ? i18n.t('otherKind.tronHex', { address: tronAddress(text.trim()) ?? '' })
    : i18n.t(keys[kind]);
}
