import { expect, test } from 'vitest';
import { addressIn } from '@/lib/address/address-in';

const ethereum = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const solana = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const sui = '0x494312728a1904dc6571d8ca59577a15c5da5c95448ee667cda69bf2194b8e52';
const inGroups = (address: string) => address.replace(/.{4}(?=.)/g, '$& ');

test.each([
  ['one behind Chinese, without a blank', '地址:0.0.1377988', '0.0.1377988'],
  ['one with its coin behind', '0.0.1377988 (HBAR)', '0.0.1377988'],
  ['one with a memo in the next line', '0.0.1377988\nMemo: 104029381', '0.0.1377988'],
  ['a version with words behind', '0.0.7 changelog', '0.0.7 changelog'],
  ['an account of Flow behind its coin', 'FLOW: 0x1654653399040a61', '0x1654653399040a61'],
  ['one behind another coin', 'ETH: 0x1654653399040a61', 'ETH: 0x1654653399040a61'],
  ['a hash with words behind', `${sui.slice(2)} is it`, `${sui.slice(2)} is it`],
  ['a shortened one behind a label', 'Address: 0x5290…9EE7', '0x5290…9EE7'],
  ['a name in quotes', '“vitalik.eth”', 'vitalik.eth'],
  ['a name with its sign', '₿alice@wallet.example', '₿alice@wallet.example'],
  ['a name behind a label', 'ENS：vitalik.eth', 'vitalik.eth'],
  ['a time behind a label', 'Sent: 12:30', 'Sent: 12:30'],
  ['a page about an account of few digits', 'https://hashscan.io/mainnet/account/0.0.98', '0.0.98'],
  ['a page about a name on NEAR', 'https://nearblocks.io/address/alice.near/', 'alice.near'],
  [
    'groups of four behind a label',
    `Address: ${inGroups(ethereum.toLowerCase())}`,
    ethereum.toLowerCase(),
  ],
  ['groups of four of Solana behind a label', `地址：${inGroups(solana)}`, solana],
])('with something before or behind it, %s', (_, text, address) => {
  expect(addressIn(text)).toBe(address);
});
