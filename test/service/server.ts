import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp, type ServiceState } from './app';
import { type ControlChange as Change, type Control, ControlChange, usual } from './control';
import { controlRoutes } from './control-routes';
import { closeServer, listen } from './loopback-server';
import { type OtherOrigin, startOtherOrigin } from './other-origin';
import { seedReports } from './seed';
import type { SeenRequest } from './seen';
import { openStore, type ReportRow } from './store';

export type TestService = {
  /** The base address, without a slash at the end. */
  url: string;
  key: string;
  /** Every request so far, oldest first; those to `/__…` are not among them. */
  seen(): readonly SeenRequest[];
  /** Switches some of control.ts, and returns what is switched now. */
  control(change?: Change): Control;
  /** The origin that must never see the key. */
  other: Pick<OtherOrigin, 'url' | 'seen'>;
  close(): Promise<void>;
};

type Options = {
  /** 0, or absent: any free one. */
  port?: number;
  /** Absent: those of seed.ts. */
  reports?: readonly ReportRow[];
  key?: string;
};

export const defaultKey = 'test-service-key-5f0c2a9e71d3';

/** Starts the service on loopback. Rejects with the system's error where the port is taken. */
export async function startService(options: Options = {}): Promise<TestService> {
  const { port = 0, reports = seedReports(), key = defaultKey } = options;
  const other = await startOtherOrigin();
  const state: ServiceState = {
    store: openStore(reports),
    key,
    control: structuredClone(usual),
    seen: [],
    other: other.url,
  };
  const server = createServer(listenerOf(state, other));
  // Some faults keep a request hanging, and node would end it.
  server.requestTimeout = 0;
  server.on('clientError', (_, socket) => socket.destroy());
  const close = async () => {
    await Promise.all([closeServer(server), other.close()]);
    state.store.close();
  };
  try {
    const bound = await listen(server, port);
    return {
      url: `http://127.0.0.1:${bound}`,
      key,
      seen: () => state.seen,
      control: (change = {}) => Object.assign(state.control, ControlChange.parse(change)),
      other,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function listenerOf(state: ServiceState, other: OtherOrigin) {
  const service = createApp(state);
  const control = controlRoutes(state, other);
  return getRequestListener(
    (request, env) => {
      const isControl = new URL(request.url).pathname.startsWith('/__');
      return (isControl ? control : service).fetch(request, env);
    },
    // Tests run clients in this process, and they need fetch as node has it.
    { overrideGlobalObjects: false },
  );
}
