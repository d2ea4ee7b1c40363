import { expect, test } from 'vitest';
import { recogniseAddress } from '@/lib/address/recognise';

// The addresses of test/vectors with one character changed, and addresses of test networks.
test.each([
  ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q', 'bitcoin-cash', 'checksum'],
  ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q', 'bitcoin-cash', 'checksum'],
  ['bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t', 'bitcoin-cash', 'testnet'],
  ['ecash:qz7eyzytkl5z6cg6nw20hd62pyyp22mcfuywezks2q', 'ecash', 'checksum'],
  ['kaspa:qqj9fg59mptxkr9j0y53j5mwurcmda5mtza9n6v9pm9uj8h0wgk6uma5pvumq', 'kaspa', 'checksum'],
  ['cfx:aakkfzezns4h8ymx1cgmcnd4x3aev6e2hexz250ym6', 'conflux', 'checksum'],
  ['cfxtest:acepe88unk7fvs18436178up33hb4zkuf62a9dk1gv', 'conflux', 'testnet'],
  ['tex1s2rt77ggv6q989lr49rkgzmh5slsksa9khdgtf', 'zcash', 'checksum'],
  ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrlz', 'cardano', 'checksum'],
  ['addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz', 'cardano', 'testnet'],
  ['Ae2tdPwUPEZ5YUb8sM3eS8JqKgrRLzhiu71crfuH2MFtqaYr5ACNRdsswsa', 'cardano', 'checksum'],
  ['ckb1qyqt8xaupvm8837nv3gtc9x0ekkj64vud3jqfwyw5w', 'nervos', 'checksum'],
  ['tz1gcEWswVU6dxfNQWbhTgaZrUrNUFwrsT4y', 'tezos', 'checksum'],
  ['B62qre3erTHfzQckNuibViWQGyyKwZseztqrjPZBv6SQF384Rg6ESAz', 'mina', 'checksum'],
  ['SP000000000000000000002Q6VF79', 'stacks', 'checksum'],
  ['ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQYAC0RQ', 'stacks', 'testnet'],
  ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp6', 'polkadot', 'checksum'],
  ['f17uoq6tp427uzv7fztkbsnn64iwotfrristwprya', 'filecoin', 'checksum'],
  ['f410fkkld55ioe7qg24wvt7fu6pbknb56ht7pt4zamxq', 'filecoin', 'checksum'],
  ['9fRAWhdxEsTcdb8PhGNrZfwqa65zfkuYHAMmkQLcic1gdLSV5vB', 'ergo', 'checksum'],
  ['3P2C786D6mBuvyf4WYr6K6Vch5uhi97nBHH', 'waves', 'checksum'],
  ['NULSd6HgfXT3m5JBGxeCZXHRQbb82FKgZGT8p', 'nuls', 'checksum'],
  ['ak_11111111111111111111111111111111273Ytt', 'aeternity', 'checksum'],
  ['keeta_aabszsbrqppriqddrkptq5awubshpq3cgsoi4rc624xm6phdt74vo5w7wipwtma', 'keeta', 'checksum'],
  ['AU12dG5xP1RDEB5ocdHkymNVvvSJmUL9BgHwCksDowqmGWxfpm93y', 'massa', 'checksum'],
  [
    'Q01070050d31c7f123995f097bc98209e9231d663dc26e06185df55dc2f6afe3c2cd62e8271a6bd',
    'qrl',
    'checksum',
  ],
  ['SUZFFQSCVPHYYBDCQODEMFAOKRJDDDIRJFFIWFLRDDJQRPKMJNOCSSKHXHGL', 'qubic', 'checksum'],
])('"%s" looks like %s, but: %s', (text, networkId, reason) => {
  expect(recogniseAddress(text, null)).toEqual({
    networkId,
    networks: [],
    validity: { status: 'invalid', reason },
  });
});
