import type { NetworkId } from '@/lib/address/networks';
import type { ServiceAnswer } from '@/lib/verdict/facts';
import { askService } from './ask-service';

type Asked = { address: string; networkId: NetworkId | null };
type Running = { controller: AbortController; answer: Promise<ServiceAnswer>; waiting: number };

/** Requests to the service on the way, and how many checks wait for each. Lost with the background. */
let running = new Map<string, Running>();

/** Asks the service about one address; who asks the same meanwhile, as another window may, gets the same answer. */
export function askOnce(question: Parameters<typeof askService>[0]): Promise<ServiceAnswer> {
  const requests = running;
  const name = nameOf(question);
  const known = requests.get(name);
  if (known) {
    known.waiting += 1;
    return known.answer;
  }
  const controller = new AbortController();
  const answer = askService(question, controller.signal).finally(() => {
    if (requests.get(name)?.controller === controller) requests.delete(name);
  });
  requests.set(name, { controller, answer, waiting: 1 });
  return answer;
}

/** One check less waits for the answer; with the last one the request is given up, and its callers get an error. */
export function cancelCheck(asked: Asked): void {
  const name = nameOf(asked);
  const known = running.get(name);
  if (!known) return;
  known.waiting -= 1;
  if (known.waiting > 0) return;
  running.delete(name);
  known.controller.abort();
}

/** Gives up all requests, and their callers get errors. */
export function cancelAll(): void {
  for (const { controller } of running.values()) controller.abort();
  running = new Map();
}

/** What is on the way was asked of another service, or with another key: who asks now asks anew. */
export function forgetRunning(): void {
  running = new Map();
}

function nameOf({ address, networkId }: Asked): string {
  return `${networkId} ${address.trim()}`;
}
