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
  ['B2', 'bsquared'],
  ['B² Network', 'bsquared'],
  ['Merlin Chain', 'merlin'],
  ['Gravity Alpha Mainnet', 'gravity'],
  ['xrplevm', 'xrpl-evm'],
  // ERC-3770.
  ['scr', 'scroll'],
  ['wc', 'worldchain'],
  ['mbeam', 'moonbeam'],
])('%s is the name of %s', (name, id) => {
  expect(findNamed(name)[0]?.id).toBe(id);
});

// Merlin, Botanix and others pay in BTC, XRPL EVM in XRP, and their addresses are Ethereum's.
test.each([
  ['BTC', 'bitcoin'],
  ['XRP', 'xrp'],
])('%s names no network that only has it for its coin', (name, id) => {
  expect(findNamed(name).map((network) => network.id)).toEqual([id]);
});
