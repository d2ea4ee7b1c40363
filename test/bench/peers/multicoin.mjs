import multicoin from 'multicoin-address-validator';

const symbols = {
  'evm-mixed': 'eth',
  'evm-lower': 'eth',
  'btc-base58': 'btc',
  'btc-bech32': 'btc',
  'btc-bech32m': 'btc',
  tron: 'trx',
  litecoin: 'ltc',
  dogecoin: 'doge',
  dash: 'dash',
  zcash: 'zec',
  xrp: 'xrp',
  solana: 'sol',
  cardano: 'ada',
  monero: 'xmr',
  polkadot: 'dot',
  stellar: 'xlm',
  'bitcoin-cash': 'bch',
  algorand: 'algo',
  tezos: 'xtz',
  nano: 'nano',
  byron: 'ada',
  neo: 'neo',
  decred: 'dcr',
  waves: 'waves',
  nem: 'xem',
  siacoin: 'sc',
  aptos: 'apt',
  eos: 'eos',
  hedera: 'hbar',
};

/** By the name of a family in test/bench/address/families.ts. */
export const validators = Object.fromEntries(
  Object.entries(symbols).map(([family, symbol]) => [
    family,
    (text) => multicoin.validate(text, symbol),
  ]),
);
