import walletValidator from 'wallet-address-validator';

const currencies = {
  'evm-mixed': 'ethereum',
  'evm-lower': 'ethereum',
  'btc-base58': 'bitcoin',
  'btc-bech32': 'bitcoin',
  'btc-bech32m': 'bitcoin',
  litecoin: 'litecoin',
  dogecoin: 'dogecoin',
  dash: 'dash',
  zcash: 'zcash',
  xrp: 'ripple',
  monero: 'monero',
  nano: 'nano',
  neo: 'neo',
  decred: 'decred',
};

/** By the name of a family in test/bench/address/families.ts. */
export const validators = Object.fromEntries(
  Object.entries(currencies).map(([family, currency]) => [
    family,
    (text) => walletValidator.validate(text, currency),
  ]),
);
