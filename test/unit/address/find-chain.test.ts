import { expect, test } from 'vitest';
import { chainIds } from '@/lib/address/chain-ids';
import { findChain } from '@/lib/address/find-chain';
import { linkNetwork } from '@/lib/address/link-network';
import { findNamed } from '@/lib/address/name-network';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

test.each([
  ['1', 'ethereum'],
  ['56', 'bsc'],
  [' 137 ', 'polygon'],
  ['eip155:56', 'bsc'],
  ['EIP155:1', 'ethereum'],
  ['0x38', 'bsc'],
  ['11155111', undefined],
  ['56.0', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['', undefined],
  ['bsc', undefined],
  ['solana:56', undefined],
])('the chain id "%s" is of %s', (written, id) => {
  expect(findChain(written)?.id).toBe(id);
});

test('each chain is found by the name that stands for its id', () => {
  for (const [chainId, id] of chainIds) {
    expect(findNamed(findChain(`${chainId}`)?.name ?? '')[0]?.id).toBe(id);
  }
});

test.each([
  ['Binance Smart Chain', 'bsc'],
  ['Ethereum Mainnet', 'ethereum'],
  ['Polygon PoS', 'polygon'],
  ['Avalanche C-Chain', 'avalanche'],
  ['ERC-20', 'ethereum'],
  ['TRC-20', 'tron'],
  ['BEP-20', 'bsc'],
  ['Toncoin', 'ton'],
  ['Bitcoin Mainnet', 'bitcoin'],
  ['AVAX-C', 'avalanche'],
  ['The Open Network', 'ton'],
  ['Klaytn', 'kaia'],
  ['Elrond', 'multiversx'],
  ['XinFin', 'xdc'],
])('lists say %s for %s', (name, id) => {
  expect(findNamed(name).map((network) => network.id)).toEqual([id]);
});

test.each([
  ['Polygon (MATIC)', ['polygon']],
  ['USDT (TRC20)', ['tron']],
  ['Some ring (ETH)', []],
  ['USDT-TRC20', ['tron']],
  ['USDT TRC20', ['tron']],
  ['TRC20-USDT', ['tron']],
  ['USDC on Base', ['base']],
  ['USDT_TON', ['ton']],
  ['BTC-USDT', []],
  ['Polygon Mainnet', ['polygon']],
  ['Bitcoin network', ['bitcoin']],
  ['Ethereum-Netzwerk', ['ethereum']],
  ['Red Polygon', ['polygon']],
  ['Lightning Network', []],
  ['Polygon Testnet', []],
  ['ビットコイン', ['bitcoin']],
  ['以太坊', ['ethereum']],
  ['بيتكوين', ['bitcoin']],
])('of %s, %j is meant', (name, ids) => {
  expect([...new Set(findNamed(name).map(({ id }) => id))]).toEqual(ids);
});

test.each(['1', '56', '0x38', 'eip155:56'])('elsewhere, %s names no network', (name) => {
  expect(findNamed(name)).toEqual([]);
  expect(linkNetwork(`${name}:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359`)).toBe(
    name === 'eip155:56' ? 'bsc' : null,
  );
});

test('findChain: any text is a chain that is known, by its number, or none', () => {
  const some = fc.oneof(
    fc.nat({ max: 100_000 }).map(String),
    fc
      .constantFrom('eip155:', '0x', '1e9', 'Infinity', '__proto__')
      .chain((start) => fc.nat(99).map((end) => start + end)),
    fc.string({ unit: anyCharacter, maxLength: 20 }),
  );
  fc.assert(
    fc.property(some, (text) => {
      const found = findChain(text);
      if (found) expect([...chainIds.values()]).toContain(found.id);
      if (!/\d/.test(text)) expect(found).toBe(undefined);
    }),
  );
});
