import type { NetworkId } from '@/lib/address/networks';

export type StarterEntry = {
  /** In its canonical spelling. */
  address: string;
  networkId: NetworkId;
  /** Who or what, in at most 60 characters; a sanctions listing says so. */
  label: string;
  /** Of the deed, or of the listing where the source is a sanctions list. */
  year: number;
  /** https address of the public document that names the address or the case. */
  source: string;
};

const ofac = 'https://ofac.treasury.gov/recent-actions';
const doj = 'https://www.justice.gov';
const fbi = 'https://www.fbi.gov/news/press-releases';
const dprk = `${fbi}/fbi-identifies-cryptocurrency-funds-stolen-by-dprk`;
const stake = `${fbi}/fbi-identifies-lazarus-group-cyber-actors-as-responsible-for-theft-of-41-million-from-stakecom`;
const wannaCry = 'https://github.com/GregorSpagnolo/WannaCrypt';
const colonial = `${doj}/archives/opa/pr/department-justice-seizes-23-million-cryptocurrency-paid-ransomware-extortionists-darkside`;
const wormhole = 'https://www.certik.com/resources/blog/wormhole-bridge-exploit-incident-analysis';
const liquid =
  'https://www.blockgates.io/2021/08/hacker-steals-74-million-in-cryptocurrencies-including-bitcoin-and-ethereum/';
const bybit = 'https://www.ic3.gov/PSA/2025/PSA250226';
const solanaDrain = 'https://rekt.news/unsolved-mystery';

/**
 * Famous reported addresses that the extension knows before any list is read.
 * It accuses, so an entry stands only while its source does: an address that is taken off a sanctions list leaves this one too.
 */
// biome-ignore format: a table, one line an entry
export const starterList: readonly StarterEntry[] = [
  { address: '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn', networkId: 'bitcoin', label: 'WannaCry ransom', year: 2017, source: wannaCry },
  { address: '12t9YDPgwueZ9NyMgw519p7AA8isjr6SMw', networkId: 'bitcoin', label: 'WannaCry ransom', year: 2017, source: wannaCry },
  { address: '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94', networkId: 'bitcoin', label: 'WannaCry ransom', year: 2017, source: wannaCry },
  { address: '1Mz7153HMuxXTuR2R1t78mGSdzaAtNbBWX', networkId: 'bitcoin', label: 'NotPetya ransom', year: 2017, source: 'https://www.ccn.com/109970-2' },
  { address: '1FeexV6bAHb8ybZjqQMjJrcCrHGW9sb6uF', networkId: 'bitcoin', label: 'Mt. Gox theft of March 2011', year: 2011, source: 'https://blog.wizsec.jp/2020/06/mtgox-march-2011-theft.html' },
  { address: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh', networkId: 'bitcoin', label: 'Twitter hack of July 2020, fake giveaway', year: 2020, source: `${doj}/usao-ndca/pr/three-individuals-charged-alleged-roles-twitter-hack` },
  { address: '15JFh88FcE4WL6qeMLgX5VEAFCbRXjc9fr', networkId: 'bitcoin', label: 'Colonial Pipeline ransom (DarkSide)', year: 2021, source: colonial },
  { address: 'bc1qq2euq8pw950klpjcawuy4uj39ym43hs6cfsegq', networkId: 'bitcoin', label: 'Colonial Pipeline ransom, seized share (DarkSide)', year: 2021, source: colonial },
  { address: '3LU8wRu4ZnXP4UM8Yo6kkTiGHM9BubgyiG', networkId: 'bitcoin', label: 'Lazarus Group theft proceeds (FBI notice)', year: 2023, source: dprk },
  { address: '39idqitN9tYNmq3wYanwg3MitFB5TZCjWu', networkId: 'bitcoin', label: 'Lazarus Group theft proceeds (FBI notice)', year: 2023, source: dprk },
  { address: 'bc1qqvpjgaurtnhc8smkmdtwhx9c8207m0prsyxyjx', networkId: 'bitcoin', label: 'Stake.com theft (Lazarus Group)', year: 2023, source: stake },
  { address: '1B6rJRfjTXwEy36SCs5zofGMmdv2kdZw7P', networkId: 'bitcoin', label: 'DMM Bitcoin theft (TraderTraitor)', year: 2024, source: 'https://beosin.com/resources/more-than-300-million-in-losses-analysis-of-45029-btc-abnormal-outflow-on-dmm-bitcoin-exchange' },
  { address: '149w62rY42aZBox8fGcmqNsXUzSStKeq8C', networkId: 'bitcoin', label: 'SamSam ransom exchanger (Khorashadizadeh), US sanctions', year: 2018, source: `${ofac}/20181128` },
  { address: '1AjZPMsnmpdK2Rv9KQNfMurTXinscVro9V', networkId: 'bitcoin', label: 'SamSam ransom exchanger (Ghorbaniyan), US sanctions', year: 2018, source: `${ofac}/20181128` },
  { address: '1EfMVkxQQuZfBdocpJu6RUsCJvenQWbQyE', networkId: 'bitcoin', label: 'Lazarus Group launderer (Li Jiadong), US sanctions', year: 2020, source: `${ofac}/20200302` },
  { address: '1NE2NiGhhbkFPSEyNWwj7hKGhGDedBtSrQ', networkId: 'bitcoin', label: 'Secondeye Solution fake identities, US sanctions', year: 2021, source: `${ofac}/20210415` },
  { address: '12HQDsicffSBaYdJ6BhnE22sfjTESmmzKx', networkId: 'bitcoin', label: 'SUEX exchange, ransom laundering, US sanctions', year: 2021, source: `${ofac}/20210921` },
  { address: '158treVZBGMBThoaympxccPdZPtqUfYrT9', networkId: 'bitcoin', label: 'REvil ransomware (Polyanin), US sanctions', year: 2021, source: `${ofac}/20211108` },
  { address: '35QpLWYkvD3ALhjbge5bK2kd7HfHYcDMu3', networkId: 'bitcoin', label: 'REvil ransomware (Vasinskyi), US sanctions', year: 2021, source: `${ofac}/20211108` },
  { address: '3Lpoy53K625zVeE47ZasiG5jGkAxJ27kh1', networkId: 'bitcoin', label: 'Garantex exchange, US sanctions', year: 2022, source: `${ofac}/20220405` },
  { address: '17mhyeBX617ABZ1ffThhUTJkHUcMvCkfd5', networkId: 'bitcoin', label: 'Hydra darknet market, US sanctions', year: 2022, source: `${ofac}/20220405` },
  { address: '3K35dyL85fR9ht7UgzPfd1gLRRXQtNTqE3', networkId: 'bitcoin', label: 'Blender.io mixer (Lazarus Group), US sanctions', year: 2022, source: `${ofac}/20220506` },
  { address: '1JHdQHkBZiim1cb4hyUh2PbzEbbg6z2TrF', networkId: 'bitcoin', label: 'Sinbad.io mixer (Lazarus Group), US sanctions', year: 2023, source: `${ofac}/20231129` },
  { address: 'bc1q5jqgm7nvrhaw2rh2vk0dk8e4gg5g373g0vz07r', networkId: 'bitcoin', label: 'LockBit ransomware (Kondratiev), US sanctions', year: 2024, source: `${ofac}/20240220` },
  { address: 'bc1qvhnfknw852ephxyc5hm4q520zmvf9maphetc9z', networkId: 'bitcoin', label: 'LockBit ransomware leader (Khoroshev), US sanctions', year: 2024, source: `${ofac}/20240507` },
  { address: '35irs2AU6pVgenYbWvMRz22avDBLC9XMkd', networkId: 'bitcoin', label: 'Prince Group scam compounds (Chen Zhi), US sanctions', year: 2025, source: `${ofac}/20251014` },

  { address: '0x098B716B8Aaf21512996dC57EB0615e2383E2f96', networkId: 'ethereum', label: 'Ronin bridge theft (Lazarus Group), US sanctions', year: 2022, source: `${ofac}/20220414` },
  { address: '0x7F367cC41522cE07553e823bf3be79A889DEbe1B', networkId: 'ethereum', label: 'Phishing of exchange users (Potekhin), US sanctions', year: 2020, source: `${ofac}/20200916` },
  { address: '0xf3701F445b6BDaFeDbcA97D1e477357839e4120D', networkId: 'ethereum', label: 'LockBit ransomware (Kondratiev), US sanctions', year: 2024, source: `${ofac}/20240220` },
  { address: '0xE1D865c3D669dCc8c57c8D023140CB204e672ee4', networkId: 'ethereum', label: '911 S5 botnet (Wang Yunhe), US sanctions', year: 2024, source: `${ofac}/20240528_33` },
  { address: '0xd5ED34b52AC4ab84d8FA8A231a3218bbF01Ed510', networkId: 'ethereum', label: 'Funnull, host of scam sites, US sanctions', year: 2025, source: `${ofac}/20250529` },
  { address: '0x47666Fab8bd0Ac7003bce3f5C3585383F09486E2', networkId: 'ethereum', label: 'Bybit theft (Lazarus Group)', year: 2025, source: 'https://etherscan.io/address/0x47666fab8bd0ac7003bce3f5c3585383f09486e2' },
  { address: '0x51E9d833Ecae4E8D9D8Be17300AEE6D3398C135D', networkId: 'ethereum', label: 'Bybit theft (Lazarus Group, FBI notice)', year: 2025, source: bybit },
  { address: '0x96244D83DC15d36847C35209bBDc5bdDE9bEc3D8', networkId: 'ethereum', label: 'Bybit theft (Lazarus Group, FBI notice)', year: 2025, source: bybit },
  { address: '0x94F1b9B64E2932F6a2Db338F616844400cD58E8A', networkId: 'ethereum', label: 'Stake.com theft (Lazarus Group)', year: 2023, source: stake },
  { address: '0x0d043128146654C7683Fbf30ac98D7B2285DeD00', networkId: 'ethereum', label: 'Harmony Horizon bridge theft (Lazarus Group)', year: 2022, source: 'https://rekt.news/harmony-rekt/' },
  { address: '0x629e7Da20197a5429d30da36E77d06CdF796b71A', networkId: 'ethereum', label: 'Wormhole bridge theft', year: 2022, source: wormhole },
  { address: '0x59ABf3837Fa962d6853b4Cc0a19513AA031fd32b', networkId: 'ethereum', label: 'FTX theft during its bankruptcy', year: 2022, source: 'https://cointelegraph.com/news/ftx-hacker-is-now-the-35th-largest-holder-of-eth' },
  { address: '0x1FCdb04d0C5364FBd92C73cA8AF9BAA72c269107', networkId: 'ethereum', label: 'BadgerDAO website attack, stolen approvals', year: 2021, source: 'https://rekt.news/badger-rekt' },
  { address: '0xeB31973E0FeBF3e3D7058234a5eBbAe1aB4B8c23', networkId: 'ethereum', label: 'KuCoin theft', year: 2020, source: 'https://www.kucoin.com/announcement/en-the-latest-updates-about-the-kucoin-security-incident' },
  { address: '0x0000db5c8B030ae20308ac975898E09741e70000', networkId: 'ethereum', label: 'Wallet drainer, phishing of 55 million DAI', year: 2024, source: 'https://rekt.news/whale-hunters-payday' },
  { address: '0xd9A1C3788D81257612E2581A6ea0aDa244853a91', networkId: 'ethereum', label: 'Address poisoning, 1,155 WBTC', year: 2024, source: 'https://etherscan.io/address/0xd9a1c3788d81257612e2581a6ea0ada244853a91' },

  { address: '0x489A8756C18C0b8B24EC2a2b9FF3D4d447F79BEc', networkId: 'bsc', label: 'BNB Chain bridge theft', year: 2022, source: 'https://www.elliptic.co/blog/analysis/attack-mints-569-million-worth-of-bnb-tokens-in-bsc-bridge-exploit' },
  { address: '0xD01Ae1A708614948B2B5e0B7AB5be6AFA01325c7', networkId: 'bsc', label: 'Qubit Finance bridge theft', year: 2022, source: 'https://www.merklescience.com/blog/hack-track-analysis-of-qubit-finance-exploit' },
  { address: '0xff29a52A538f1591235656F71135C24019bf82E5', networkId: 'bsc', label: 'Stake.com theft (Lazarus Group)', year: 2023, source: stake },
  { address: '0x95b6656838A1D852dD1313C659581F36B2AfB237', networkId: 'bsc', label: 'Stake.com theft (Lazarus Group)', year: 2023, source: stake },

  { address: 'TSpcue3bDfZNTP1CutrRrDxRPeEvWhuXbp', networkId: 'tron', label: 'Liquid exchange theft', year: 2021, source: liquid },
  { address: 'TBHTJqAy4DhHhmT3dNceJYNRz4SdLofLre', networkId: 'tron', label: '911 S5 botnet (Wang Yunhe), US sanctions', year: 2024, source: `${ofac}/20240528_33` },
  { address: 'TNmRfnSUXZoWWzxcDDbf95eGQYXt1mJDt8', networkId: 'tron', label: 'Funnull, host of scam sites, US sanctions', year: 2025, source: `${ofac}/20250529` },
  { address: 'TU4tDFRvcKhAZ1jdihojmBWZqvJhQCnJ4F', networkId: 'tron', label: 'Aeza Group, host for cybercrime, US sanctions', year: 2025, source: `${ofac}/20250701` },

  { address: 'Htp9MGP8Tig923ZFY7Qf2zzbMUmYneFRAhSp7vSg4wxV', networkId: 'solana', label: 'Solana wallet drain of August 2022', year: 2022, source: solanaDrain },
  { address: 'CEzN7mqP9xoxn2HdyW6fjEJ73t7qaX9Rp2zyS6hb3iEu', networkId: 'solana', label: 'Solana wallet drain of August 2022', year: 2022, source: solanaDrain },
  { address: '5WwBYgQG6BdErM2nNNyUmQXfcUnB68b6kesxBywh1J3n', networkId: 'solana', label: 'Solana wallet drain of August 2022', year: 2022, source: solanaDrain },
  { address: 'GeEccGJ9BEzVbVor1njkBCCiqXJbXVeDHaXDCrBDbmuy', networkId: 'solana', label: 'Solana wallet drain of August 2022', year: 2022, source: solanaDrain },
  { address: 'CxegPrfn2ge5dNiQberUrQJkHCcimeR4VXkeawcFBBka', networkId: 'solana', label: 'Wormhole bridge theft', year: 2022, source: wormhole },

  { address: 'LNwgtMxcKUQ51dw7bQL1yPQjBVZh6QEqsd', networkId: 'litecoin', label: 'Phishing of exchange users (Karasavidi), US sanctions', year: 2020, source: `${ofac}/20200916` },
  { address: 'LQAhYwwK5AR1JQiQPr7vu8Pu4b6qcxxvNB', networkId: 'litecoin', label: 'Secondeye Solution fake identities, US sanctions', year: 2021, source: `${ofac}/20210415` },
  { address: 'LNf2JDiuunBz7GMDKFYHN4rq5meXWxiwfb', networkId: 'litecoin', label: '911 S5 botnet (Wang Yunhe), US sanctions', year: 2024, source: `${ofac}/20240528_33` },
  { address: 'ltc1qr8ntsedq8tv0svmxqhzvdcdl5k7kntdmnhwep7', networkId: 'litecoin', label: 'First VPN Service, used for ransomware, US sanctions', year: 2026, source: `${ofac}/20260713` },

  { address: 'rnXyVQzgxZe7TR1EPzTkGj2jxH4LMJYh66', networkId: 'xrp', label: 'Chatex exchange, ransom laundering, US sanctions', year: 2021, source: `${ofac}/20211108` },
  { address: 'rfapBqj7rUkGju7oHTwBwhEyXgwkEM4yby', networkId: 'xrp', label: 'Liquid exchange theft', year: 2021, source: liquid },
];
