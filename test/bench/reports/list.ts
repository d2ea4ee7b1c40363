import type { ScamReportRecord } from '@/lib/service/schemas';
import { addressMakers } from '@/test/fixtures/addresses';
import { seededRandom } from '@/test/fixtures/random';

const symbols = { bitcoin: 'BTC', ethereum: 'ETH', tron: 'TRX', solana: 'SOL' } as const;
const names = ['bitcoin', 'ethereum', 'tron', 'solana'] as const;
const newest = Date.UTC(2026, 10, 1);

/** So many valid addresses, of four networks by turns, all different. */
export function makeList(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  const list = new Set<string>();
  while (list.size < count) list.add(addressMakers[names[list.size % 4] ?? 'tron'](random));
  return [...list];
}

/** The record of the n-th address, newest first. */
export function describeReport(address: string, n: number): ScamReportRecord {
  const name = names[n % 4] ?? 'tron';
  return {
    id: String(n + 1),
    address,
    reportCount: String(1 + ((n * 7) % 41)),
    lastReported: new Date(newest - n * 60_000).toISOString(),
    walletNetworkId: name,
    walletNetwork: { symbol: symbols[name] },
  };
}
