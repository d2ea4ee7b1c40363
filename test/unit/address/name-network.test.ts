import { expect, test } from 'vitest';
import { findNamed } from '@/lib/address/name-network';

test.each([
  // As CoinGecko names platforms.
  ['arbitrum-one', 'arbitrum'],
  ['optimistic-ethereum', 'optimism'],
  ['polygon-pos', 'polygon'],
  ['binance-smart-chain', 'bsc'],
  ['the-open-network', 'ton'],
  ['near-protocol', 'near'],
  ['hedera-hashgraph', 'hedera'],
  ['world-chain', 'worldchain'],
  ['zksync_era', 'zksync'],
  ['bitcoin-cash', 'bitcoin-cash'],
  ['XRPL', 'xrp'],
  ['smartchain', 'bsc'],
  // ERC-3770.
  ['scr', 'scroll'],
  ['wc', 'worldchain'],
  ['mbeam', 'moonbeam'],
])('%s is the name of %s', (name, id) => {
  expect(findNamed(name)[0]?.id).toBe(id);
});
