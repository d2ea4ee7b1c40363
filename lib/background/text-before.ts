import { said } from './form-networks';
import { asksForAddress } from './mistakes';

/** A sentence, what is no address to give, and code. */
const noLabel =
  /.{61}|[{}=]|(?<!\p{L})(?:not|never|no|don.t|connected|balance|nicht|nie|keine?n?|verbunden\w*|guthaben|nunca|saldo|conectad[ao]|não|pas|jamais|solde|connecté|не|нет|баланс)(?!\p{L})|[不勿]|余额|餘額|已连接|已連接|ない|残高|接続|رصيد|متصل/iu;

/** What the text that stands before a field calls it, behind a '|' as the page tells it; empty where it is no label. */
export function labelBefore(text: string): string {
  return text.startsWith('|') && !noLabel.test(text) ? text.slice(1) : '';
}

/** The words of a form, of a text before the field only where it is about an address: it is no label of it else. */
export function withoutStrayText(near: string[]): string[] {
  return near.filter(
    (text) => !text.startsWith('|') || said.test(text) || asksForAddress([labelBefore(text)]),
  );
}
