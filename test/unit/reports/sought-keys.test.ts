import { describe, expect, test } from 'vitest';
import { readAddress } from '@/lib/address/identify';
import { lookupKeys, serviceRecords, soughtKeys } from '@/lib/reports/record';
import { evmAddress, record } from './service-list';

// BIP-173's example key, as P2PKH, and the USDT contract on TRON.
const p2pkh = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** What an address is sought by. */
const sought = (address: string) => soughtKeys(address, readAddress(address.trim()));

describe('an address in small letters alone, as some services write all, is found by the address itself', () => {
  test.each([
    [p2pkh, 'BTC'],
    [tron, 'TRX'],
    // The account of the token program's own mint on Solana, which without a checksum is another one in small letters.
    ['So11111111111111111111111111111111111111112', 'SOL'],
    // A friendly address of TON.
    ['EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N', 'TON'],
  ])('%s', (address, name) => {
    const listed = record(1, { address: address.toLowerCase(), networkNames: [name] });
    const [small] = serviceRecords(listed, 'service');
    expect(sought(` ${address}`)).toEqual(expect.arrayContaining(small?.keys ?? []));
    expect(sought(address)).toEqual(expect.arrayContaining(lookupKeys(address)));
  });

  test('which costs nothing where the case says nothing, or where it is none', () => {
    for (const text of [evmAddress(0xabc).replace('abc', 'AbC'), p2pkh.toLowerCase(), `${p2pkh}X`])
      expect(sought(text)).toEqual(lookupKeys(text));
  });
});
