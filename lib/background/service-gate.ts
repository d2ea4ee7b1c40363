import * as z from 'zod/mini';
import { showKeyProblem } from '@/lib/extension/badge';
import { localItems } from '@/lib/extension/local-items';
import { type ServiceFailure, serviceFailure } from '@/lib/service/service-error';
import { refreshPages } from './tabs';

/**
 * One gate for all requests to the service, whichever tab asks. It closes for good when the service refuses the key, for as long as a
 * `Retry-After` says, and for 30 s after five failures in a row. It lives in storage, so it outlives the background.
 */
const Gate = z.lazy(() =>
  z.object({
    /** The service refused the key: nothing is asked until the key or the address changes. */
    keyRefused: z.boolean(),
    /** Nothing is asked before this time, in milliseconds since 1970. */
    closedUntil: z.number(),
    /** Failures in a row. */
    failures: z.number(),
  }),
);
type Gate = z.infer<typeof Gate>;

const storageKey = 'service-gate';
const open: Gate = { keyRefused: false, closedUntil: 0, failures: 0 };
/** The longest that the gate may be closed for a time; a later `closedUntil` means that the clock was set back. */
const longestPause = 300_000;
const mostFailures = 5;
const pauseAfterFailures = 30_000;

/** Only the background writes it, so as long as it lives its copy is good: each page of a list asks, and its request waits for that. */
let known: Gate | null = null;

/** Shows again what the badge said before the browser was closed. */
export async function showGate(): Promise<void> {
  const { keyRefused } = await readGate();
  if (keyRefused) await showKeyProblem(true);
}

/** Whether the service may be asked now; otherwise the kind of error to show in place of an answer, and how long it lasts. */
export async function gateState(
  now: number,
): Promise<{ open: true } | { open: false; error: 'key' | 'quota' | 'server'; seconds: number }> {
  const gate = await readGate();
  if (gate.keyRefused) return { open: false, error: 'key', seconds: Number.POSITIVE_INFINITY };
  const pause = gate.closedUntil - now;
  if (pause <= 0 || pause > longestPause) return { open: true };
  return {
    open: false,
    // Whoever says for how long may have failed once.
    error: gate.failures >= mostFailures ? 'server' : 'quota',
    seconds: Math.ceil(pause / 1000),
  };
}

/** Why the service may not be asked now, as a failure to show in place of its answer; null where it may. */
export async function gateFailure(): Promise<ServiceFailure | null> {
  const gate = await gateState(Date.now());
  if (gate.open) return null;
  const failure = serviceFailure(gate.error);
  if (!Number.isFinite(gate.seconds)) return failure;
  return { ...failure, retryAfter: gate.seconds * 1000, closedFor: gate.seconds };
}

/**
 * Tells the gate how a request ended: with a failure, or with any answer that the service is there. Only time opens a gate that is
 * closed for a time: another request that was under way says nothing of that.
 */
export async function noteOutcome(
  outcome:
    | { status: 'answered' | 'page' | 'unchanged' | 'listed' | 'not-listed' }
    | Pick<ServiceFailure, 'status' | 'error' | 'retryAfter'>,
  now: number,
): Promise<void> {
  const noted = changeGate((gate) => {
    // The list may be open to all: that it answered says nothing of the key.
    if (outcome.status !== 'failed') return { ...gate, failures: 0 };
    const { error, retryAfter } = outcome;
    if (error === 'key') return { ...gate, keyRefused: true };
    if (error === 'quota') return closeFor({ ...gate, failures: 0 }, retryAfter ?? 1000, now);
    if (!['server', 'timeout', 'unreachable'].includes(error)) return gate;
    return afterFailure(gate, retryAfter ?? 0, now);
  });
  // The user waits for the answer, and this life of the background knows it all the same.
  await noted.catch((error) => console.warn('The gate cannot be stored.', error));
}

/** Leaves a service that fails alone for as long as it says, and after some failures in any case. */
function afterFailure(gate: Gate, retryAfter: number, now: number): Gate {
  const failures = gate.failures + 1;
  const pause = Math.max(failures >= mostFailures ? pauseAfterFailures : 0, retryAfter);
  // A gate that stays open notes down no time: the clock may be set back.
  return pause > 0 ? closeFor({ ...gate, failures }, pause, now) : { ...gate, failures };
}

function closeFor(gate: Gate, pause: number, now: number): Gate {
  const until = now + Math.min(pause, longestPause);
  // Too far ahead: the clock was set back since.
  const isStale = gate.closedUntil - now > longestPause;
  return { ...gate, closedUntil: isStale ? until : Math.max(until, gate.closedUntil) };
}

/** Opens the gate: the key or the address changed, or the user asks for a test. */
export async function openGate(): Promise<void> {
  await changeGate(() => open);
}

async function readGate(): Promise<Gate> {
  if (known) return known;
  const stored = await localItems.get(storageKey);
  known ??= Gate.safeParse(stored[storageKey]).data ?? open;
  return known;
}

async function changeGate(change: (gate: Gate) => Gate): Promise<void> {
  await navigator.locks.request('service-gate', async () => {
    const before = await readGate();
    const after = change(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    known = after;
    try {
      await localItems.set({ [storageKey]: after });
    } finally {
      if (after.keyRefused !== before.keyRefused) await showKeyProblem(after.keyRefused);
      refreshPages();
    }
  });
}
