import type { RequestWhy } from '@/lib/extension/log-messages';
import type { Connection } from '@/lib/service/client';
import { type ServiceFailure, serviceFailure } from '@/lib/service/service-error';
import { readServiceSetup } from './connection';
import { loggedFetch } from './request-log';
import { withRequestSlot } from './request-slots';
import { gateFailure, noteOutcome } from './service-gate';

type Outcome =
  | { status: 'answered' | 'page' | 'unchanged' | 'listed' | 'not-listed' }
  | ServiceFailure;

/**
 * Sends one request to the service that is set up now: in its turn, where the browser allows it and the gate is open; and tells the
 * gate how it ended. `why` stands in the log; `insists`: the user wants to know, whatever the gate says.
 * Throws the signal's reason where the caller gave up.
 */
export async function requestService<T extends Outcome>(
  request: (connection: Connection) => Promise<T>,
  signal: AbortSignal,
  { why, insists = false }: { why: RequestWhy; insists?: boolean },
): Promise<T | ServiceFailure> {
  const setup = await readServiceSetup();
  if (setup.status === 'none') return unsent(serviceFailure('not-found'));
  if (!setup.hasPermission) return unsent(serviceFailure('permission'));
  if (setup.isKeyUntold) return unsent(serviceFailure('key-untold'));
  const closed = insists ? null : await gateFailure();
  if (closed) return unsent(closed);
  const { connection } = setup;
  // A service on this computer answers all the same, so it is tried.
  const wasOffline = navigator.onLine === false;
  const outcome = await withRequestSlot(signal, () =>
    request({ ...connection, fetch: loggedFetch(why) }),
  );
  if (await isPresent(connection)) await noteOutcome(outcome, Date.now());
  const isOffline = outcome.status === 'failed' && outcome.error === 'offline';
  return wasOffline && isOffline ? unsent(outcome) : outcome;
}

function unsent(failure: ServiceFailure): ServiceFailure {
  return { ...failure, isUnsent: true };
}

/** How long what stood in no way of a request is not looked into before the next one, in milliseconds. */
const lookAgainAfter = 1000;

/**
 * As requestService, for many requests in a row: who changes the service or its key ends them by the signal, so what stood in no
 * way of a request just now is not looked into before the next one. But the user may take the permission away meanwhile. The gate is
 * looked at each time.
 */
export function requestsInRow(): typeof requestService {
  let known: { connection: Connection; until: number } | null = null;
  return async (request, signal, how) => {
    if (!known || performance.now() > known.until) {
      const first = (connection: Connection) => {
        known = { connection, until: performance.now() + lookAgainAfter };
        return request(connection);
      };
      return requestService(first, signal, how);
    }
    const { connection } = known;
    const closed = await gateFailure();
    if (closed) return closed;
    const outcome = await withRequestSlot(signal, () => request(connection));
    if (outcome.status === 'failed') {
      known = null;
      await noteOutcome(outcome, Date.now());
    }
    return outcome;
  };
}

/** Address or key may have changed while the request was under way; how that one ended says nothing of the new ones. */
async function isPresent({ base, key }: Connection): Promise<boolean> {
  const setup = await readServiceSetup();
  return setup.status === 'set' && setup.connection.base === base && setup.connection.key === key;
}
