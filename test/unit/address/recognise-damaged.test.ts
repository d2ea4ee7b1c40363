import { describe, expect, test } from 'vitest';
import type { NetworkId } from '@/lib/address/networks';
import { recogniseAddress } from '@/lib/address/recognise';
import type { InvalidReason } from '@/lib/address/validate';

describe('with no network chosen', () => {
  test.each<[string, NetworkId, InvalidReason]>([
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
    // Names in bech32 are in one case. Cut to the length of others, they have lost no case.
    ['ltc1qhkfq3zahaqkkzx5mjnamwjsfpq2jk', 'litecoin', 'length'],
    ['sys1qhkfq3zahaqkkzx5mjnamwjsfpq2j', 'syscoin', 'length'],
    // All addresses of taproot have 32 bytes.
    ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedr', 'bitcoin', 'length'],
    ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrccrr', 'bitcoin', 'length'],
    ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcs', 'bitcoin', 'checksum'],
  ])('"%s" looks like %s, but: %s', (text, networkId, reason) => {
    expect(recogniseAddress(text, null)).toEqual({
      networkId,
      networks: [],
      validity: { status: 'invalid', reason },
    });
  });
});
