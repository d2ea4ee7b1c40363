import { expect, test } from 'vitest';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import { type ListedNetwork, serviceCode } from '@/lib/service/client';

const listed = (code: string, symbol = code, name = code): ListedNetwork => ({
  code,
  symbol,
  name,
});

test.each<[what: string, NetworkId, ListedNetwork[] | null, code: string]>([
  ['nothing is listed: the row tells', 'bitcoin', null, 'btc'],
  ['nothing is listed: EVM is eth', 'bsc', null, 'eth'],
  ['nothing is listed: Ethereum is eth', 'ethereum', null, 'eth'],
  ['listed by symbol', 'bitcoin', [listed('1', 'BTC', 'x')], '1'],
  ['listed by name, in another case', 'xrp', [listed('ripple', '?', 'xrp ledger')], 'ripple'],
  ['listed by code', 'tron', [listed('TRX')], 'TRX'],
  [
    'a name goes before a symbol',
    'ethereum',
    [listed('base', 'ETH', 'Base'), listed('erc20', 'ETH', 'Ethereum')],
    'erc20',
  ],
  ['not among the listed: the row tells', 'solana', [listed('btc')], 'sol'],
  [
    'an EVM network among the listed',
    'bsc',
    [listed('eth'), listed('bsc', 'BNB', 'BNB Chain')],
    'bsc',
  ],
  [
    'an EVM network that is not: as Ethereum is listed',
    'bsc',
    [listed('erc20', 'ETH', 'Ethereum')],
    'erc20',
  ],
  ['a symbol that several networks share', 'smartbch', [listed('bch')], 'eth'],
  ['a symbol that several networks share', 'binance-beacon', [listed('bnb')], 'bnb-beacon'],
  ['an EVM network, and no Ethereum either', 'bsc', [listed('btc')], 'eth'],
])('%s', (_, id, networks, code) => {
  expect(serviceCode(findNetwork(id), networks)).toBe(code);
});
