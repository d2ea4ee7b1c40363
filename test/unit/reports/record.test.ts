import { describe, expect, test } from 'vitest';
import { lookupKeys, serviceRecord } from '@/lib/reports/record';
import { evmAddress, record } from './service-list';

const evm = evmAddress(0xabc);
const evmKey = `evm20:${evm.slice(2)}`;
// BIP-173's example key, as P2PKH.
const p2pkh = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';
// bitcoin/bitcoin, src/test/data/key_io_valid.json
const p2sh = '36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm';
// The USDT contract on TRON.
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('the report of a record of the service', () => {
  test('carries what the record says', () => {
    expect(serviceRecord(record(3, { address: ` ${evm}\n` }), 'service').report).toEqual({
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
    // What the source names stays, though the address does not fit it.
    [['BTC'], 'x', tron, 'bitcoin'],
  ];
  test.each(rows)(
    'names %j, id %j, address %s: %s',
    (networkNames, walletNetworkId, address, id) => {
      const { report } = serviceRecord(
        record(1, { networkNames, walletNetworkId, address }),
        'service',
      );
      expect(report.networkId).toBe(id);
    },
  );
});

describe('a report is found by', () => {
  function keys(address: string, name: string) {
    return serviceRecord(record(1, { address, networkNames: [name] }), 'service').keys;
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

  test('the account, though the EIP-55 checksum is broken', () => {
    expect(keys(evm.replace('abc', 'aBC'), 'ETH')).toEqual([evmKey]);
    expect(keys(evm.toUpperCase().replace('0X', '0x'), 'Coin')).toEqual([evmKey]);
  });

  test('its text, where it is an address of no network', () => {
    expect(keys(' some one ', 'BTC')).toEqual(['text:some one']);
    expect(keys('', 'BTC')).toEqual(['text:']);
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

  test('its text alone, where it fits no network', () => {
    expect(lookupKeys('some one')).toEqual(['text:some one']);
  });
});
