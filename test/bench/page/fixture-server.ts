import { createServer } from 'node:http';
import { listen } from '@/test/service/loopback-server';

export type FixtureServer = {
  /** The address of a page: 'b'. On the host 'localhost', where asked, which is another site to the extension. */
  address(page: string): string;
  close(): void;
};

/** Serves pages from memory, isolated from other origins: only so does the browser give times to 5 µs. */
export async function serveFixtures(pages: ReadonlyMap<string, string>): Promise<FixtureServer> {
  const server = createServer((request, response) => {
    const html = pages.get(decodeURIComponent((request.url ?? '').slice(1)));
    response
      .writeHead(html === undefined ? 404 : 200, {
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      })
      .end(html);
  });
  const port = await listen(server, 0);
  return {
    address: (page) => `http://127.0.0.1:${port}/${encodeURIComponent(page)}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
