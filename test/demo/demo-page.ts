import { servePages } from '@/test/e2e/page-server';
import { badAddress, reportedAddress } from '@/test/service/seed';

/** How many reported addresses the demo page shows, the one that arrives late included. */
export const reportedOnDemoPage = 9;

/** Serves the demo page: a forum thread with reported, unreported and mistyped addresses of all networks. */
export async function serveDemoPage(): Promise<{ address: string; close(): void }> {
  const folder = new URL('page/', import.meta.url);
  const { address, close } = await servePages(folder, { reportedAddress, badAddress });
  return { address: address('index.html'), close };
}
