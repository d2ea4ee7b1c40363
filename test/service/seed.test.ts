import { expect, test } from 'vitest';
import { identifyNetworks } from '@/lib/address/identify';
import { validateAddress } from '@/lib/address/validate';
import { makeAddress, seededNetworks } from './make-address';
import { badAddress, reportedAddresses, seedReports, unreportedAddresses } from './seed';

test('the reports are the same every time, each valid on its network, each account once', () => {
  const reports = seedReports();
  expect(seedReports()).toEqual(reports);
  expect(new Set(reports.map(({ address }) => address)).size).toBe(reports.length);
  const ids = new Map(seededNetworks.map((id) => [String(id), id]));
  for (const { address, network } of reports) {
    const id = ids.get(network);
    expect(id && validateAddress(address, id)).toHaveProperty('canonical', address);
  }
  expect(makeAddress('tron', 0, 'report')).toBe(reportedAddresses.tron);
});

test('nobody reports the unreported addresses, and the mistyped one fits no network', () => {
  const reported = new Set(seedReports().map(({ address }) => address));
  expect(Object.values(unreportedAddresses).filter((address) => reported.has(address))).toEqual([]);
  expect(Object.values(reportedAddresses).filter((address) => !reported.has(address))).toEqual([]);
  expect(identifyNetworks(badAddress)).toEqual([]);
});
