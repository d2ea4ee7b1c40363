import { describe, expect, test } from 'vitest';
import type { NetworkId } from '@/lib/address/networks';
import { recogniseAddress } from '@/lib/address/recognise';
import type { InvalidReason } from '@/lib/address/validate';

describe('with no network chosen', () => {
  test.each<[string, NetworkId, InvalidReason, position?: number]>([
    // In small letters, in capitals.
    ['7xkxtg2cw87d97txjsdpbd5jbkhetqa83tzrujosgasu', 'solana', 'one-case'],
    ['DRPBCBMXVNDK7MAPM5TGV6MVB3V1SRMC86PZ8OKM21HY', 'solana', 'one-case'],
    ['1BVBMSEYSTWETQTFN5AU4M4GFG7XJANVN2', 'bitcoin', 'one-case'],
    ['3j98t1wpez73cnmqviecrnyiwrnqrhwnly', 'bitcoin', 'one-case'],
    ['tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t', 'tron', 'one-case'],
    ['RHB9CJAWYB4RJ91VRWN96DKUKG4BWDTYTH', 'xrp', 'one-case'],
    ['x7gvls7gsnnokvzznwut2e8st17qpy64ppe7zrilnujszeg', 'xrp', 'one-case'],
    ['dh5yaieqozn36fdvciyrpk2xcxmhwtzvzf', 'dogecoin', 'one-case'],
    ['eqbvi0aflnw2qbzgjmpclrdtrhxhuyinqudg6sdiohiwg5jl', 'ton', 'one-case'],
    [
      '4adundxhhz6cfuftmvppy6jwxnoumbzskblyfpav5usx3skxngyeytrj5uzqtreos44qo9mtmxcqy45dj852k5jv2684rge',
      'monero',
      'one-case',
    ],
    ['lvudpncssj6pq7t9pv6d6suklkoqdevunk', 'litecoin', 'one-case'],
    ['t1b9xfak3kzp5qk3rindpq7zzlkjghtchds', 'zcash', 'one-case'],
    ['tz1vsur8wwnhlazempoch5d6hlrith8cjcjb', 'tezos', 'one-case'],
    ['xoi7fzlkgkwvyn3syxf2hdyvs3kvcdexhv', 'dash', 'one-case'],
    ['15of4uvjwmo4tdgw7vfqxnlavjcxviqxt9s1mgbjmnhr6sp5', 'polkadot', 'one-case'],
    ['ae2tdpwupez5yub8sm3es8jqkgrrlzhiu71crfuh2mftqayr5acnrdsswsz', 'cardano', 'one-case'],
    // A '1' behind letters is no sign of bech32 by itself: they must be a name of it.
    ['tmvqgm1qaqyvdetcegrrktwyyrlxuhk2hc', 'tron', 'one-case'],
    ['t1rduhdr3we3gxjm26mthrw7gshjj5m6qhp', 'zcash', 'one-case'],
    ['TZ1EGDN4NDSF63X7RTA5VUSHHHZJ3JDXKQKT', 'tezos', 'one-case'],
    // Names in bech32 are in one case. Cut to the length of others, they have lost no case.
    ['ltc1qhkfq3zahaqkkzx5mjnamwjsfpq2jk', 'litecoin', 'length'],
    ['sys1qhkfq3zahaqkkzx5mjnamwjsfpq2j', 'syscoin', 'length'],
    ['regen1hkfq3zahaqkkzx5mjnamwjsfpq2jk', 'regen', 'length'],
    // What begins as no other tells more than a letter.
    ['AU12dG5xP1RDEB5ocdHkymNVvvSJmUL9BgHwCksDowqmGWxfpm9', 'massa', 'length'],
    ['NULSd6HgfXT3m5JBGxeCZXHRQbb82FKgZGT8', 'nuls', 'length'],
    ['EQBiA3tEroM6LYE7gIMkDWIVY4-J_qli9EU5zM', 'ton', 'length'],
    ['8UApt8czfFsVuTgQmMwtsRBZ4nfWquNiSwCWUjMg', 'ergo', 'length'],
    ['NAMoAV-HFVPJ6-FP32yP-2GCM64-WSRmKX-A5KKyW-wHPY', 'nem', 'character', 3],
    ['C-avax1w508d6qejxtdg4y5r3zarvary0c5xw7k0l6n', 'avalanche', 'length'],
    ['0xda97e166d40fa6a0c949b6aeb862e391c29139b563ae0430b24', 'ethereum', 'length'],
    ['0xda97e166d40fa6a0c949b6aeb862e391c29139b563ae0430b2419', 'sui', 'length'],
    // In SS58, two characters tell a prefix of two bytes.
    ['cFNfitvPd2acNNFgijVN3Ls4gG112MwHCbz8fKYjsnMayKZN', 'chainflip', 'length'],
    ['cFNfitvPd2acNNFgijVN3Ls4gG1l2MwHCbz8fKYjsnMayKZNr', 'chainflip', 'character', 27],
    ['kGmLEU3e3XXkJp2WK4eNpVmSab5xUNL9QtmLPh8QfCL2Egot', 'vara', 'length'],
    // All addresses of taproot have 32 bytes.
    ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedr', 'bitcoin', 'length'],
    ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrccrr', 'bitcoin', 'length'],
    ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcs', 'bitcoin', 'checksum'],
  ])('"%s" looks like %s, but: %s', (text, networkId, reason, position) => {
    expect(recogniseAddress(text, null)).toEqual({
      networkId,
      networks: [],
      validity: { status: 'invalid', reason, ...(position && { position }) },
    });
  });

  test.each<[string, NetworkId]>([
    ['KASPA:QQKQKZJVR7ZWXXMJXJKMXXDWJU9KJS6E9U82UH59Z07VGAKS6GG62V8707G73', 'kaspa'],
    ['sp2j6zy48gv1ez5v2v5rb9mp66sw86pykknrv9ej7', 'stacks'],
    ['vqd6tbrl6bh6nagipeug6jzucpjvxb3gptheu5wtkx5ddgsr3axnkbn5fq', 'algorand'],
    ['ga7qynf7sowq3glr2bgmzehxavirza4kvwltjjfc7mgxua74p7ujvsgz', 'stellar'],
    ['F1ABJXFBP274XPDQCPUAYKWKFB43OMJOTACM2P3ZA', 'filecoin'],
    ['namoavhfvpj6fp32yp2gcm64wsrmkxa5kkywwhpy', 'nem'],
    ['NANO_1NANODE8NGAAKZBCK8SMQ6RU9BETHQWYEHOMF79SAE1K7XD47DKIDJQZFFEG', 'nano'],
  ])('%s is one of %s but for the case of all its letters', (text, networkId) => {
    const validity = { status: 'invalid', reason: 'wrong-case' } as const;
    expect(recogniseAddress(text, null)).toEqual({ networkId, networks: [], validity });
    expect(recogniseAddress(text, networkId)).toEqual({ networkId, networks: [], validity });
    expect(recogniseAddress(text, 'tron').validity).toEqual({
      status: 'invalid',
      reason: 'prefix',
    });
  });

  test('0X of an address without a letter is said to be that, and not the case of all its letters', () => {
    const text = '0X5300000000000000000000000000000000000004';
    const validity = { status: 'invalid', reason: 'character', position: 1 } as const;
    expect(recogniseAddress(text, null)).toEqual({ networkId: 'ethereum', networks: [], validity });
  });

  test.each([
    // The ends of addresses of Ethereum and in bech32 (BIP-173): none in base 58, nor one in CashAddr.
    'aEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
    '709f2102306220921060314715629080e2fb77',
    '1f66AA3C1e785363F0875A1B74E27b85FD66c7',
    '8A62f656a8d1615C1294fd71e9CFb3E4855A4F',
    '6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    'ra1w508d6qejxtdg4y5r3zarvary0c5xw7k3ka7vz',
    'rcfsjpndxvgtpzv3wcpegvx82x6984t27qs4ymdfku63s96kvlhqsh40v2',
  ])('"%s" looks like no address at all', (text) => {
    expect(recogniseAddress(text, null)).toEqual({
      networkId: null,
      networks: [],
      validity: { status: 'invalid', reason: 'not-an-address' },
    });
  });
});
