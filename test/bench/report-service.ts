import { createServer } from 'node:http';
import type { ScamReportPage, ScamReportRecord } from '@/lib/service/schemas';
import { closeServer, listen } from '@/test/service/loopback-server';

/** A page of some 500 kB: the extension reads no body over 1 MiB. */
const largePage = 2500;

/**
 * A service that has a list of reports and nothing else, in large pages: the test service's own would take a minute to hand out
 * 100,000. Its base address, and the way to stop it. `recordAt` makes the record of an address and its place.
 */
export async function serveReports(
  addresses: readonly string[],
  { pageLength = largePage, recordAt = recordOf } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const pages = Math.ceil(addresses.length / pageLength);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname !== '/scam-reports') return response.writeHead(404).end();
    const current = Number(searchParams.get('page') ?? 1);
    const from = (current - 1) * pageLength;
    const body: ScamReportPage = {
      data: addresses
        .slice(from, from + pageLength)
        .map((address, at) => recordAt(address, from + at)),
      page: { total: pages, count: addresses.length, current },
    };
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  });
  const port = await listen(server, 0);
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

function recordOf(address: string, at: number): ScamReportRecord {
  return {
    id: String(at + 1),
    address,
    reportCount: '3',
    lastReported: '2026-05-01T12:00:00Z',
    walletNetworkId: 'ethereum',
    walletNetwork: { symbol: 'ETH' },
  };
}
