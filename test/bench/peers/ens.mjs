import { getCoderByCoinName } from '@ensdomains/address-encoder';

const coins = {
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
  cosmos: 'atom',
  algorand: 'algo',
  tezos: 'xtz',
  nano: 'nano',
  byron: 'ada',
  neo: 'neo',
  decred: 'dcr',
  nebulas: 'nas',
  rootstock: 'rbtc',
  wanchain: 'wan',
  waves: 'waves',
  aeternity: 'ae',
  nuls: 'nuls',
  nem: 'xem',
  nimiq: 'nim',
  nervos: 'ckb',
  handshake: 'hns',
  filecoin: 'fil',
  stacks: 'stx',
  starknet: 'strk',
  siacoin: 'sc',
  iota: 'iota',
  arweave: 'ar',
  near: 'near',
  sui: 'sui',
  aion: 'aion',
  icon: 'icx',
  flow: 'flow',
  hedera: 'hbar',
};

/** By the name of a family in test/bench/address/families.ts. */
export const validators = Object.fromEntries(
  Object.entries(coins).map(([family, coin]) => {
    const { decode } = getCoderByCoinName(coin);
    return [family, (text) => decodes(decode, text)];
  }),
);

function decodes(decode, text) {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}
