import { expect, test } from 'vitest';
import { findNetwork } from '@/lib/address/networks';
import { exchangeWords, isExchange } from '@/lib/background/exchange-words';
import { formNetworks } from '@/lib/background/form-networks';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

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

const exchangeHosts = ['binance.com', 'www.okx.com', 'a.b.gate.io', 'binance.us', 'BYBIT.com'];
const otherHosts = ['notbinance.com', 'binance.com.evil.example', 'binance.de', '[::1]', 'xn--a'];
const word = fc.oneof(
  fc.constantFrom('TRX', 'BTC', 'withdraw', 'USDT', '__proto__', '%zz', '%ff', ''),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
);
const named = ['network', 'chain', 'chainName', 'net'];

test('whatever a page writes in its address, the words are what stands there, on an exchange alone', () => {
  const field = fc.tuple(fc.constantFrom(...named, 'coin', 'Network', 'x'), word);
  const host = fc.constantFrom(...exchangeHosts, ...otherHosts);
  fc.assert(
    fc.property(host, fc.array(word), fc.array(field), word, (site, path, fields, raw) => {
      const url = new URL(`https://${site}/`);
      url.pathname = path.join('/');
      for (const [name, value] of fields) url.searchParams.append(name, value);
      const words = exchangeWords(url.href);
      const isOne = exchangeHosts.includes(site);
      expect(isExchange(url.href)).toBe(isOne);
      const first = named.flatMap((name) => fields.find(([one]) => one === name)?.[1] ?? []);
      const all = [...url.pathname.split('/'), ...fields.map(([, value]) => value)];
      const expected = first.length > 0 ? first : all;
      expect(words).toEqual(isOne ? expected : []);
      for (const id of formNetworks(words)) expect(findNetwork(id).id).toBe(id);
      // As a page may write it itself, broken signs and all.
      url.search = raw;
      url.hash = raw;
      expect(exchangeWords(url.href).length > 0).toBe(isOne);
    }),
  );
});
