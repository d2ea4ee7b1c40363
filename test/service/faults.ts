import type { ServerResponse } from 'node:http';
import zlib from 'node:zlib';

/** What the service would have answered. */
type Good = { status: number; text: string };

type Fault = (answer: ServerResponse, good: Good, around: { path: string; other: string }) => void;

const json = { 'content-type': 'application/json' };
const megabyte = Buffer.alloc(1 << 20, 97);

/**
 * Forty-seven ways in which an answer goes wrong, or is odd but right. Each takes the place of a good answer, and spoils it.
 * `other` is a second origin, which must never see the key.
 */
export const faults = {
  ok: (answer, { status, text }) => send(answer, status, text),
  s400: jsonError(400),
  s401: jsonError(401),
  s403: jsonError(403),
  s404: jsonError(404),
  s409: jsonError(409),
  s413: jsonError(413),
  s422: jsonError(422),
  s500: jsonError(500),
  s502: jsonError(502),
  s503: jsonError(503),
  s504: jsonError(504),
  s204: (answer) => answer.writeHead(204).end(),
  s429_sec: (answer) => send(answer, 429, '{}', { 'retry-after': '2' }),
  s429_date: (answer) =>
    send(answer, 429, '{}', { 'retry-after': new Date(Date.now() + 2000).toUTCString() }),
  s429_junk: (answer) => send(answer, 429, '{}', { 'retry-after': '1e99' }),
  html502: (answer) =>
    send(answer, 502, '<html><body>Bad gateway</body></html>', { 'content-type': 'text/html' }),
  html200: (answer) =>
    send(answer, 200, '<html>captive portal</html>', { 'content-type': 'text/html' }),
  empty200: (answer) => send(answer, 200, ''),
  truncJson: (answer, { status, text }) => send(answer, status, text.slice(0, -5)),
  shortBody: (answer, { status, text }) => {
    answer.writeHead(status, { ...json, 'content-length': Buffer.byteLength(text) + 50 });
    answer.write(text);
    setTimeout(() => answer.destroy(), 50);
  },
  chunkCut: (answer, { status, text }) => {
    answer.writeHead(status, json).write(text.slice(0, 5));
    setTimeout(() => answer.destroy(), 50);
  },
  rst: ({ socket }) => socket?.resetAndDestroy(),
  closeEarly: ({ socket }) => socket?.destroy(),
  garbage: ({ socket }) => socket?.end('NOT HTTP AT ALL\r\n\r\n'),
  hang: () => {},
  slowHeaders: (answer) => {
    answer.socket?.write('HTTP/1.1 200 OK\r\nX-A: ');
    drip(answer, () => answer.socket?.write('a'));
  },
  slowBody: (answer, { status }) => {
    answer.writeHead(status, json);
    drip(answer, () => answer.write(' '));
  },
  giant: (answer, { status }) => {
    answer.writeHead(status, json).write('"');
    pour(answer, answer);
  },
  giantLen: (answer, { status }) =>
    answer.writeHead(status, { ...json, 'content-length': String(2 ** 40) }).write('"'),
  gzipBomb: (answer, { status }) => {
    answer.writeHead(status, { ...json, 'content-encoding': 'gzip' });
    const gzip = zlib.createGzip({ level: 9 });
    // The client hangs up in the middle, which is what it should do.
    gzip.on('error', () => {});
    gzip.pipe(answer);
    pour(gzip, answer);
    answer.on('close', () => gzip.destroy());
  },
  badGzip: (answer, { status }) => send(answer, status, 'not gzip', { 'content-encoding': 'gzip' }),
  wrongTypes: (answer, { status }) =>
    send(
      answer,
      status,
      '{"valid":"yes","scamReport":["x"],"message":5,"data":{"a":[]},"page":"x","networks":7}',
    ),
  arr: (answer, { status }) => send(answer, status, '[]'),
  nul: (answer, { status }) => send(answer, status, 'null'),
  num: (answer, { status }) => send(answer, status, '1e400'),
  proto: (answer, { status, text }) =>
    send(
      answer,
      status,
      `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${text.slice(1)}`,
    ),
  deep: (answer, { status }) => send(answer, status, '['.repeat(200_000) + ']'.repeat(200_000)),
  badUtf8: (answer, { status }) => {
    const parts = [Buffer.from('{"message":"'), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from('"}')];
    send(answer, status, Buffer.concat(parts));
  },
  bom: (answer, { status, text }) => send(answer, status, `\ufeff${text}`),
  redirSame: (answer) => redirect(answer, 302, '/networks'),
  redirCross: (answer, _, { other }) => redirect(answer, 307, `${other}/steal`),
  redirFile: (answer) => redirect(answer, 302, 'file:///etc/passwd'),
  redirLoop: (answer, _, { path }) => redirect(answer, 302, path),
  setCookie: (answer, { status, text }) => send(answer, status, text, { 'set-cookie': 'a=1' }),
  cached: (answer, { status, text }) =>
    send(answer, status, text, { 'cache-control': 'max-age=9999' }),
  basicAuth: (answer) => send(answer, 401, '{}', { 'www-authenticate': 'Basic realm="x"' }),
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** Spoils one answer. */
export function commitFault(
  name: FaultName,
  answer: ServerResponse,
  good: Good,
  around: { path: string; other: string },
): void {
  answer.on('error', () => {});
  const fault: Fault = faults[name];
  fault(answer, good, around);
}

function send(
  answer: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  answer.writeHead(status, { ...json, ...headers }).end(body);
}

function jsonError(status: number): Fault {
  return (answer) => send(answer, status, JSON.stringify({ error: `e${status}` }));
}

function redirect(answer: ServerResponse, status: number, location: string): void {
  answer.writeHead(status, { location }).end();
}

function drip(answer: ServerResponse, drop: () => void): void {
  const timer = setInterval(drop, 50);
  answer.on('close', () => clearInterval(timer));
}

/** 300 MiB, unless the client hangs up. */
function pour(into: NodeJS.WritableStream, answer: ServerResponse): void {
  let poured = 0;
  const more = () => {
    while (!answer.destroyed && poured++ < 300) {
      if (!into.write(megabyte)) {
        into.once('drain', more);
        return;
      }
    }
    if (!answer.destroyed) into.end();
  };
  more();
}
