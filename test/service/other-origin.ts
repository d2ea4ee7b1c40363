import { createServer } from 'node:http';
import { closeServer, listen } from './loopback-server';

export type OtherOrigin = {
  url: string;
  /** Every request that it got, with the key if it came along. */
  seen: { path: string; key: string | null }[];
  close(): Promise<void>;
};

/** Starts a second origin, which redirects lead to. It answers everything with good JSON, so that a follower would not notice. */
export async function startOtherOrigin(): Promise<OtherOrigin> {
  const seen: OtherOrigin['seen'] = [];
  const server = createServer(({ url = '', headers }, answer) => {
    const key = headers['x-api-key'];
    seen.push({ path: url, key: typeof key === 'string' ? key : null });
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end('{"valid":true,"scamReport":"","message":"stolen"}');
  });
  server.on('clientError', (_, socket) => socket.destroy());
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}`, seen, close: () => closeServer(server) };
}
