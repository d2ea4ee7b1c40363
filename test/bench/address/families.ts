import type { NetworkId } from '@/lib/address/networks';
import type { Bytes } from './encode';
import { encoders } from './encoders';

export type FamilyName = keyof typeof encoders;

export type Family = {
  name: FamilyName;
  title: string;
  networkId: NetworkId;
  encode: (hash: Bytes) => string;
};

const titles: Record<FamilyName, [title: string, networkId: NetworkId]> = {
  'evm-mixed': ['EVM, mixed case', 'ethereum'],
  'evm-lower': ['EVM, lower case', 'ethereum'],
  'btc-base58': ['Bitcoin base58', 'bitcoin'],
  'btc-bech32': ['Bitcoin bech32', 'bitcoin'],
  'btc-bech32m': ['Bitcoin bech32m', 'bitcoin'],
  tron: ['TRON', 'tron'],
  litecoin: ['Litecoin', 'litecoin'],
  dogecoin: ['Dogecoin', 'dogecoin'],
  dash: ['Dash', 'dash'],
  zcash: ['Zcash t', 'zcash'],
  xrp: ['XRP classic', 'xrp'],
  solana: ['Solana', 'solana'],
  cardano: ['Cardano base', 'cardano'],
  monero: ['Monero', 'monero'],
  polkadot: ['Polkadot SS58', 'polkadot'],
  ton: ['TON', 'ton'],
  stellar: ['Stellar', 'stellar'],
  'bitcoin-cash': ['Bitcoin Cash', 'bitcoin-cash'],
  cosmos: ['Cosmos', 'cosmos'],
  algorand: ['Algorand', 'algorand'],
  tezos: ['Tezos', 'tezos'],
  nano: ['Nano', 'nano'],
  byron: ['Cardano Byron', 'cardano'],
  neo: ['NEO Legacy', 'neo'],
  decred: ['Decred', 'decred'],
  nebulas: ['Nebulas', 'nebulas'],
  rootstock: ['Rootstock, EIP-1191', 'rootstock'],
  wanchain: ['Wanchain', 'wanchain'],
  waves: ['Waves', 'waves'],
  aeternity: ['Aeternity', 'aeternity'],
  keeta: ['Keeta', 'keeta'],
  massa: ['Massa', 'massa'],
  qrl: ['QRL', 'qrl'],
  qubic: ['Qubic', 'qubic'],
  nuls: ['NULS', 'nuls'],
  nem: ['NEM', 'nem'],
  nimiq: ['Nimiq', 'nimiq'],
  nervos: ['Nervos', 'nervos'],
  handshake: ['Handshake', 'handshake'],
  filecoin: ['Filecoin f1', 'filecoin'],
  stacks: ['Stacks', 'stacks'],
  starknet: ['Starknet', 'starknet'],
  siacoin: ['Siacoin', 'siacoin'],
  iota: ['IOTA bech32', 'iota'],
  arweave: ['Arweave', 'arweave'],
  near: ['NEAR implicit', 'near'],
  sui: ['Sui', 'sui'],
  aptos: ['Aptos', 'aptos'],
  aion: ['Aion', 'aion'],
  icon: ['ICON', 'icon'],
  flow: ['Flow', 'flow'],
  eos: ['EOS name', 'eos'],
  hedera: ['Hedera', 'hedera'],
};

/** Every family that a general multi-network library supports, and TON. */
export const families: readonly Family[] = Object.entries(encoders).map(([name, encode]) => {
  const family = name as FamilyName;
  const [title, networkId] = titles[family];
  return { name: family, title, networkId, encode };
});
