import { lazy } from './lazy';
import { tronHex } from './tron-hex';

/** What a text is that people paste in place of an address. */
export type OtherKind =
  | 'shortened'
  | 'extended-key'
  | 'payment-code'
  | 'tron-hex'
  | 'stake-pool'
  | 'delegate'
  | 'validator'
  | 'token'
  | 'script'
  | 'nostr'
  | 'public-key'
  | 'lightning-invoice'
  | 'lightning-offer'
  | 'lightning-link'
  | 'wallet-link'
  | 'file'
  | 'mail-like'
  | 'ens-name'
  | 'domain-name'
  | 'name'
  | 'transaction'
  | 'transaction-link'
  | 'web-page'
  | 'hex-alone';

/** A name and bech32 (BIP-173). */
const named = (names: string) => new RegExp(`^(?:${names})1[02-9ac-hj-np-z]{38,}$`, 'i');

type Kind = [OtherKind, RegExp];

const codes = (): Kind[] => [
  // '0x12…ab', 'bc1q...7kv8', also with a colon before it, or of base64url ('EQD-…4q_2').
  ['shortened', /^[a-z\d:_-]{2,20} ?(?:[…⋯‥]|\.{2,6}|[*•]{2,6}) ?[a-z\d_-]{2,20}$/i],
  // BIP-32 and SLIP-132: xpub, ypub, zpub, Ltub, dgub. Alone, with where it comes from, or in a descriptor (BIP-380).
  ['extended-key', /^(?:\S*[([\],])?[a-z][ptg]ub[1-9A-HJ-NP-Za-km-z]{90,110}(?:[/),]\S*)?$/i],
  // BIP-47
  ['payment-code', /^PM8T[1-9A-HJ-NP-Za-km-z]{112}$/],
  ['tron-hex', tronHex],
  // NIP-19: profiles and notes. Its npub has the form of a key of Cosmos.
  ['nostr', named('n(?:pub|ote|event|profile|addr)')],
  // CIP-5, Midnight and Cosmos: keys and their hashes; of Tezos, of EOS and its like, and of NEAR.
  [
    'public-key',
    named(
      '[a-z_]{3,20}_x?vkh?|mn_(?:dust|shield-[ce]pk)(?:_[a-z\\d-]{1,30})?|[a-z]{2,20}@?(?:valoper|valcons)?pub',
    ),
  ],
  [
    'public-key',
    /^(?:(?:edpk|sppk|p2pk)[1-9A-HJ-NP-Za-km-z]{50,51}|(?:EOS|PUB_[KR]1_)[1-9A-HJ-NP-Za-km-z]{50}|ed25519:[1-9A-HJ-NP-Za-km-z]{43,44})$/,
  ],
  // CIP-5 and CIP-14.
  ['stake-pool', named('pool')],
  ['delegate', named('drep')],
  ['token', named('asset')],
  ['token', /^keeta_a[m-p][a-z2-7]{59}$/],
  // What Move and IBC call a coin.
  ['token', /^(?:0x[\da-f]{1,64}(?:::\w+){2}(?:<\S+>)?|ibc\/[\da-f]{64})$/i],
  ['script', named('script')],
  ['validator', named('[a-z]{2,20}@?val(?:oper|cons)')],
  // BOLT 11 on the main network and the test networks: an amount or none, then the data; and BOLT 12.
  [
    'lightning-invoice',
    /^(?:lightning:)?ln(?:(?:bcrt|bc|tbs|tb|sb)\d*[munp]?|i)1[02-9ac-hj-np-z]{50,}$/i,
  ],
  ['lightning-offer', /^(?:lightning:)?lno1[02-9ac-hj-np-z]{20,}$/i],
  [
    'lightning-link',
    /^(?:(?:lightning:|https:\/\/\S+[?&]lightning=)?lnurl1[02-9ac-hj-np-z]{20,}|(?:lnurlp|lnurlw|keyauth):\S+)$/i,
  ],
  // WalletConnect
  ['wallet-link', /^wc:[\da-f-]{36,64}@\d\S*$/i],
  // Of IPFS: what a file is called by its content, of version 0 or 1, or by a key.
  [
    'file',
    /^(?:ip[fn]s:\/\/|\/?ip[fn]s\/)?(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{56,60}|k51[a-z\d]{59})(?:\/\S*)?$/,
  ],
];

const texts = (): Kind[] => [
  // BIP-353
  ['name', /^₿[^\s@]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z]{2,24}$/i],
  // A Lightning address and a PayString look like one of e-mail.
  ['mail-like', /^[^\s@]{1,64}[@$](?:[a-z\d-]{1,63}\.)+[a-z]{2,24}$/i],
  ['ens-name', /^(?:ethereum:(?:pay-)?)?(?:[^\s./@:]{1,63}\.)+eth(?:[@?]\S*)?$/iu],
  ['domain-name', /^(?!www\.)(?:[\p{L}\p{N}_-]{1,63}\.)+(?:x|[\p{L}-]{2,24})\/?$/iu],
  ['token', /^\$(?=[A-Z\d]*[A-Z]{2})[A-Z\d]{2,10}$/],
  // An ADA Handle, a name of SEP-2, and what apps for messages call people.
  [
    'name',
    /^(?:(?:@(?=.*[a-z])|\$(?=[a-z]))[\w.-]{2,32}|[^\s*]{1,64}\*(?:[a-z\d-]{1,63}\.)+[a-z]{2,24})$/i,
  ],
  // With a label, as explorers and wallets have it copied. Of Monero, there is a key to a transaction.
  [
    'transaction',
    /^(?!.*(?:key|schl|clave|chave|密钥|密鑰|鍵|مفتاح))[\p{L} ]{0,20}(?:tx|transa[ckç]|交易|トランザク|取引|معامل)[\p{L} ]{0,20}[:：#\s]\s*(?:0x)?[\da-f]{64}$/iu,
  ],
  [
    'transaction-link',
    /^(?:https?:\/\/)?[\w.-]+\/(?:\S*\/)?(?:txs?|txns?|txblock|transactions?|extrinsic)\/[\w-]{43,100}(?:[/?#]\S*)?$/i,
  ],
  ['web-page', /^(?:https?:\/\/|www\.)\S+$/i],
  // In one case nothing proves that it is an EVM address without its 0x, and no hash.
  ['hex-alone', /^(?:[\da-f]{40}|[\dA-F]{40})$/],
];

const kinds = lazy(() => [...codes(), ...texts()]);

/** What a text is where it is no address but something that stands for one, or leads to one; null: nothing that is known here. */
export function otherKind(text: string): OtherKind | null {
  const given = text.trim();
  // A request of the Lightning network may be long; a pattern is not tried on more.
  if (given.length > 2000) return null;
  return kinds().find(([, pattern]) => pattern.test(given))?.[0] ?? null;
}
