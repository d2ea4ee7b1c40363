import * as z from 'zod/mini';
import { browser } from '@/lib/extension/browser';
import type { LoggedRequest, RequestWhy } from '@/lib/extension/log-messages';

const Logged = z.lazy(() =>
  z.object({
    id: z.string(),
    at: z.number(),
    method: z.string(),
    host: z.string(),
    path: z.string(),
    status: z.union([z.int(), z.enum(['waiting', 'redirect', 'failed', 'cancelled', 'offline'])]),
    why: z.enum(['check', 'point', 'test', 'reports', 'networks', 'feed']),
  }),
);

const Log = z.lazy(() => z.catch(z.array(Logged), []));

/** In memory alone, so that no trace of it stays on the disk; it outlives the background, and ends with the browser. */
const storageKey = 'request-log';

/** So many of all, and so many of those that carried an address: pages of a long list do not push these out. */
const mostKept = 50;

/** Pages of a list come many in a second, and are noted together so often, in milliseconds. */
const pause = 1000;

type Change = (log: LoggedRequest[]) => LoggedRequest[];
/** What is still to be noted. */
let changes: Change[] = [];
let isPlanned = false;

/**
 * `fetch` for the one thing that this extension asks the web for. What goes out through it is noted before it does; but for pages of
 * the service's list, which say nothing of the user and would wait for their notes longer than for their answers.
 */
export function loggedFetch(why: RequestWhy): typeof fetch {
  return async (input, init) => {
    const { host, pathname, search } = new URL(input instanceof Request ? input.url : input);
    const id = crypto.randomUUID();
    const request = { id, at: Date.now(), method: init?.method ?? 'GET', host, why };
    const add: Change = (log) => [
      { ...request, path: pathname + search, status: 'waiting' },
      ...log,
    ];
    const change = why === 'reports' ? changeSoon : changeLog;
    await change(add);
    // Nobody waits for this: a kill in between loses how the request ended, not that there was one.
    const note = (status: LoggedRequest['status']) =>
      void change((log) => log.map((one) => (one.id === id ? { ...one, status } : one)));
    const unanswered = withoutAnswer();
    try {
      const response = await fetch(input, init);
      note(response.type === 'opaqueredirect' ? 'redirect' : response.status);
      return response;
    } catch (error) {
      note(init?.signal?.aborted ? 'cancelled' : unanswered);
      throw error;
    }
  };
}

/** What there is to say of a request that begins now, if nobody answers it. A service on this computer does, offline, too. */
function withoutAnswer(): 'offline' | 'failed' {
  return navigator.onLine === false ? 'offline' : 'failed';
}

/** What left the browser since it was started, newest first. */
export async function readLog(): Promise<LoggedRequest[]> {
  await changeLog();
  return navigator.locks.request('request-log', readStored);
}

/** Forgets what left the browser. */
export async function clearLog(): Promise<LoggedRequest[]> {
  await changeLog(() => []);
  return readLog();
}

/** Does not wait until it is done. */
function changeSoon(change: Change): void {
  changes.push(change);
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    void changeLog();
  }, pause);
}

/** One change at a time, after those that were to come soon. A log that cannot be kept stops no request: the user waits for its answer. */
async function changeLog(...more: Change[]): Promise<void> {
  changes.push(...more);
  try {
    await navigator.locks.request('request-log', async () => {
      const due = changes;
      changes = [];
      if (due.length === 0) return;
      const log = shorten(due.reduce((before, change) => change(before), await readStored()));
      if (log.length > 0) await browser.storage.session.set({ [storageKey]: log });
      else await browser.storage.session.remove(storageKey);
    });
  } catch (error) {
    console.warn('What left the browser cannot be noted.', error);
  }
}

async function readStored(): Promise<LoggedRequest[]> {
  const stored = await browser.storage.session.get(storageKey);
  return Log.parse(stored[storageKey]);
}

function shorten(log: LoggedRequest[]): LoggedRequest[] {
  const withAddress = log.filter(({ why }) => why === 'check' || why === 'point');
  const kept = new Set([...log.slice(0, mostKept), ...withAddress.slice(0, mostKept)]);
  return log.filter((one) => kept.has(one));
}
