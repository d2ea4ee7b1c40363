import { describe, expect, test } from 'vitest';
import { identifyNetworks } from '@/lib/address/identify';
import type { NetworkId } from '@/lib/address/networks';
import { recogniseAddress } from '@/lib/address/recognise';
import type { InvalidReason } from '@/lib/address/validate';

describe('with no network chosen', () => {
  test.each<[string, NetworkId, string]>([
    [' 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2\n', 'bitcoin', 'P2PKH'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'bitcoin', 'P2SH'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 'EIP-55'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'xrp', 'classic'],
    ['DcuQKx8BES9wU7C6Q5VmLBjw436r27hayjS', 'decred', 'P2SH'],
    [
      '4swhHtxKapQbj3TZEipgtp7NQzcRWDYqCxXYoPQWjGyHmhxS1w1TjUEszCQT1sQucGwmPQMYdv1FYs3d51KgoubviPBf',
      'cardano',
      'Byron',
    ],
    ['X-avax1w508d6qejxtdg4y5r3zarvary0c5xw7k0l6nk9', 'avalanche', 'X-Chain'],
  ])('"%s" is an address of %s', (text, networkId, format) => {
    const recognition = recogniseAddress(text, null);
    const networks = identifyNetworks(text.trim());
    expect(recognition).toMatchObject({ networkId, networks, validity: { format } });
    expect(networks[0]).toBe(networkId);
  });

  test.each<[string, NetworkId, InvalidReason]>([
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'bitcoin', 'checksum'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaN', 'bitcoin', 'length'],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 'prefix'],
    ['avax1w508d6qejxtdg4y5r3zarvary0c5xw7k0l6nk9', 'avalanche', 'prefix'],
    ['qqj9fg59mptxkr9j0y53j5mwurcmda5mtza9n6v9pm9uj8h0wgk6uma5pvumr', 'kaspa', 'prefix'],
    ['aakkfzezns4h8ymx1cgmcnd4x3aev6e2hexz250ym5', 'conflux', 'prefix'],
    // Without the first character, with one before it.
    ['x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 'prefix'],
    ['c1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin', 'prefix'],
    ['qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin', 'prefix'],
    ['BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bitcoin', 'prefix'],
    ['J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'bitcoin', 'prefix'],
    ['R7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron', 'prefix'],
    ['Hb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'xrp', 'prefix'],
    ['A7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', 'stellar', 'prefix'],
    ['1Hsc1LR8yKnbbe3twRp88p6vFfC5t7DLbs', 'zcash', 'prefix'],
    ['z1Ke2h7sDdakHJQh8WX4Z372du1KChsksyU', 'tezos', 'prefix'],
    ['1d2xrzcslx7xlbbylc5c3d5lvandqw4iwl6epxba', 'filecoin', 'prefix'],
    ['bbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin', 'prefix'],
    ['00x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 'prefix'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5md', 'bitcoin', 'length'],
    ['Thor1935tztgx27vn8epczd56kar4k4eh378vnycpt8', 'thorchain', 'mixed-case'],
    ['thor1935tztgx27vn8epczd56kar4K4eh378vnycpt8', 'thorchain', 'mixed-case'],
    ['xdccd238aa87914c7e14ae49673c8817eeB43c94add', 'xdc', 'checksum'],
    ['bc1Qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin', 'mixed-case'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'bitcoin', 'testnet'],
    ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 'checksum'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA', 'ethereum', 'length'],
    ['0xd91e1ede2dbdc0d09cd4b25310da09a29c1aacd74c7f05c2c5f1ffc1e5ad35db8', 'sui', 'length'],
    ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6', 'bitcoin-cash', 'length'],
    ['Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'bitcoin-cash', 'mixed-case'],
    ['qpm2qsznhks23z7629mms6S4cwef74vcwvy22gdx6a', 'bitcoin-cash', 'mixed-case'],
    [
      'f3vvmn62lofvhjd2ugzca6sof2j2ubwok6cj4xxbfzz4yuxfkgobpihhd2thlanmsh3w2ptld2gqkn2jvlss4aa',
      'filecoin',
      'length',
    ],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'tron', 'checksum'],
    ['T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ', 'xrp', 'testnet'],
    ['LVuDpNCSSj6pQ7t9Pv6d6sUkLKoqDEVUnK', 'litecoin', 'checksum'],
    ['JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFH', 'solana', 'length'],
    ['cosmos1xsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02', 'cosmos', 'checksum'],
    ['0x1654653399040a62', 'flow', 'checksum'],
    ['0.0.123-vfmkx', 'hedera', 'checksum'],
    ['0.0.1377988-vfm', 'hedera', 'length'],
    ['0x1654653399040a6', 'ethereum', 'length'],
    ['DeeUhrRoTp4DftsqddVW96yMGMW4sgQFYUF', 'decred', 'checksum'],
    ['sys1q42jdpqq4569ze73rskkrncplcv7mtejhdkxj90', 'syscoin', 'checksum'],
    ['ronin:9D8A62f656a8d1615C1294fd71e9CFb3E4855A4F', 'ronin', 'checksum'],
    ['13M8dUbxymE3xtiAXszRkGMmezMhBS8Li7wEsMojLdb4Sdxc4w2', 'hnt', 'checksum'],
    ['7cJYiawSCfm812Bd5yjbTC3VQ13yB93yTnCwBPn', 'ergo', 'checksum'],
    ['7cJYiawSCfm812Bd5yjbTC3VQ13yB93yTnCwBP', 'ergo', 'length'],
    // Kusama has 47 characters, Solana 44 at most.
    ['HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74', 'kusama', 'length'],
    ['pc1pw508d6qejxtdg4y5r3zarvary0c5xw7kvhagrw', 'pactus', 'checksum'],
    ['0x2', 'ethereum', 'length'],
    // With a character more, or less, SS58 has another prefix.
    ['HNZata7iMYWmk5RvZRTiAAsSDhV8366zq2YGb3tLH5Upf74F', 'kusama', 'length'],
    ['YQnbw3oWxBnCUarnbePrjFcrSgVPP2jqTZYzWcccmN8fXhdh', 'astar', 'length'],
    ['7NPoMQbiA6trJKkjB35u96MeJD4PGWkLQLH7k7hXEkZpiba', 'hydration', 'length'],
    [
      'k2t6j-2nvnp-4zjm3-25dtz-6xhaa-c7boj-5gayf-oj3xs-i43lp-teztq-6ae-6cc627i.2',
      'internet-computer',
      'checksum',
    ],
  ])('"%s" looks like %s, but: %s', (text, networkId, reason) => {
    expect(recogniseAddress(text, null)).toEqual({
      networkId,
      networks: [],
      validity: { status: 'invalid', reason },
    });
  });

  test.each<[string, NetworkId, number]>([
    ['bv1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin', 1],
    ['bcqqar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin', 2],
    ['cb1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin', 0],
    ['b1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin', 1],
    ['BV1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', 'bitcoin', 1],
    ['comsos1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0emlrvp', 'cosmos', 2],
    ['cosmmos1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0emlrvp', 'cosmos', 4],
    ['Ae3tdPwUPEZ5YUb8sM3eS8JqKgrRLzhiu71crfuH2MFtqaYr5ACNRdsswsZ', 'cardano', 2],
    ['bitcoincach:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'bitcoin-cash', 9],
    // In the wrong case.
    ['RHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'xrp', 0],
    ['F1abjxfbp274xpdqcpuaykwkfb43omjotacm2p3za', 'filecoin', 0],
  ])('"%s" looks like %s, but for its beginning at %i', (text, networkId, position) => {
    const validity = { status: 'invalid', reason: 'prefix', position } as const;
    expect(recogniseAddress(text, null)).toEqual({ networkId, networks: [], validity });
    expect(recogniseAddress(text, networkId)).toEqual({ networkId, networks: [], validity });
    const onOther = { status: 'invalid', reason: 'prefix' } as const;
    expect(recogniseAddress(text, 'nem').validity).toEqual(onOther);
  });

  test('a capital that a keyboard begins with does not make it one of TRON or Decred', () => {
    const text = 'Tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb';
    expect(recogniseAddress(text, null)).toEqual({
      networkId: 'tezos',
      networks: [],
      validity: { status: 'invalid', reason: 'prefix', position: 0 },
    });
  });

  test.each<[what: string, string, NetworkId, number]>([
    ['Cyrillic В', '1ВvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bitcoin', 1],
    ['Cyrillic а and е', '0x5аAeb6053F3E94C9b9A09f33669435E7Ef1BeAеd', 'ethereum', 3],
    ['Greek Τ', 'ΤR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron', 0],
    ['multiplication sign', '0×5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 1],
    ['full-width x', '0ｘ5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 1],
    ['phonetic ɑ', '0x5ɑAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 3],
    ['Armenian ս', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'.replace('q', 'զ'), 'tron', 5],
    ['superscript 2', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN²', 'bitcoin', 33],
    ['small capital V', '1BᴠBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bitcoin', 2],
    ['mathematical B', '1𝐁vBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bitcoin', 1],
  ])('a letter that only looks right: %s', (_, text, networkId, position) => {
    const validity = { status: 'invalid', reason: 'foreign-letter', position } as const;
    expect(recogniseAddress(text, null)).toEqual({ networkId, networks: [], validity });
    expect(recogniseAddress(text, networkId)).toEqual({ networkId, networks: [], validity });
  });

  test.each<[string, NetworkId, number]>([
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdb', 'bitcoin', 41],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNV0I', 'bitcoin', 32],
    ['inj1fjfgnt8fOgjv8dd2xrmadd73g4hd90ceg7urk6', 'injective', 12],
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5Dl', 'solana', 42],
    ['0x5aAe…eAed', 'ethereum', 6],
    [`0x${'0'.repeat(63)}2::sui::SUI`, 'sui', 66],
    // Computed: SS58 of an ECDSA key (33 bytes); Ergo's P2SH of the bytes 130, 137 …
    ['KW5gH6Z3cp2mzjDiFvwx6H1omguqpg6UAacK7NYhKZf2cc0Jk', 'bittensor', 46],
    ['7cJYiawSCfm812Bd5yjbTC3VQ13yB93yTnCwB0m', 'ergo', 37],
    ['VQD6TBRL6BH6NAGIPEUG6JZUCPJVXB3GPTHEU5WTKX5DDGSR3AXNKBN51Q', 'algorand', 56],
    ['VQD6TBRL6BH6NAGIPEUG6JZUCPJVXB3GPTHEU5WTKX5DDGSR8AXNKBN5FQ', 'algorand', 48],
    ['SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EOJ', 'stacks', 39],
    ['0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 1],
    // Letters that look like digits.
    ['Ox5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 0],
    ['ox5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'ethereum', 0],
    ['bclqar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin', 2],
    ['BCIQAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', 'bitcoin', 2],
    ['lBvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bitcoin', 0],
    ['cosmoslhkfq3zahaqkkzx5mjnamwjsfpq2jk7z0emlrvp', 'cosmos', 6],
    ['0x49431272xa1904dc6571d8ca59577a15c5da5c95448ee667cda69bf2194b8e52', 'sui', 10],
    // Of what it may be, that of which more fits.
    ['ltc1qO508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'litecoin', 5],
  ])('"%s" looks like %s, but has a wrong character at %i', (text, networkId, position) => {
    expect(recogniseAddress(text, null)).toEqual({
      networkId,
      networks: [],
      validity: { status: 'invalid', reason: 'character', position },
    });
  });

  test.each([
    'hello',
    '12345',
    'Thanks for the money and everything else',
    'da39a3ee5e6b4b0d3255bfef95601890afd80709',
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'https://example.com/a/long/path/without/any/address',
    // As long as addresses of Kusama and of Siacoin.
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12',
    'https://www.example.com/a/long/path/without/any/address?and=some&parameters=',
    'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG',
    'VK7JG-NPHTM-C97JM-9MPGT-3V66T',
    // Versions, and an address on the Internet.
    '0.0.7-beta',
    '0.0.12-alpha.3',
    '0.0.3-rc1',
    '0.0.0.0',
    'cosmosvaloper1w508d6qejxtdg4y5r3zarvary0c5xw7klfr0rt',
    'snoPBrXtMeMyMHUVTgbuqAfg1SUTb',
    // Alice of a Substrate chain that is in no table (SS58 prefix 16): right, but of nobody that is known here.
    '2gPoCn9m6RngxZjvc1jnznbPGVVEn2oexJtkGtk2sAebqKLK',
    // A bank account's number (ISO 13616).
    'FR7630006000011234567890189',
    'ETH0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'ed25519:6E8sCci9badyRkXb3JoRpBj5p8C6Tw41ELDZoiihKEtp',
    // As long as an address of Solana in small letters, but hex, words, with a 0 as base58 has none.
    '9f86d181884c7d659a2feaa1c55ad115a3bf4f1b2b1b',
    'howtokeepyourseedphrasesafeformanymoreyears',
    'k0zq7m2pw9xv4tr8ny1cb6hd3jf5gs0lqkz7m2pw9xv4',
    // As long as addresses of Arweave: the first could be one, the second not.
    'How-To-Keep-Your-Seed-Phrase-Safe-For-Years',
    'How-To-Keep-Your-Seed-Phrase-Safe-For-A-Day',
  ])('"%s" looks like no address at all', (text) => {
    expect(recogniseAddress(text, null)).toEqual({
      networkId: null,
      networks: [],
      validity: { status: 'invalid', reason: 'not-an-address' },
    });
  });

  test('a mistyped address of Starknet is not one of a network without a checksum', () => {
    const text = '0x02Fd23d9182193775423497fc0c472E156C57C69E4089A1967fb288A2d84e915';
    expect(recogniseAddress(text, null)).toEqual({
      networkId: 'starknet',
      networks: ['sui', 'aptos', 'iota', 'movement'],
      validity: { status: 'invalid', reason: 'checksum' },
    });
    expect(recogniseAddress(text.toLowerCase(), null).networkId).toBe('sui');
  });

  test.each([
    ['0xC7Ec11365B80A5CAEf14395E83A8cDF2173c6186', 'checksum'],
    ['0xAcc15dC7880C9944775448304B263D191c6077F', 'length'],
  ])('%s has by chance the case of Starknet, and is Ethereum’s with a typo', (text, reason) => {
    expect(recogniseAddress(text, null)).toEqual({
      networkId: 'ethereum',
      networks: [],
      validity: { status: 'invalid', reason },
    });
  });

  test('a blank text is empty', () => {
    expect(recogniseAddress(' \n ', null)).toEqual({
      networkId: null,
      networks: [],
      validity: { status: 'invalid', reason: 'empty' },
    });
  });
});

describe('with a network chosen', () => {
  test.each<[string, NetworkId, number]>([
    ['qc1qw508d6qejxtdg4y5b3zarvary0c5xw7kq52at0', 'qtum', 20],
    ['tex1s2rt77ggv6q989lrb9rkgzmh5slsksa9khdgte', 'zcash', 20],
  ])('of several wrong characters in its forms, the last one is told: %s', (text, id, position) => {
    expect(recogniseAddress(text, id).validity).toEqual({
      status: 'invalid',
      reason: 'character',
      position,
    });
  });

  test('an address of another network says where it belongs', () => {
    const evm = identifyNetworks('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');
    expect(evm.slice(0, 4)).toEqual(['ethereum', 'bsc', 'base', 'arbitrum']);
    expect(recogniseAddress(' 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed ', 'tron')).toEqual({
      networkId: 'tron',
      networks: evm,
      validity: { status: 'invalid', reason: 'wrong-network', networks: evm },
    });
  });

  test('a less likely network that it fits is taken at its word', () => {
    expect(recogniseAddress('3CNHUhP3uyB9EUtRLsmvFUmvGdjGdkTxJw', 'litecoin')).toEqual({
      networkId: 'litecoin',
      networks: identifyNetworks('3CNHUhP3uyB9EUtRLsmvFUmvGdjGdkTxJw'),
      validity: {
        status: 'valid',
        canonical: 'MJaRnao1s62a2zAKSkmG582KbLKianqb7v',
        format: 'P2SH',
        checksum: 'verified',
        testnet: false,
        warning: 'legacy-form',
      },
    });
  });
});
