import * as z from 'zod/mini';
import { localItems } from '@/lib/extension/local-items';
import { type ListedNetwork, listNetworks } from '@/lib/service/client';
import type { ServiceFailure } from '@/lib/service/service-error';
import { requestService } from './service-request';

/** What the service at `base` said of its networks; `networks` is null where it lists none. */
const Listed = z.lazy(() =>
  z.object({
    base: z.string(),
    networks: z.nullable(
      z.array(z.object({ code: z.string(), symbol: z.string(), name: z.string() })),
    ),
  }),
);

const storageKey = 'listed-networks';

/** The networks that the service at this base address lists; null where it lists none, or was not asked yet. */
export async function listedNetworks(base: string): Promise<ListedNetwork[] | null> {
  const stored = await localItems.get(storageKey);
  const { data } = Listed.safeParse(stored[storageKey]);
  return data?.base === base ? data.networks : null;
}

/** Asks the service which networks it knows, and keeps the answer; null where it does not tell. A failure changes nothing. */
export async function refreshListedNetworks(
  signal: AbortSignal,
): Promise<ListedNetwork[] | null | ServiceFailure> {
  let base = '';
  const answer = await requestService(
    (connection) => {
      base = connection.base;
      return listNetworks(connection, signal);
    },
    signal,
    { why: 'networks' },
  );
  if (answer.status === 'failed') return answer;
  const networks = answer.status === 'listed' ? answer.networks : null;
  await localItems.set({ [storageKey]: { base, networks } });
  return networks;
}
