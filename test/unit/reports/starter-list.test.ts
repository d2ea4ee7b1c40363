import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { validateAddress } from '@/lib/address/validate';
import { starterList } from '@/lib/reports/starter-list';

describe('the starter list', () => {
  test('has at least 30 entries on at least four networks, grouped by network', () => {
    expect(starterList.length).toBeGreaterThanOrEqual(30);
    const groups = starterList
      .map((entry) => entry.networkId)
      .filter((id, index, ids) => id !== ids[index - 1]);
    expect(groups).toEqual(['bitcoin', 'ethereum', 'bsc', 'tron', 'solana', 'litecoin', 'xrp']);
  });

  test('accuses each account only once, whatever its network', () => {
    const keys = starterList.map((entry) => accountKey(entry.address, entry.networkId));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('leaves out the Tornado Cash contracts, which were taken off the sanctions list in March 2025', () => {
    // https://ofac.treasury.gov/recent-actions/20250321
    const delisted = [
      '0x8589427373D6D84E98730D7795D8f6f8731FDA16',
      '0x722122dF12D4e14e13Ac3b6895a86e84145b6967',
      '0xd90e2f925DA726b50C4Ed8D0Fb90Ad053324F31b',
      '0x910Cbd523D972eb0a6f4cAe4618aD62622b39DbF',
      '0x12D66f87A04A9E220743712cE6d9bB1B5616B8Fc',
    ];
    const listed = starterList.map((entry) => entry.address);
    expect(delisted.filter((address) => listed.includes(address))).toEqual([]);
  });
});

describe.each(starterList)('$networkId $address', ({ address, networkId, label, year, source }) => {
  test('is a valid address of its network in its canonical spelling', () => {
    expect(validateAddress(address, networkId)).toMatchObject({
      status: 'valid',
      canonical: address,
      // Solana's addresses carry no checksum.
      checksum: networkId === 'solana' ? 'absent' : 'verified',
      testnet: false,
    });
  });

  test('says who, when and where it is documented', () => {
    expect(label).toMatch(/^\S.{0,58}\S$/);
    expect(label).not.toMatch(/safe|verified/i);
    expect(year).toSatisfy((y: number) => Number.isInteger(y) && y >= 2009 && y <= 2026);
    expect(new URL(source).protocol).toBe('https:');
    expect(new URL(source).hostname).toMatch(/^[a-z0-9.-]+\.[a-z]+$/);
  });

  test('says "sanctions" exactly where its source is the sanctions list', () => {
    expect(label.includes('sanctions')).toBe(source.startsWith('https://ofac.treasury.gov/'));
  });
});
