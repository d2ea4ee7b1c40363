import { lazy } from './lazy';
import { findNetwork, type Network, type NetworkId, namesOf, networks } from './networks';

/** Names that lists use beside ids, codes, symbols and names of the table. */
const otherNames: Readonly<Record<string, NetworkId>> = {
  xbt: 'bitcoin',
  bitcoincash: 'bitcoin-cash',
  ripple: 'xrp',
  'binance smart chain': 'bsc',
  'bnb chain': 'bsc',
  bep20: 'bsc',
  'bep-20': 'bsc',
  bep2: 'binance-beacon',
  'bep-2': 'binance-beacon',
  erc20: 'ethereum',
  'erc-20': 'ethereum',
  'ethereum mainnet': 'ethereum',
  trc20: 'tron',
  'trc-20': 'tron',
  matic: 'polygon',
  'polygon pos': 'polygon',
  'avalanche c-chain': 'avalanche',
  // ERC-3770: what wallets write before an address ('arb1:0x…'); of most networks it is the code or the symbol.
  arb1: 'arbitrum',
  oeth: 'optimism',
  scr: 'scroll',
  blastmainnet: 'blast',
  wc: 'worldchain',
  xlayer: 'x-layer',
  mbeam: 'moonbeam',
  mriver: 'moonriver',
  'bitcoin mainnet': 'bitcoin',
  'l btc': 'liquid',
  'liquid btc': 'liquid',
  'btc liquid': 'liquid',
  'btc on liquid': 'liquid',
  'liquid bitcoin': 'liquid',
  'bitcoin liquid': 'liquid',
  'bitcoin on liquid': 'liquid',
  'liquid address': 'liquid',
  // The scheme of its payment links.
  liquidnetwork: 'liquid',
  toncoin: 'ton',
  'the open network': 'ton',
  vaulta: 'eos',
  'avax-c': 'avalanche',
  avaxc: 'avalanche',
  'gnosis chain': 'gnosis',
  'cronos chain': 'cronos',
  'matic network': 'polygon',
  'solana mainnet': 'solana',
  coredao: 'core-dao',
  'core chain': 'core-dao',
  // As CoinGecko and others name platforms.
  'optimistic ethereum': 'optimism',
  'hedera hashgraph': 'hedera',
  'metis andromeda': 'metis',
  'kucoin community chain': 'kcc',
  'okex chain': 'okc',
  smartchain: 'bsc',
  bnbchain: 'bsc',
  cosmoshub: 'cosmos',
  xrpl: 'xrp',
  // As exchanges write networks where coins are paid out.
  segwitbtc: 'bitcoin',
  zksyncera: 'zksync',
  zksera: 'zksync',
  arbevm: 'arbitrum',
  arbi: 'arbitrum',
  opeth: 'optimism',
  baseevm: 'base',
  cavax: 'avalanche',
  kavaevm: 'kava-evm',
  b2: 'bsquared',
  'b²': 'bsquared',
  'gravity alpha': 'gravity',
  xrplevm: 'xrpl-evm',
  // What networks were called before.
  klaytn: 'kaia',
  klay: 'kaia',
  elrond: 'multiversx',
  tomochain: 'viction',
  xinfin: 'xdc',
  dfinity: 'internet-computer',
  // As lists in Japanese, Chinese and Arabic write those that have a name of their own there.
  ビットコイン: 'bitcoin',
  比特币: 'bitcoin',
  比特幣: 'bitcoin',
  بيتكوين: 'bitcoin',
  البيتكوين: 'bitcoin',
  イーサリアム: 'ethereum',
  以太坊: 'ethereum',
  إيثيريوم: 'ethereum',
  إيثريوم: 'ethereum',
  الإيثيريوم: 'ethereum',
  トロン: 'tron',
  波场: 'tron',
  波場: 'tron',
  ترون: 'tron',
  ソラナ: 'solana',
  سولانا: 'solana',
  ポリゴン: 'polygon',
  リップル: 'xrp',
  瑞波币: 'xrp',
  ライトコイン: 'litecoin',
  莱特币: 'litecoin',
  لايتكوين: 'litecoin',
  ドージコイン: 'dogecoin',
  狗狗币: 'dogecoin',
  ビットコインキャッシュ: 'bitcoin-cash',
  比特币现金: 'bitcoin-cash',
  币安智能链: 'bsc',
};

/** A token is on many networks: the address tells on which, though one network carries its symbol (Noble). */
const tokens = new Set(['usdc', 'usdt', 'usdt0', 'dai', 'gho', 'usd']);

/** The networks that a list may mean by a name, likeliest first, also by one such as 'Bitcoin (BTC)'; empty where it is a token, or none that is known. */
export function findNamed(name: string): readonly Network[] {
  const plain = name.trim().toLowerCase();
  if (tokens.has(plain)) return [];
  const names = networksByAnyName();
  const found =
    names.get(plain) ??
    // 'arbitrum-one'
    names.get(plain.replaceAll(/[-_]/g, ' ')) ??
    findOnly(plain) ??
    findBoth(plain);
  // Lists that we wrote name ids, and one may be another network's name: 'terra' is not the one that is called Terra.
  const exact = found.find(({ id }) => id === name);
  return exact ? [exact, ...found.filter((network) => network !== exact)] : found;
}

/** Whether a network has an id, a code or another name that begins so: OP Mainnet, as 'Optimism' is typed. */
export function isCalled({ id, code }: Network, begin: string): boolean {
  const plain = begin.trim().toLowerCase();
  const others = Object.keys(otherNames).filter((name) => otherNames[name] === id);
  return plain !== '' && [id, code, ...others].some((name) => name.startsWith(plain));
}

/** What is said of a network beside its name: 'Bitcoin network', 'Polygon Mainnet', 'Ethereum-Netzwerk'. */
const kind = /^(.{2,})[ -](?:network|mainnet|netzwerk|chain|blockchain)$/;
const kindBefore = /^(?:red|r[eé]seau|rede) (.+)$/;
/**
 * A token, and the network that it is on: 'USDT-TRC20', 'USDC on Base'. The other way round, 'BTC-USDT' is a market; and a letter alone is
 * another word ('Enviar USDT a'), or a kind of futures ('USDT-M').
 */
const onNetwork = /^(?:usdt|usdc|dai)(?: on |[ _/-])(.{2,})$/;
const standardFirst = /^((?:erc|trc|bep)-?20)[ _/-](?:usdt|usdc|dai)$/;

/** The network of a name with words beside it; undefined: there are none of those. */
function findOnly(plain: string): readonly Network[] | undefined {
  for (const form of [kind, kindBefore, onNetwork, standardFirst]) {
    const [, name] = form.exec(plain) ?? [];
    const found = name === undefined ? undefined : networksByAnyName().get(name);
    if (found) return found;
  }
  return undefined;
}

function findBoth(plain: string): readonly Network[] {
  const [, name, symbol] = /^([^()]*[^() ]) *\(([^()]+)\)$/.exec(plain) ?? [];
  if (!name || !symbol) return [];
  const named = findNamed(name);
  // 'Some ring (ETH)' is no network.
  return named.length > 0 || tokens.has(name) ? [...named, ...findNamed(symbol)] : [];
}

/** By id, code, symbol and name, in lower case. */
export const networksByName = lazy(() => {
  const map = new Map<string, readonly Network[]>();
  for (const network of networks) {
    for (const text of namesOf(network)) map.set(text, [...(map.get(text) ?? []), network]);
  }
  return map;
});

/** By the other names, too. */
const networksByAnyName = lazy(() => {
  const map = new Map(networksByName());
  for (const [other, id] of Object.entries(otherNames)) map.set(other, [findNetwork(id)]);
  return map;
});
