import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { closeServer, listen } from '@/test/service/loopback-server';

type Answer = string | ((response: ServerResponse) => void);

/** A server of one list, that keeps what it was asked. */
export type ListServer = {
  url: string;
  requests: IncomingHttpHeaders[];
  /** What it answers from now on: a text with its ETag, or something else. */
  serve(answer: Answer): void;
  close(): Promise<void>;
};

export async function startListServer(): Promise<ListServer> {
  const requests: IncomingHttpHeaders[] = [];
  let answer: Answer = '';
  const server = createServer(({ headers }, response) => {
    requests.push(headers);
    if (typeof answer === 'function') return answer(response);
    const etag = `"${answer.length}"`;
    if (headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { etag, 'content-type': 'text/plain' }).end(answer);
  });
  return {
    url: `http://127.0.0.1:${await listen(server, 0)}/list.txt`,
    requests,
    serve: (next) => {
      answer = next;
    },
    close: () => closeServer(server),
  };
}
