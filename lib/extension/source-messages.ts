import type { SourceState } from '@/lib/verdict/facts';

/** How the lists stand, and the reading of the service's. */
export type SourceMessages = {
  'sources/list': { request: undefined; response: SourceState[] };
  /** Starts to read the service's list, or goes on where it stopped; answers at once. */
  'sources/update': { request: undefined; response: SourceState[] };
  /** Stops reading the service's list; what was read stays, and 'sources/update' goes on there. */
  'sources/stop': { request: undefined; response: SourceState[] };
};
