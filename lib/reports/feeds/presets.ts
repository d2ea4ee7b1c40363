import { i18n } from '#i18n';
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
  name: i18n.t('preset.sanctions', { of: name }),
  url: `${raw}/0xB10C/ofac-sanctioned-digital-currency-addresses/lists/sanctioned_addresses_${ticker}.txt`,
  homePage: `${gitHub}/0xB10C/ofac-sanctioned-digital-currency-addresses`,
  licence: 'MIT',
  about: i18n.t('preset.sanctionsAbout', { of: name }),
  networkId,
});

const firewall = (file: string, name: string, networkId: Preset['networkId']): Preset => ({
  id: `crypto-firewall-${file}`,
  name: `Crypto Firewall, ${name}`,
  url: `${raw}/chartingshow/crypto-firewall/HEAD/src/blacklists/blockchain-wallet-addresses/${file}.txt`,
  homePage: `${gitHub}/chartingshow/crypto-firewall`,
  licence: 'GPL-3.0',
  about: i18n.t('preset.firewallAbout', { of: name }),
  networkId,
});

/**
 * Public lists that a single file serves and that are kept up (state of September 2026). Their licences may forbid bundling; a user may
 * read them from where they are.
 */
export const presets = (): readonly Preset[] => [
  {
    id: 'scamsniffer',
    name: 'ScamSniffer',
    url: `${raw}/scamsniffer/scam-database/main/blacklist/address.json`,
    homePage: `${gitHub}/scamsniffer/scam-database`,
    licence: 'GPL-3.0',
    about: i18n.t('preset.drainersAbout'),
    networkId: null,
  },
  {
    id: 'polkadot-js',
    name: i18n.t('preset.polkadot'),
    url: `${raw}/polkadot-js/phishing/master/address.json`,
    homePage: `${gitHub}/polkadot-js/phishing`,
    licence: 'Apache-2.0',
    about: i18n.t('preset.polkadotAbout'),
    networkId: null,
  },
  {
    id: 'ofac-ultrasound',
    name: i18n.t('preset.namedSanctions'),
    url: `${raw}/ultrasoundmoney/ofac-ethereum-addresses/HEAD/data.csv`,
    homePage: `${gitHub}/ultrasoundmoney/ofac-ethereum-addresses`,
    licence: 'MIT',
    about: i18n.t('preset.namedSanctionsAbout'),
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
