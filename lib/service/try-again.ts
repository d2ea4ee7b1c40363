import type { Connection, Outcome } from './exchange';
import type { ServiceFailure } from './service-error';
import { sleep } from './sleep';

/** Pauses before the next tries, in milliseconds. What is not named here would only fail again. */
const pauses: Partial<Record<ServiceFailure['error'], readonly number[]>> = {
  empty: [250],
  broken: [250],
  unreachable: [250, 750],
  server: [250, 750],
};
const pausesOfConflict = [250];

/** Repeats a request that may go better the next time; at most three tries in all. Throws the signal's reason when that aborts. */
export async function tryAgain<T>(
  attempt: () => Promise<Outcome<T>>,
  { wait = sleep }: Pick<Connection, 'wait'>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  for (let failures = 0; ; failures++) {
    const outcome = await attempt();
    const pause = outcome.status === 'failed' ? pausesAfter(outcome)[failures] : undefined;
    if (pause === undefined) return outcome;
    await wait(pause, signal);
  }
}

function pausesAfter({ error, httpStatus, retryAfter }: ServiceFailure): readonly number[] {
  // A service that says how long to wait is not asked before that, and the user does not wait so long.
  if (retryAfter !== undefined) return [];
  return httpStatus === 409 ? pausesOfConflict : (pauses[error] ?? []);
}
