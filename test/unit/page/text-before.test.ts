// @vitest-environment jsdom
import { expect, test } from 'vitest';
import './learn-words';
import { formNetworks } from '@/lib/background/form-networks';
import { withoutStrayText } from '@/lib/background/text-before';
import { formOf } from '@/lib/page/form-of';

// jsdom lacks it.
Element.prototype.checkVisibility = () => true;

test.each([
  ['Recipient’s Solana address', ['solana']],
  ['<label>BTC address<i>*</i></label>', ['bitcoin']],
  ['钱包地址 (TRC20)', ['tron']],
  // About something else, or whatever else.
  ['Available: 0.5 BTC', []],
  ['BTC transaction of an address', []],
  ['BTC', []],
  // What cannot be seen, or is not chosen.
  ['<select><option selected>USDT<option>Solana address</select>', []],
  ['<script>wallet = "solana address"</script>', []],
  // A hint.
  ['Do not send to Solana addresses', []],
  ['Guthaben des Solana-Wallets', []],
  ['We ask for a Solana address because that is where all payouts go', []],
])(
  'what stands before a field without a label, %s, names %j where it is about an address',
  (text, networks) => {
    expect(formNetworks(near(`<div>${text}</div><div><input id="field"></div>`))).toEqual(networks);
    const tied = `<label>Amount <input id="field"></label>`;
    expect(formNetworks(near(`<div>${text}</div>${tied}`))).toEqual([]);
  },
);

function near(html: string): string[] {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLElement>('#field');
  return field ? withoutStrayText(formOf(field).near) : [];
}
