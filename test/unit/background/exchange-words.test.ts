import { expect, test } from 'vitest';
import { exchangeWords } from '@/lib/background/exchange-words';
import { formNetworks } from '@/lib/background/form-networks';

test.each([
  ['https://www.binance.com/en/my/wallet/withdraw/crypto/USDT?network=TRX', ['tron']],
  ['https://www.okx.com/balance/withdrawal/btc-chain?chain=BTC', ['bitcoin']],
  ['https://www.kraken.com/c/funding/withdraw/SOL', ['solana']],
  ['https://www.binance.com/en/my/wallet/withdraw/crypto/USDT', []],
  ['https://binance.com.evil.example/withdraw?network=TRX', []],
  ['https://example.org/?network=TRX', []],
  ['about:blank', []],
  [undefined, []],
])('%s asks for %j', (address, networks) => {
  expect(formNetworks(exchangeWords(address))).toEqual(networks);
});
