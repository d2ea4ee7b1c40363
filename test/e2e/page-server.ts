import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

export type PageServer = {
  /** The address of a page of the folder: 'payment.html'. */
  address(file: string): string;
  /** Serves a page or picture that a test makes itself, HTML unless it says otherwise, and gives its address. */
  add(content: string | Uint8Array, type?: string): string;
  /** How many requests came. */
  requests(): number;
  close(): void;
};

const html = 'text/html; charset=utf-8';

/**
 * Serves HTML pages on loopback, on a free port. `{{name}}` in a file is replaced by `values.name`.
 * @param folder address of the folder, ending in a slash
 */
export async function servePages(folder: URL, values: Record<string, string>): Promise<PageServer> {
  const written: { text: string | Uint8Array; type: string }[] = [];
  let requests = 0;
  const read = (path: string) => {
    const own = /^\/written\/(\d+)$/.exec(path)?.[1];
    if (own) return written[Number(own)] ?? { text: '', type: html };
    const file = readFileSync(fileURLToPath(new URL(`.${path}`, folder)), 'utf8');
    const text = file.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? name);
    return { text, type: html };
  };
  const server = createServer((request, response) => {
    requests++;
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
      const { text, type } = read(pathname);
      response.writeHead(200, { 'content-type': type }).end(text);
    } catch {
      // The browser asks for a favicon, too.
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  return {
    address: (file) => `http://127.0.0.1:${port}/${file}`,
    add: (text, type = html) =>
      `http://127.0.0.1:${port}/written/${written.push({ text, type }) - 1}`,
    requests: () => requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
