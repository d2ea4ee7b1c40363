import { expect, test } from 'vitest';
import { formNetworks } from '@/lib/background/form-networks';

test.each<[string[], string[]]>([
  [['BTC address'], ['bitcoin']],
  [['Withdraw USDT', 'TRC-20'], ['tron']],
  [['Network: Arbitrum One'], ['arbitrum']],
  [['Base network'], ['base']],
  [['SOL'], ['solana']],
  [['|Network|TRON (TRC20)|'], ['tron']],
  [['Network: Base'], ['base']],
  [['Network:|Select network|Ethereum'], []],
  [
    ['Network|Ethereum|BNB Smart Chain (BEP20)|TRON (TRC20)'],
    ['ethereum', 'tron', 'bsc', 'opbnb', 'binance-beacon', 'greenfield'],
  ],
  [['Recipient: TRX address'], ['tron']],
  [['Recipient', 'TRON (TRC20)', '|Network|Ethereum|TRON (TRC20)'], ['tron']],
  [['Send near the base of one flow'], []],
  [['Wallet address', 'Recipient', 'Enter or paste'], []],
  [['USDT'], []],
  [[], []],
])('the words %j name %j', (near, networks) => {
  expect(formNetworks(near)).toEqual(networks);
});
