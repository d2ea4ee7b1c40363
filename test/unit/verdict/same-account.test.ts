import { expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import type { NetworkId } from '@/lib/address/networks';
import { recogniseAddress } from '@/lib/address/recognise';
import { reasonText } from '@/lib/extension/words';
import type { Report } from '@/lib/verdict/facts';
import { judge } from '@/lib/verdict/judge';
import { facts, report } from './some-facts';

type Written = [address: string, network: NetworkId];

const evm: Written = ['0xa614f803B6FD780986A42c78Ec9c7f77e6DeD13C', 'ethereum'];
const tron: Written = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron'];
// ripple-address-codec's tests.
const classic: Written = ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', 'xrp'];
const xAddress: Written = ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ', 'xrp'];
// Substrate's well-known Alice.
const polkadot: Written = ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', 'polkadot'];
const kusama: Written = ['HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F', 'kusama'];
// BIP-173's example key.
const p2pkh: Written = ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 'bitcoin'];
const p2wpkh: Written = ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin'];

const advice = 'whoever has that account has this one too, so send nothing to it.';

test.each<[string, Written, Written, string]>([
  [
    'TRON, looked at on EVM',
    evm,
    tron,
    `The same account is reported on TRON, where it is written ${tron[0]}; ${advice}`,
  ],
  [
    'EVM, looked at on TRON',
    tron,
    evm,
    `The same account is reported on ETHEREUM, where it is written ${evm[0]}; ${advice}`,
  ],
  [
    'a classic XRP address, looked at as an X-address',
    xAddress,
    classic,
    `The same account is reported in another spelling, ${classic[0]}; ${advice}`,
  ],
  [
    'Kusama, looked at on Polkadot',
    polkadot,
    kusama,
    `The same account is reported on KUSAMA, where it is written ${kusama[0]}; ${advice}`,
  ],
  [
    'P2PKH, looked at as P2WPKH',
    p2wpkh,
    p2pkh,
    `The same account is reported in another spelling, ${p2pkh[0]}; ${advice}`,
  ],
  ['the same text', p2pkh, p2pkh, 'Reported.'],
  ['the same text in another case', [evm[0].toLowerCase(), 'ethereum'], evm, 'Reported.'],
])('a report of %s is said as such', (_, asked, reported, sentence) => {
  expect(accountKey(...asked)).toBe(accountKey(...reported));
  const { reasons } = judge(
    facts({ address: asked[0], ...factsOf(asked[0]), reports: [reportOf(reported)] }),
  );
  expect(reasons[0] && reasonText(reasons[0])).toBe(sentence);
});

function factsOf(address: string) {
  const { networkId: validityOf, networks, validity } = recogniseAddress(address, null);
  return { validityOf, networks, validity };
}

function reportOf([address, networkId]: Written): Report {
  const network = networkId.toUpperCase();
  return report({ address, networkId, network, count: null, lastReported: null });
}
