import { expect, test } from 'vitest';
import { otherKind } from '@/lib/address/other-kind';

test.each([
  ['0x12…ab', 'shortened'],
  ['bc1qw508...7kv8f3t4', 'shortened'],
  ['0x1234 ... abcd', 'shortened'],
  ['0x1234••••abcd', 'shortened'],
  ['0x1234‥abcd', 'shortened'],
  ['nano_3t6k...ohr3', 'shortened'],
  ['EQD-Fp...q_-2', 'shortened'],
  ['rrkah-...-cai', 'shortened'],
  // BIP-32, test vector 1
  [
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
    'extended-key',
  ],
  // BIP-380: with where it comes from, and as a descriptor.
  [
    "[d34db33f/44'/0'/0']xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8",
    'extended-key',
  ],
  [
    'wpkh([d34db33f/84h/0h/0h]xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8/<0;1>/*)#abcd0123',
    'extended-key',
  ],
  [
    'wsh(multi(1,xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8,xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8))',
    'extended-key',
  ],
  // BIP-47, test vectors: Alice.
  [
    'PM8TJTLJbPRGxSbc8EJi42Wrr6QbNSaSSVJ5Y3E4pbCYiTHUskHg13935Ubb7q8tx9GVbh2UuRnBc3WSyJHhUrw8KhprKnn9eDznYGieTzFcwQRya4GA',
    'payment-code',
  ],
  // TRON developer documentation: hex of TJRabPrwbZy45sbavfcjinPJC18kjpRTv8.
  ['415cbdd86a2fa8dc4bddd8a8f69dba48572eec07fb', 'tron-hex'],
  ['0x415CBDD86A2FA8DC4BDDD8A8F69DBA48572EEC07FB', 'tron-hex'],
  ['425cbdd86a2fa8dc4bddd8a8f69dba48572eec07fb', null],
  ['415cbdd86a2fa8dc4bddd8a8f69dba48572eec07f', null],
  // BOLT 11, the first example
  [
    'lnbc1pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6twvus8g6rfwvs8qun0dfjkxaq9qrsgq357wnc5r2ueh7ck6q93dj32dlqnls087fxdwk8qakdyafkq3yap9us6v52vjjsrvywa6rt52cm9r9zqt8r2t7mlcwspyetp5h2tztugp9lfyql',
    'lightning-invoice',
  ],
  // LUD-01
  [
    'LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUKXEFCV5MKVV34X5EKZD3EV56NYD3HXQURZEPEXEJXXEPNXSCRVWFNV9NXZCN9XQ6XYEFHVGCXXCMYXYMNSERXFQ5FNS',
    'lightning-link',
  ],
  // The same in a web page's link, for browsers without a wallet.
  [
    'https://service.example/gift?id=1&lightning=LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUKXEFCV5MKVV34X5EKZD3EV56NYD3HXQURZEPEXEJXXEPNXSCRVWFNV9NXZCN9XQ6XYEFHVGCXXCMYXYMNSERXFQ5FNS',
    'lightning-link',
  ],
  [
    'lno1pqps7sjqpgtyzm3qv4uxzmtsd3jjqer9wd3hy6tsw35k7msjzfpy7nz5yqcnygrfdej82um5wf5k2uckyypwa3eyt44h6',
    'lightning-offer',
  ],
  // BOLT 12: an invoice.
  [`lni1${'qcyq5rqwzqf'.repeat(8)}`, 'lightning-invoice'],
  // WalletConnect's specification of its links, with the key that pairs.
  [
    'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
    'wallet-link',
  ],
  ['wc:8a5e5bdc-a0e4-4702-ba63-8f1a5655744f@1?bridge=https%3A%2F%2Fbridge.example', 'wallet-link'],
  // IPFS' documentation of content identifiers: of both versions, with a path, and a name of IPNS.
  ['QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG', 'file'],
  ['bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi', 'file'],
  ['ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG/readme', 'file'],
  ['/ipns/k51qzi5uqu5dlvj2baxnqndepeb86cbk3ng7n3i46uzyxzyqj2xjonzllnv0v8', 'file'],
  ['QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbd', null],
  // CIP-5: a stake pool, a delegate, a token, a script, the hash of a key.
  ['pool1pu5jlj4q9w9jlxeu370a3c9myx47md5j5m2str0naunn2q3lkdy', 'stake-pool'],
  ['drep1ygpuetneftlmufa97hm5mf3xvqpdkyzy5hqdzm6u4qzzsjg9sjh2u', 'delegate'],
  ['asset1rjklcrnsdzqp65wjgrg55sy9723kw09mlgvlc3', 'token'],
  ['script1cda3khwqv60360rp5m7akt50m6ttapacs8rqhn5w342z7r35m37', 'script'],
  ['stake_vkh1cqqzvq8wlzvp3v0wlqt4hsyn6mawpejlc6w3cs3g8c5h7h2sekd', 'public-key'],
  // NIP-19: a profile, a note.
  ['npub1sn0wdenkukak0d9dfczzeacvhkrgz92ak56egt7vdgzn8pv2wfqqhrjdv9', 'nostr'],
  ['note1fntxtkcy9pjwucqwa9mddn7v03wwwsu9j330jj350nvhpky2tuaspk6nqc', 'nostr'],
  // Midnight: where fees are made, and a part of an address.
  ['mn_dust1w0uhul6nq3705w5etn9j7uyrv047w6e893yjcuvsycdlm9szkdqkgkerpav', 'public-key'],
  ['mn_shield-cpk_devnet1p99fzfvf2z2q05zaaqzml8laccfd8uhzm9t2jewxggyr65tj4dpsdg8wfs', 'public-key'],
  // A validator of Cosmos and its key, public keys of Tezos, EOS and NEAR.
  ['cosmosvaloper1w508d6qejxtdg4y5r3zarvary0c5xw7klfr0rt', 'validator'],
  [
    'cosmosvalconspub1zcjduepq0vu2zgkgk49efa0nqwzndanq5m4c7pa3u4apz4g2r9gspqg6g9cqj8yzxz',
    'public-key',
  ],
  ['terravalcons1mgp3028ry5wf464r3s6gyptgmngrpnelhkuyvm', 'validator'],
  ['edpkuBknW28nW72KG6RoHtYW7p12T6GKc7nAbwYX5m8Wd9sDVC9yav', 'public-key'],
  ['EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV', 'public-key'],
  ['ed25519:6E8sCci9badyRkXb3JoRpBj5p8C6Tw41ELDZoiihKEtp', 'public-key'],
  ['alice@wallet.example', 'mail-like'],
  ['vitalik.eth', 'ens-name'],
  ['pay.vitalik.eth', 'ens-name'],
  // EIP-681 takes a name, too.
  ['ethereum:vitalik.eth', 'ens-name'],
  ['ethereum:pay-vitalik.eth@1?value=1', 'ens-name'],
  ['brad.crypto', 'domain-name'],
  ['brad.x', 'domain-name'],
  // ADA Handle, SEP-2, and what apps for messages call people.
  ['$charles', 'name'],
  ['$100k', null],
  // Keeta's own coin.
  ['keeta_anqdilpazdekdu4acw65fj7smltcp26wbrildkqtszqvverljpwpezmd44ssg', 'token'],
  // Sui's and Aptos' own coins and one in another's name, and one of another chain on Cosmos.
  ['0x2::sui::SUI', 'token'],
  ['0x1::aptos_coin::AptosCoin', 'token'],
  ['0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC', 'token'],
  ['0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>', 'token'],
  ['ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2', 'token'],
  ['0x2::sui', null],
  // Cashtags.
  ['$ETH', 'token'],
  ['$FARTCOIN', 'token'],
  ['$1INCH', 'token'],
  ['$5', null],
  ['$5M', null],
  // BIP-353
  ['₿alice@wallet.example', 'name'],
  ['alice*stellar.example', 'name'],
  ['@alice', 'name'],
  ['$5.00', null],
  ['2*3.5', null],
  ['https://wallet.example/', 'web-page'],
  ['https://shop.example/giveaway?id=1', 'web-page'],
  ['www.wallet.example', 'web-page'],
  [`https://etherscan.io/tx/0x${'5be5543ff73456ab'.repeat(4)}`, 'transaction-link'],
  [`tronscan.org/#/transaction/${'5be5543ff73456ab'.repeat(4)}?lang=en`, 'transaction-link'],
  [`https://explorer.aptoslabs.com/txn/0x${'5be5543ff73456ab'.repeat(4)}`, 'transaction-link'],
  [`https://suivision.xyz/txblock/${'9WzDXwBbmk'.repeat(4)}Awm?x=1`, 'transaction-link'],
  [`https://nearblocks.io/txns/${'9WzDXwBbmk'.repeat(4)}Awm`, 'transaction-link'],
  [`https://polkadot.subscan.io/extrinsic/0x${'5be5543ff73456ab'.repeat(4)}`, 'transaction-link'],
  [`Transaction hash: 0x${'5be5543ff73456ab'.repeat(4)}`, 'transaction'],
  [`TXID: ${'5be5543ff73456ab'.repeat(4)}`, 'transaction'],
  [`tx ${'5be5543ff73456ab'.repeat(4)}`, 'transaction'],
  [`交易哈希：0x${'5be5543ff73456ab'.repeat(4)}`, 'transaction'],
  [`トランザクション: ${'5be5543ff73456ab'.repeat(4)}`, 'transaction'],
  [`معرف المعاملة: ${'5be5543ff73456ab'.repeat(4)}`, 'transaction'],
  [`Tx private key: ${'5be5543ff73456ab'.repeat(4)}`, null],
  [`Hash: ${'5be5543ff73456ab'.repeat(4)}`, null],
  [`Address: 0x${'5be5543ff73456ab'.repeat(4)}`, null],
  // EIP-55's first example, in the case that it has the checksum tells.
  ['5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'hex-alone'],
  ['5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', 'hex-alone'],
  ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', null],
  ['https://mempool.space/tx/short', 'web-page'],
  ['hello', null],
  ['two words.', null],
  // Accounts with names like those of keys and pools.
  ['stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw', null],
  ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', null],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', null],
  ['x'.repeat(5000), null],
])('%s: %s', (text, kind) => {
  expect(otherKind(text)).toBe(kind);
});
