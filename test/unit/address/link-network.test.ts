import { expect, test } from 'vitest';
import { chainIds } from '@/lib/address/chain-ids';
import { identifyNetworks } from '@/lib/address/identify';
import { linkNetwork, unknownChain } from '@/lib/address/link-network';
import { findNamed } from '@/lib/address/name-network';
import { findNetwork, networks } from '@/lib/address/networks';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const hex = '0x494312728a1904dc6571d8ca59577a15c5da5c95448ee667cda69bf2194b8e52';
const ethereum = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test.each([
  [`litecoin:${bitcoin}`, 'litecoin'],
  [`bitcoin:${bitcoin}?amount=1`, 'bitcoin'],
  [`ethereum:${ethereum}`, 'ethereum'],
  [`ethereum:${ethereum}@1`, 'ethereum'],
  [`ethereum:pay-${ethereum}@56?value=1e18`, 'bsc'],
  [`ethereum:${ethereum}@137/transfer?address=${ethereum}`, 'polygon'],
  [`litecoin:${bitcoin}?label=a@b`, 'litecoin'],
  // ERC-3770.
  [`arb1:${ethereum}`, 'arbitrum'],
  [`oeth:${ethereum}`, 'optimism'],
  [`scr:${ethereum}`, 'scroll'],
  [`matic:${ethereum}`, 'polygon'],
  // Of several networks of a name, the one that the payee fits.
  [`cro:${ethereum}`, 'cronos'],
  ['BNB:bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2', 'binance-beacon'],
  [`bitcoincash:${bitcoin}?amount=1`, 'bitcoin-cash'],
  // What wallets write before an address of whatever chain of Substrate.
  ['substrate:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', null],
  // Links that open a wallet's app.
  [`https://metamask.app.link/send/${ethereum}@137/transfer?address=${ethereum}`, 'polygon'],
  [`https://link.metamask.io/send/pay-${ethereum}@56?value=1`, 'bsc'],
  ['ton://transfer/EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N?amount=1', 'ton'],
  // SEP-7.
  [
    'web+stellar:pay?amount=1&destination=GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
    'stellar',
  ],
  [`https://metamask.app.link.shop.example/send/${ethereum}@56`, null],
  [`ethereum:${ethereum}@1e3`, null],
  // Sepolia, a test network.
  [`ethereum:${ethereum}@11155111`, null],
  [`eip155:8453:${ethereum}`, 'base'],
  [`ethereum:${ethereum}@130`, 'unichain'],
  [`eip155:1666600000:${ethereum}`, 'harmony-evm'],
  [`eip155:8453:${ethereum} and more`, null],
  [`https://bscscan.com/address/${ethereum}`, 'bsc'],
  [`http://www.BscScan.com:80/address/${ethereum}#code`, 'bsc'],
  [`bscscan.com/address/${ethereum}?a=${ethereum}`, 'bsc'],
  [`https://mempool.space/address/${bitcoin}`, 'bitcoin'],
  ['https://tronscan.org/#/address/TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'tron'],
  [`https://sepolia.etherscan.io/address/${ethereum}`, null],
  [`https://bscscan.com/tx/0x${'5be5543ff73456ab'.repeat(4)}`, null],
  ['https://viewblock.io/arweave/address/1seRanklLU_1VTGkEk7P0xAwMJfA7owA1JHW5KyZKlY', 'arweave'],
  ['https://bscscan.com/blocks', null],
  ['https://bscscan.com', null],
  // Of the networks at one place, the one that the address fits.
  [`https://iotexscan.io/address/${ethereum}`, 'iotex-evm'],
  ['https://iotexscan.io/address/io1w508d6qejxtdg4y5r3zarvary0c5xw7ky0jpnm', 'iotex'],
  ['https://hashscan.io/mainnet/account/0.0.98765', 'hedera'],
  [`https://hashscan.io/mainnet/account/${ethereum}`, 'hedera-evm'],
  // Of 32 bytes in hex, which may be a key as well.
  [`https://suivision.xyz/account/${hex}?tab=Portfolio`, 'sui'],
  [`https://aptoscan.com/account/${hex}`, 'aptos'],
  [`https://starkscan.co/contract/0x04${hex.slice(4)}`, 'starknet'],
  [`https://iotascan.com/mainnet/account/${hex}`, 'iota'],
  [`https://suivision.xyz/txblock/${hex}`, null],
  // As a link of ours is opened, and a browser shows it.
  [`https://app.roninchain.com/address/ronin%3A${ethereum.slice(2)}`, 'ronin'],
  // Not of the explorer's network, another network's page there, another place.
  [`https://bscscan.com/address/${bitcoin}`, null],
  [`https://blockchair.com/bitcoin/address/${bitcoin}`, null],
  [`https://bscscan.com.shop.example/address/${ethereum}`, null],
  [`https://bscscan.com@shop.example/address/${ethereum}`, null],
  [`see https://bscscan.com/address/${ethereum}`, null],
  // An address by itself, and one that is mistyped.
  ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', null],
  ['bitcoincash:qpm2qsznhks23z7629mms6s8cwef74vcwvy22gdx6a', 'bitcoin-cash'],
  [bitcoin, null],
  ['mailto:somebody.else@shop.example', null],
  ['', null],
])('%s is a link of %s', (text, network) => {
  expect(linkNetwork(text)).toBe(network);
});

test.each([
  [`ethereum:${ethereum}@11155111`, '11155111'],
  [`eip155:424242:${ethereum}`, '424242'],
  [`ethereum:${ethereum}@56`, null],
  [`ethereum:${ethereum}`, null],
  [ethereum, null],
])('the chain of which nothing is known: %s', (text, chain) => {
  expect(unknownChain(text)).toBe(chain);
});

test('each chain id is of another network, whose addresses are 0x and 40 digits', () => {
  const named = [...chainIds.values()];
  expect(new Set(named).size).toBe(named.length);
  const fitting = new Set(identifyNetworks(ethereum));
  expect(named.filter((id) => !fitting.has(id))).toEqual([]);
  const unnamed = networks.filter(({ encodings }) => encodings[0]?.family === 'evm');
  expect(unnamed.filter(({ id }) => !named.includes(id))).toEqual([]);
});

const some = fc.string({ unit: anyCharacter, maxLength: 30 });

test('linkNetwork: of any text it is the network that it names by scheme, chain or place, or none', () => {
  let named = 0;
  const scheme = fc.oneof(
    fc.constantFrom(...networks.map(({ id }) => id)),
    fc.constantFrom('__proto__', 'constructor', 'mailto', 'https', 'BITCOIN', 'eip155:1'),
    fc.stringMatching(/^[a-zA-Z]{1,6}$/),
  );
  const payee = fc.oneof(fc.constantFrom(bitcoin, ethereum), fc.stringMatching(/^\w{8,40}$/));
  const link = fc
    .tuple(scheme, fc.constantFrom(':', '://', ':pay-'), payee, fc.constantFrom('', '?a=1', '@1'))
    .map((parts) => parts.join(''));
  const page = fc
    .tuple(fc.constantFrom(...networks.map(({ explorer = '' }) => explorer)), payee)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof({ weight: 3, arbitrary: link }, page, some), (text) => {
      const id = linkNetwork(text);
      expect(linkNetwork(`\n ${text}\t`)).toBe(id);
      if (id === null) return;
      named++;
      const { explorer } = findNetwork(id);
      const called = findNamed(text.trim().split(':')[0] ?? '');
      const isCalled = called.some((network) => network.id === id);
      const isChain = text.includes('@1') || text.startsWith('eip155:1:');
      expect(isCalled || isChain || text.startsWith(explorer ?? ' ')).toBe(true);
      expect(identifyNetworks(text.trim())).toEqual([]);
    }),
  );
  expect(named).toBeGreaterThan(30);
});
