import { describe, expect, test } from 'vitest';
import { readAddress } from '@/lib/address/identify';
import {
  keysOf,
  lookupKeys,
  type StoredReport,
  serviceRecords,
  storeReport,
} from '@/lib/reports/record';
import type { ListedRecord } from '@/lib/service/read-answers';
import { evmAddress, record } from './service-list';

const evm = evmAddress(0xabc);
const evmKey = `evm20:${evm.slice(2)}`;
// BIP-173's example key, as P2PKH.
const p2pkh = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';
// bitcoin/bitcoin, src/test/data/key_io_valid.json
const p2sh = '36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm';
// The USDT contract on TRON.
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
// BIP-173's example key on ARK, which NEO, Bitcoin Gold and others take for theirs.
const ark = 'AST9CekEhDWuxHPynRmeyjg5biNFSijvb3';
const hash = '751e76e8199196d454941c45d1b3a323f1433bd6';

/** Of a record that names one address. */
function reportOf(listed: ListedRecord): StoredReport {
  const [only, ...others] = serviceRecords(listed, 'service');
  if (!only || others.length > 0) throw new Error(`${listed.address} is not one address.`);
  return only;
}

describe('the report of a record of the service', () => {
  test('carries what the record says', () => {
    expect(reportOf(record(3, { address: ` ${evm}\n` })).report).toEqual({
      id: `["r3","ETH","${evm}"]`,
      sourceId: 'service',
      address: evm,
      networkId: 'ethereum',
      network: 'ETH',
      count: 3,
      lastReported: Date.UTC(2026, 0, 1, 0, 3),
    });
  });

  const rows: [string[], string, string, string | null][] = [
    // names, walletNetworkId, address, network
    [['ETH'], 'x', evm, 'ethereum'],
    [['eth'], 'x', evm, 'ethereum'],
    [['Ethereum'], 'x', evm, 'ethereum'],
    [[' bnb '], 'x', evm, 'bsc'],
    [[''], 'BSC', evm, 'bsc'],
    [['Coin', 'TRON'], 'x', tron, 'tron'],
    [['USDT'], 'x', tron, 'tron'],
    [['USDT'], 'x', evm, null],
    [[], '', evm, null],
    [['USDT'], 'x', 'no address', null],
    // A symbol that others have too says less than a code or a name.
    [['ETH', 'base', 'Base'], 'x', evm, 'base'],
    [['BNB', 'BNB Chain'], 'opBNB', evm, 'opbnb'],
    [['ETH', 'BNB'], 'x', evm, 'ethereum'],
    [['BNB', 'ETH'], 'x', evm, 'ethereum'],
    // Of those that share a name, the one that the address fits, however it is written.
    [['SEI'], 'x', evm, 'sei-evm'],
    [['CFX'], 'x', evm, 'conflux-espace'],
    [['CFX'], 'x', 'no address', 'conflux'],
    [['BTC', 'Merlin'], 'x', evm, 'merlin'],
    // What the source names stays, though the address does not fit it.
    [['BTC'], 'x', tron, 'bitcoin'],
    [['BTC'], 'x', evm, 'bitcoin'],
  ];
  test.each(rows)(
    'names %j, id %j, address %s: %s',
    (networkNames, walletNetworkId, address, id) => {
      const { report } = reportOf(record(1, { networkNames, walletNetworkId, address }));
      expect(report.networkId).toBe(id);
    },
  );
});

describe('the network of a report is called', () => {
  test.each([
    [['Coin', 'ETH'], 'x', 'Coin'],
    [[' BNB '], 'x', 'BNB'],
    [[' ', ''], ' BSC', 'BSC'],
    [[], '', ''],
  ])('of the names %j and the id %j: %j', (networkNames, walletNetworkId, network) => {
    const { report } = reportOf(record(1, { networkNames, walletNetworkId }));
    expect([report.network, report.id]).toEqual([
      network,
      `["r1","${network}","${evmAddress(1)}"]`,
    ]);
  });
});

describe('a report is shown under', () => {
  function shown(address: string, name: string) {
    return reportOf(record(1, { address, networkNames: [name] })).networks;
  }

  test('the network that is named, though the address does not fit it', () => {
    expect(shown(evm, 'BNB')).toEqual(['bsc']);
    expect(shown(tron, 'BTC')).toEqual(['bitcoin']);
  });

  test('all networks that it fits, where none is named', () => {
    expect(shown(ark, 'Coin')).toEqual(['neo', 'ontology', 'bitcoin-gold', 'ark', 'aib']);
    expect(shown('no address', 'Coin')).toEqual([]);
  });
});

test('a report without a mark is told from others by network and address', () => {
  const said = { sourceId: 'service', networkId: 'ark', network: 'ARK' } as const;
  const report = { ...said, address: ark, count: null, lastReported: null };
  expect(storeReport(report)).toEqual({
    report: { ...report, id: `["","ARK","${ark}"]` },
    mark: '',
    keys: [`ark:${hash}`],
    networks: ['ark'],
  });
});

describe('a report is found by', () => {
  function keys(address: string, name: string) {
    return reportOf(record(1, { address, networkNames: [name] })).keys;
  }

  test('the account, where the network is known', () => {
    expect(keys(evm, 'BNB')).toEqual([evmKey]);
    expect(keys(p2pkh, 'BTC')).toEqual(['h160:751e76e8199196d454941c45d1b3a323f1433bd6']);
  });

  test('the account on each network that it fits, where the network is unknown or cannot be meant', () => {
    expect(keys(evm, 'USDT')).toEqual([evmKey]);
    // A P2SH address of Bitcoin is an old one of Litecoin too.
    expect(keys(p2sh, 'ETH')).toEqual(['script:373b819a068f32b7a6b38b6b38729647cfde01c2']);
  });

  test('the account on the network that is named alone, where it is another on each', () => {
    expect(keys(ark, 'ARK')).toEqual([`ark:${hash}`]);
    expect(keysOf({ address: ark, networkId: 'ark' }).keys).toEqual([`ark:${hash}`]);
    const all = ['neo', 'script', 'ark', 'h160'].map((kind) => `${kind}:${hash}`);
    expect(keys(ark, 'Coin')).toEqual(all);
    expect(keysOf({ address: ark, networkId: 'bitcoin' }).keys).toEqual(all);
  });

  test('its text, where only its network makes it an address, or it is of a test network', () => {
    // An account of EOS, and BIP-173's example key on Bitcoin's testnet.
    for (const text of ['amckmy2ei4x', 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r'])
      expect([keys(text, 'EOS'), keys(text, 'BTC')]).toEqual([[`text:${text}`], [`text:${text}`]]);
  });

  test('no account, where a test network is named: on a main network, that may be somebody else', () => {
    for (const names of [
      ['SEP', 'Sepolia'],
      ['ETH', 'Ethereum Sepolia Testnet'],
      ['bsc-testnet'],
    ]) {
      const {
        report,
        keys: found,
        networks,
      } = reportOf(record(1, { address: evm, networkNames: names }));
      expect([report.networkId, networks]).toEqual([null, []]);
      expect(found.filter((key) => lookupKeys(evm).includes(key))).toEqual([]);
    }
    expect(keys('mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r', 'Bitcoin Testnet')).toEqual([
      'text:mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r',
    ]);
  });

  test('the account, though the EIP-55 checksum is broken', () => {
    expect(keys(evm.replace('abc', 'aBC'), 'ETH')).toEqual([evmKey]);
    expect(keys(evm.toUpperCase().replace('0X', '0x'), 'Coin')).toEqual([evmKey]);
  });

  test('the account, though bech32 is in mixed case; its text, where the checksum is wrong, too', () => {
    const mixed = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'.replace('w508', 'W508');
    expect([keys(mixed, 'BTC'), keys(mixed, 'Coin')]).toEqual([[`h160:${hash}`], [`h160:${hash}`]]);
    const wrong = mixed.replace('qejx', 'qqjx');
    expect([keys(wrong, 'BTC'), keys(wrong, 'Coin')]).toEqual([
      [`text:${wrong}`],
      [`text:${wrong}`],
    ]);
  });

  test('its text, where it is an address of no network', () => {
    expect(keys(' some one ', 'BTC')).toEqual(['text:some one']);
    expect(keys('', 'BTC')).toEqual(['text:']);
    for (const text of [`X${evm.toUpperCase()}`, `${evm.replace('abc', 'aBC')}x`, '0xNobody'])
      expect(keys(text, 'Coin')).toEqual([`text:${text}`]);
  });

  test.each([
    [`ethereum:${evm}`, 'ETH', evm],
    [`${evm}@1`, 'ETH', evm],
    [`${evm.slice(0, 20)} ${evm.slice(20)}`, 'Coin', evm],
    [evm.slice(2), 'ETH', evm],
    [evm.slice(2).replace('abc', 'aBC'), 'ETH', evm.replace('abc', 'aBC')],
    [`bitcoin:${p2pkh}`, 'BTC', p2pkh],
    [`bitcoin:${p2pkh}?amount=1`, 'Coin', p2pkh],
    [`${p2pkh}?amount=1`, 'BTC', p2pkh],
    [`${p2pkh.slice(0, 9)} ${p2pkh.slice(9)}`, 'BTC', p2pkh],
    [`Pay to ${p2pkh}.`, 'BTC', p2pkh],
  ])('the account that is in its text: %s of %s', (text, name, address) => {
    const { report, keys: own } = reportOf(record(1, { address: text, networkNames: [name] }));
    expect([report.address, own]).toEqual([address, keys(address, name)]);
    expect(own).not.toEqual([`text:${text}`]);
  });

  test.each(['Coin', 'USDT', ''])(
    'the account of an EVM network, where it lacks its 0x, and its network, %j, is not known',
    (name) => {
      expect(keys(evm.slice(2), name)).toEqual([evmKey]);
    },
  );

  test('its text, where it lacks the 0x of another network than is named', () => {
    expect(keys(evm.slice(2), 'BTC')).toEqual([`text:${evm.slice(2)}`]);
  });

  test.each([
    `${evm} ${p2pkh} paid`,
    `${evm} was robbed by ${p2pkh}`,
    `${evm} -> ${p2pkh}`,
    `https://etherscan.io/token/${evm}?a=${evmAddress(7)}`,
    `etherscan.io/token/${evm}/${evmAddress(7)}`,
  ])('its text, where not all accounts in it need be meant: %s', (text) => {
    expect([keys(text, 'Coin'), keys(text, 'ETH')]).toEqual([[`text:${text}`], [`text:${text}`]]);
  });

  test('its text, where that is a name on the network, though it has the account of another in it', () => {
    const name = `app.${evm}`;
    expect([keys(name, 'NEAR'), keys(name, 'Coin')]).toEqual([[`text:${name}`], [evmKey]]);
  });

  test('no more than one key of each kind', () => {
    expect(keys(p2sh, 'Coin')).toEqual(['script:373b819a068f32b7a6b38b6b38729647cfde01c2']);
  });
});

describe('a record that names several addresses is a report of each', () => {
  const other = evmAddress(7);

  test.each<[string, string[]]>([
    [`${evm}, ${other}`, [evm, other]],
    [`${evm}/${other};${p2pkh}`, [evm, other, p2pkh]],
    [`${evm} and ${other}`, [evm, other]],
    [`BTC: ${p2pkh} (TRC20 ${tron}), ETH: ${evm}`, [p2pkh, tron, evm]],
  ])('%s', (text, addresses) => {
    const listed = record(3, { address: text, networkNames: ['Coin'] });
    const stored = serviceRecords(listed, 'service');
    expect(stored.map(({ report, mark }) => [report.address, report.id, mark])).toEqual(
      addresses.map((address) => [address, `["r3","Coin","${address}"]`, 'r3']),
    );
    expect(stored.flatMap((one) => one.keys)).toEqual(
      addresses.flatMap((one) => keysOf({ address: one, networkId: null }).keys),
    );
  });

  test('once, in whatever spellings it names one', () => {
    const listed = record(3, { address: `${evm}, 0x${evm.slice(2).toUpperCase()}` });
    expect(reportOf(listed).keys).toEqual([evmKey]);
  });
});

describe('an address is looked up by', () => {
  test('its account and its text', () => {
    expect(lookupKeys(` ${evm} `)).toEqual([evmKey, `text:${evm}`]);
  });

  test('its account, though its EIP-55 checksum is broken', () => {
    const broken = evm.replace('abc', 'aBC');
    expect(lookupKeys(broken)).toEqual([evmKey, `text:${broken}`]);
  });

  test('what it was read as, where who asks has read it already', () => {
    const readings = readAddress(ark).filter(({ hit }) => hit.kind === 'ark');
    expect(lookupKeys(` ${ark}`, readings)).toEqual([`ark:${hash}`, `text:${ark}`]);
    const broken = evm.replace('abc', 'aBC');
    expect(lookupKeys(broken, [])).toEqual([evmKey, `text:${broken}`]);
  });

  test('its text alone, where it fits no network', () => {
    expect(lookupKeys('some one')).toEqual(['text:some one']);
    // As a name in bech32 is written, but none: in another case it is another text.
    const other = 'LTC1qqqqqqqZZZZZZZ';
    expect(lookupKeys(other)).toEqual([`text:${other}`]);
  });
});
