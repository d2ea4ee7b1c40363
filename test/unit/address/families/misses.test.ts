import { expect, test } from 'vitest';
import { decodeAs } from '@/lib/address/decode';
import type { Decoding, FamilyName, MissReason } from '@/lib/address/encoding';
import { findNetwork, type NetworkId } from '@/lib/address/networks';

/** A network's address in one of its families, and how many of its characters are a prefix that must be as it is. */
type Example = [id: NetworkId, family: FamilyName, address: string, prefix: number];

function read(text: string, [id, name]: readonly [NetworkId, FamilyName, ...unknown[]]): Decoding {
  const encoding = findNetwork(id).encodings.find(({ family }) => family === name);
  if (!encoding) throw new Error(`${id} has no ${name}`);
  return decodeAs(text, encoding);
}

const reasonOf = (decoding: Decoding) => (decoding.status === 'miss' ? decoding.reason : 'hit');

// What is said of an address that has lost its last character, and of one that has it twice.
const examples: [...Example, shorter: MissReason, longer: MissReason][] = [
  ['bitcoin', 'base58check', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 1, 'checksum', 'length'],
  ['bitcoin', 'base58check', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 1, 'length', 'length'],
  ['bitcoin', 'segwit', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 3, 'length', 'length'],
  ['ethereum', 'evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 2, 'length', 'length'],
  ['ronin', 'evm-prefix', 'ronin:9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F', 6, 'length', 'length'],
  ['rootstock', 'eip1191', '0x27b1FdB04752BBc536007A920D24ACB045561c26', 2, 'length', 'length'],
  ['wanchain', 'evm-inverted', '0x2eF088E183231C9bEA30d8430937D3A57b7327D4', 2, 'length', 'length'],
  ['solana', 'base58', '11111111111111111111111111111111', 0, 'length', 'length'],
  ['xrp', 'xrp', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 1, 'checksum', 'length'],
  ['ton', 'ton', 'EQBiA3tEroM6LYE7gIMkDWIVY4-J_qli9EU5zMLhM6y0_RZa', 2, 'length', 'length'],
  [
    'ton',
    'ton',
    '0:62037b44ae833a2d813b8083240d6215638f89fea962f44539ccc2e133acb4fd',
    2,
    'length',
    'length',
  ],
  [
    'cardano',
    'cardano',
    'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    5,
    'length',
    'length',
  ],
  [
    'cardano',
    'cardano',
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
    5,
    'length',
    'length',
  ],
  [
    'cardano',
    'byron',
    'Ae2tdPwUPEZ5YUb8sM3eS8JqKgrRLzhiu71crfuH2MFtqaYr5ACNRdsswsZ',
    3,
    'length',
    'length',
  ],
  [
    'avalanche',
    'avalanche',
    'X-avax1w508d6qejxtdg4y5r3zarvary0c5xw7k0l6nk9',
    7,
    'length',
    'length',
  ],
  ['cosmos', 'bech32', 'cosmos1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0emlrvp', 7, 'length', 'length'],
  [
    'bitcoin-cash',
    'cashaddr',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    12,
    'length',
    'length',
  ],
  ['bitcoin-cash', 'cashaddr', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 1, 'length', 'length'],
  ['bitcoin-cash', 'cash-legacy', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 1, 'checksum', 'length'],
  [
    'monero',
    'monero',
    '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
    1,
    'length',
    'length',
  ],
  [
    'stellar',
    'stellar',
    'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
    1,
    'length',
    'length',
  ],
  [
    'sui',
    'hex',
    '0x494312728a1904dc6571d8ca59577a15c5da5c95448ee667cda69bf2194b8e52',
    2,
    'length',
    'length',
  ],
  [
    'polkadot',
    'ss58',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    0,
    'checksum',
    'checksum',
  ],
  ['zcash', 'zcash', 'tex1s2rt77ggv6q989lr49rkgzmh5slsksa9khdgte', 4, 'length', 'length'],
  [
    'kaspa',
    'kaspa',
    'kaspa:qqj9fg59mptxkr9j0y53j5mwurcmda5mtza9n6v9pm9uj8h0wgk6uma5pvumr',
    6,
    'length',
    'length',
  ],
  [
    'algorand',
    'algorand',
    'VQD6TBRL6BH6NAGIPEUG6JZUCPJVXB3GPTHEU5WTKX5DDGSR3AXNKBN5FQ',
    0,
    'length',
    'length',
  ],
  ['filecoin', 'filecoin', 'f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy', 2, 'length', 'length'],
  ['filecoin', 'filecoin', 'f410fkkld55ioe7qg24wvt7fu6pbknb56ht7pt4zamxa', 5, 'length', 'length'],
  ['stacks', 'stacks', 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', 2, 'checksum', 'length'],
  [
    'starknet',
    'starknet',
    '0x02Fd23d9182193775423497fc0c472E156C57C69E4089A1967fb288A2d84e914',
    2,
    'checksum',
    'length',
  ],
  ['conflux', 'conflux', 'cfx:aakkfzezns4h8ymx1cgmcnd4x3aev6e2hexz250ym5', 4, 'length', 'length'],
  ['bittensor', 'ss58', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', 0, 'length', 'length'],
  ['waves', 'waves', '3P2C786D6mBuvyf4WYr6K6Vch5uhi97nBHG', 1, 'length', 'length'],
  [
    'nano',
    'nano',
    'nano_1nanode8ngaakzbck8smq6ru9bethqwyehomf79sae1k7xd47dkidjqzffeg',
    5,
    'length',
    'length',
  ],
  ['nervos', 'nervos', 'ckb1qyqt8xaupvm8837nv3gtc9x0ekkj64vud3jqfwyw5v', 4, 'length', 'checksum'],
  ['ergo', 'ergo', '9fRAWhdxEsTcdb8PhGNrZfwqa65zfkuYHAMmkQLcic1gdLSV5vA', 0, 'length', 'length'],
  ['nem', 'nem', 'NCHESTYVD2P6P646AMY7WSNG73PCPZDUQNSD6JAK', 1, 'length', 'length'],
  ['symbol', 'nem', 'NCHEST3QRQS4JZGOO64TH7NFJ2A63YA7TPM5PXI', 1, 'length', 'length'],
  [
    'siacoin',
    'sia',
    '053b2def3cbdd078c19d62ce2b4f0b1a3c5e0ffbeeff01280efb1f8969b2f5bb4fdc680f0807',
    0,
    'length',
    'length',
  ],
  ['arweave', 'arweave', '9_666Wkk2GzL0LGd3xhb0jY7HqNy71BaV4sULQlJsBQ', 0, 'length', 'length'],
  [
    'casper',
    'casper',
    '017d96b9A63ABCB61C870a4f55187A0a7AC24096Bdb5Fc585c12a686a4D892009e',
    2,
    'length',
    'length',
  ],
  ['nimiq', 'nimiq', 'NQ74 D40G N3M0 9EJD ET56 UPLR 02VC X6DU 8G1E', 2, 'length', 'length'],
  [
    'aeternity',
    'aeternity',
    'ak_2p5878zbFhxnrm7meL7TmqwtvBaqcBddyp5eGzZbovZ5FeVfcw',
    3,
    'checksum',
    'length',
  ],
  [
    'keeta',
    'keeta',
    'keeta_aabszsbrqppriqddrkptq5awubshpq3cgsoi4rc624xm6phdt74vo5w7wipwtmi',
    6,
    'length',
    'length',
  ],
  [
    'massa',
    'massa',
    'AU12dG5xP1RDEB5ocdHkymNVvvSJmUL9BgHwCksDowqmGWxfpm93x',
    2,
    'checksum',
    'length',
  ],
  [
    'qrl',
    'qrl',
    'Q01070050d31c7f123995f097bc98209e9231d663dc26e06085df55dc2f6afe3c2cd62e8271a6bd',
    1,
    'length',
    'length',
  ],
  [
    'qubic',
    'qubic',
    'SUZFFQSCVPHYYBDCQODEMFAOKRJDDDIRJFFIWFLRDDJQRPKMJNOCSSKHXHGK',
    0,
    'length',
    'length',
  ],
  ['nuls', 'nuls', 'NULSd6HgfXT3m5JBGxeCZXHRQbb82FKgZGT8o', 5, 'length', 'length'],
  [
    'kadena',
    'kadena',
    'k:584deb6f81d8efe67767309d1732019cf6ad14f9f0007cff50c730ef62521c68',
    2,
    'length',
    'length',
  ],
  ['nebulas', 'nebulas', 'n1FF1nz6tarkDVwWQkMnnwFPuPKUaQTdptE', 2, 'length', 'length'],
];

test.each(examples)('%s %s: of %s, what is wrong is told', (...example) => {
  const [, , address, prefix, shorter, longer] = example;
  expect(read(address, example).status).toBe('hit');
  expect(reasonOf(read(address.slice(0, -1), example))).toBe(shorter);
  expect(reasonOf(read(address + address.slice(-1), example))).toBe(longer);
  for (let position = prefix; position < address.length; position++) {
    const changed = `${address.slice(0, position)}~${address.slice(position + 1)}`;
    const miss = { status: 'miss', reason: 'character', position };
    expect(read(changed, example)).toEqual(miss);
  }
  for (let at = 0; at < prefix; at++) {
    const changed = `${address.slice(0, at)}~${address.slice(at + 1)}`;
    expect([changed, reasonOf(read(changed, example))]).toEqual([changed, 'prefix']);
  }
});

test('a principal of the Internet Computer is none without its hyphen, and elsewhere says what is wrong', () => {
  const principal = 'ryjl3-tyaaa-aaaaa-aaaba-cai';
  const example = ['internet-computer', 'internet-computer'] as const;
  const reasonAt = (at: number, char: string) =>
    read(principal.slice(0, at) + char + principal.slice(at + 1), example);
  expect(reasonAt(5, '~')).toEqual({ status: 'miss', reason: 'prefix' });
  expect(reasonAt(5, 'a')).toEqual({ status: 'miss', reason: 'prefix' });
  for (const position of [0, 4, 6, 11, 26]) {
    expect(reasonAt(position, '~')).toEqual({ status: 'miss', reason: 'character', position });
  }
  expect(reasonAt(11, 'a')).toEqual({ status: 'miss', reason: 'length' });
  expect(reasonAt(0, 'a')).toEqual({ status: 'miss', reason: 'checksum' });
});

test.each<[what: string, NetworkId, FamilyName, string, MissReason, number?]>([
  ['the letter O in a number', 'hedera', 'hedera', '0.0.12O3', 'character', 6],
  ['a letter of four lost', 'hedera', 'hedera', '0.0.123-vfmk', 'length'],
  ['a zero in front', 'hedera', 'hedera', '0.0.0123', 'payload'],
  ['a capital', 'near', 'near', 'Alice.near', 'character', 0],
  ['a word', 'near', 'near', 'Alice', 'prefix'],
  [
    'an account of 64 digits that lost one',
    'near',
    'near',
    '3b83b07cab54824a59c3d3f2e203a7cd913b7fcdc4439595983e2402c2cf791',
    'length',
  ],
  [
    'an account of 0x and 40 digits that lost one',
    'near',
    'near',
    '0xb794f5ea0ba39494ce839613fffba7427957926',
    'length',
  ],
  [
    'small letters alone',
    'bitcoin',
    'base58check',
    '1bvbmseystwetqtfn5au4m4gfg7xjanvn2',
    'checksum',
  ],
  [
    'a character that makes a block of eight bytes more than they hold',
    'monero',
    'monero',
    '44AFFq5kSiGzoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
    'checksum',
  ],
  [
    'the type of a form that is longer',
    'cardano',
    'cardano',
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    'checksum',
  ],
])('%s is told: %s %s', (_, id, family, text, reason, position) => {
  expect(read(text, [id, family])).toEqual({ status: 'miss', reason, position });
});
