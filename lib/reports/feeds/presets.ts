import type { FeedPreset } from '@/lib/extension/feed-messages';

export type Preset = Omit<FeedPreset, 'taken'>;

const raw = 'https://raw.githubusercontent.com';
const gitHub = 'https://github.com';

const ofac = (
  id: string,
  ticker: string,
  name: string,
  networkId: Preset['networkId'],
): Preset => ({
  id: `ofac-${id}`,
  name: `US sanctions, ${name}`,
  url: `${raw}/0xB10C/ofac-sanctioned-digital-currency-addresses/lists/sanctioned_addresses_${ticker}.txt`,
  homePage: `${gitHub}/0xB10C/ofac-sanctioned-digital-currency-addresses`,
  licence: 'MIT',
  about: `${name} addresses on the sanctions list of the US treasury (OFAC). A nightly job reads the list anew.`,
  networkId,
});

const firewall = (file: string, name: string, networkId: Preset['networkId']): Preset => ({
  id: `crypto-firewall-${file}`,
  name: `Crypto Firewall, ${name}`,
  url: `${raw}/chartingshow/crypto-firewall/HEAD/src/blacklists/blockchain-wallet-addresses/${file}.txt`,
  homePage: `${gitHub}/chartingshow/crypto-firewall`,
  licence: 'GPL-3.0',
  about: `${name} addresses of scams, collected by one person, about each month.`,
  networkId,
});

/**
 * Public lists that a single file serves and that are kept up (state of September 2026). Their licences may forbid bundling; a user may
 * read them from where they are.
 */
export const presets: readonly Preset[] = [
  {
    id: 'scamsniffer',
    name: 'ScamSniffer',
    url: `${raw}/scamsniffer/scam-database/main/blacklist/address.json`,
    homePage: `${gitHub}/scamsniffer/scam-database`,
    licence: 'GPL-3.0',
    about:
      'Some 2,500 addresses of wallet drainers on EVM networks. Its sites change daily, but this file was last seen to change in February 2024.',
    networkId: null,
  },
  {
    id: 'polkadot-js',
    name: 'Polkadot phishing',
    url: `${raw}/polkadot-js/phishing/master/address.json`,
    homePage: `${gitHub}/polkadot-js/phishing`,
    licence: 'Apache-2.0',
    about:
      'Some 250 accounts of phishing sites and thieves on Polkadot and Kusama, under their names.',
    networkId: null,
  },
  {
    id: 'ofac-ultrasound',
    name: 'US sanctions, Ethereum with names',
    url: `${raw}/ultrasoundmoney/ofac-ethereum-addresses/HEAD/data.csv`,
    homePage: `${gitHub}/ultrasoundmoney/ofac-ethereum-addresses`,
    licence: 'MIT',
    about:
      'About a hundred Ethereum addresses on the sanctions list of the US treasury (OFAC), with whose they are.',
    networkId: 'ethereum',
  },
  ofac('btc', 'XBT', 'Bitcoin', 'bitcoin'),
  ofac('eth', 'ETH', 'Ethereum', 'ethereum'),
  ofac('trx', 'TRX', 'TRON', 'tron'),
  ofac('ltc', 'LTC', 'Litecoin', 'litecoin'),
  // A token: the address tells the network.
  ofac('usdt', 'USDT', 'Tether (USDT)', null),
  firewall('ethereum', 'Ethereum', 'ethereum'),
  firewall('bitcoin', 'Bitcoin', 'bitcoin'),
  firewall('solana', 'Solana', 'solana'),
  firewall('tron', 'TRON', 'tron'),
  firewall('litecoin', 'Litecoin', 'litecoin'),
  firewall('bitcoin-cash', 'Bitcoin Cash', 'bitcoin-cash'),
];
