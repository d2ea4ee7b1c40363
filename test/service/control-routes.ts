import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServiceState } from './app';
import { ControlChange, usual } from './control';
import type { OtherOrigin } from './other-origin';

/**
 * The switches over HTTP, for tests in other processes. The server listens on loopback alone, and without CORS a web page cannot
 * send PUT or DELETE.
 */
export function controlRoutes(
  state: ServiceState,
  other: OtherOrigin,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/__control', (c) => c.json(state.control));
  app.put('/__control', async (c) => {
    const change = ControlChange.safeParse(await c.req.json().catch(() => null));
    if (!change.success) return c.json({ error: change.error.issues }, 400);
    Object.assign(state.control, change.data);
    return c.json(state.control);
  });
  app.delete('/__control', (c) => {
    Object.assign(state.control, structuredClone(usual));
    return c.json(state.control);
  });
  app.get('/__seen', (c) => c.json(state.seen));
  app.delete('/__seen', (c) => {
    state.seen.length = 0;
    other.seen.length = 0;
    return c.body(null, 204);
  });
  app.get('/__other', (c) => c.json(other.seen));
  return app;
}
