import { looksLikeKey } from './key';
import { paymentLink } from './link-network';
import { findNamed } from './name-network';
import { findNetwork } from './networks';
import { recogniseAddress } from './recognise';
import { spellingsOf } from './starts';

/** EIP-681: a link to pay in a token names the token's contract first, and whom to pay among the arguments of its call. */
const tokenPayment =
  /^ethereum:(?:pay-)?0x[\da-f]{40}(?:@\d+)?\/transfer\?(?:[^#]*&)?address=(0x[\da-f]{40})(?:&|$)/i;

/** A link to pay somebody in the coin of a network (BIP-21 and the like), with nothing else that may be an address before its parameters. */
const coinPayment =
  /^([a-z][a-z\d+.-]{1,30}):(?:\/\/|pay-)?([\w-]{10,256})(?:@\d+)?(?:\?[\w.-]+=\S*)?$/i;

/** Whom a payment link pays: among its parameters may be the address of a token. */
export function payeeOf(link: string): string | undefined {
  const [, inToken] = tokenPayment.exec(link) ?? [];
  const [, scheme = '', inCoin] = coinPayment.exec(link) ?? [];
  return inToken ?? (findNamed(scheme)[0] ? inCoin : undefined);
}

/** The mistyped address in a payment link, so that it can be said what is wrong with it. */
export function paidTo(text: string): string | undefined {
  const payee = paymentLink.exec(text)?.[1];
  if (!payee || looksLikeKey(text)) return undefined;
  const whole = text.slice(0, text.indexOf(payee) + payee.length);
  if (!beginsAsItsNetwork(payee) && beginsAsItsNetwork(whole)) return whole;
  return recogniseAddress(payee, null).networkId ? payee : undefined;
}

/** Of Kaspa's addresses and the like, what looks like a scheme is a part. */
function beginsAsItsNetwork(text: string): boolean {
  const { networkId } = recogniseAddress(text, null);
  const spellings = networkId ? findNetwork(networkId).encodings.flatMap(spellingsOf) : [];
  return spellings.some((start) => text.toLowerCase().startsWith(start));
}
