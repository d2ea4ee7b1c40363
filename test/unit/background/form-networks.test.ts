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
  // Words that are names as well, also in capitals.
  [['Token symbol or address'], []],
  [['Shower and WC'], []],
  [['An immutable address'], []],
  [['Pay in BOB to this address'], []],
  [['Network: BOB'], ['bob']],
  // Coins that are tokens of other networks as well.
  [['Withdraw FET'], []],
  [['HNT address'], []],
  [['HNT', 'Network: Solana'], ['solana']],
  [['Withdraw ROSE'], ['oasis', 'oasis-sapphire']],
  [['Withdraw IOTA'], ['iota', 'iota-evm']],
  [['Your unique wallet address'], []],
  [['Wallet address (for the story prize)'], []],
  [['ENTER ADDRESS OR TX HASH'], []],
  [['Story network'], ['story']],
  [['An abstract of the katana, pls'], []],
  [['Abstract network'], ['abstract']],
  [['FIL address'], ['filecoin', 'filecoin-evm']],
  // What the field says counts most, then a choice of a network, then other choices that agree.
  [['ETH address', '␟BTC'], formNetworks(['ETH'])],
  [['Address', '␟BTC', '␟USDC'], []],
  [['Address', '␟BTC', '␟SHIB'], []],
  [['Address', '␟BTC', '␟ETH'], []],
  [['Address', '␟BTC', '␟BTC'], ['bitcoin']],
  [['Address', '␟TRX', '␟TRON'], ['tron']],
  [['Address', '␟BTC'], ['bitcoin']],
  [['Address', '␟USDT', '␟TRON (TRC20)'], ['tron']],
  [['Address', '1,coin␟USDT', '1,network␟SOL'], ['solana']],
  [['Address', '1,,,Withdrawal network:␟Story'], ['story']],
  [['Address', '1,,,提现网络␟Base'], ['base']],
  [['Address', '1,,,Network fee␟BTC'], ['bitcoin']],
  [['Address', '␟Network: Base'], ['base']],
  // Of a bridge: where the money comes from says nothing about where it goes.
  [['Recipient', '1from-chain,␟Ethereum'], []],
  [['Recipient', '1,,,Source network␟Ethereum', '1,,,Destination network␟Solana'], ['solana']],
  [['Payout address', '1,,,Display currency␟BTC'], []],
  [['Payout address', '1display-currency,␟BTC'], []],
  [['To', '␟Fast (10 min, 0.0001 BTC)'], []],
  // A coin goes over the network that is chosen or said beside it, too; a standard is a network.
  [['BTC address', '1,network␟BNB Smart Chain (BEP20)'], formNetworks(['BTC', 'BNB'])],
  [['BTC', '|Network|BSC (BEP20)|Fee'], formNetworks(['BTC', 'BEP20'])],
  [
    ['Address', 'BTC', '␟TRON (TRC20)'],
    ['bitcoin', 'tron'],
  ],
  [
    ['Address', '␟BTC', '|Network|TRON (TRC20)|'],
    ['bitcoin', 'tron'],
  ],
  [['Withdraw USDT', 'ERC20', '|Network|TRON (TRC20)|'], ['ethereum']],
  // Texts: an amount, an account of a list, a list that goes on.
  [['To', '|Network|Fast (10 min, 0.0001 BTC)'], []],
  [['To', '|Network|Bitcoin|Fee 0.001 ETH'], ['bitcoin']],
  [['Watch another address', '|Network|Bitcoin|Address|bc1q…|Balance'], []],
  [[`|Network|Bitcoin|${'1'.repeat(25)}`], []],
  [[`|Network|Ethereum (ERC20)|Fee|TRON (TRC20)|${'Fee, '.repeat(60)}`], []],
  [[`|Network|TRON (TRC20)|${'Fee, '.repeat(60)}`], ['tron']],
  [[], []],
])('the words %j name %j', (near, networks) => {
  expect(formNetworks(near)).toEqual(networks);
});
