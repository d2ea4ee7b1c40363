import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from '@/test/service/loopback-server';

export type HostileService = {
  url: string;
  /** What it says from now on in each field that is a text; and whether that is an answer or an error. */
  say(hostile: string, how?: 'answer' | 'error'): void;
  /** What it lists from now on: an address, and what stands in all other fields of its report. */
  list(reports: readonly { address: string; hostile: string }[]): void;
  close(): Promise<void>;
};

/** A service that answers as the contract says, with whatever it likes in the fields. Its objects carry names of prototypes, too. */
export async function startHostileService(): Promise<HostileService> {
  let hostile = '';
  let isError = false;
  let reports: readonly { address: string; hostile: string }[] = [];
  const pollute = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
  const json = (value: object) => `{${pollute},${JSON.stringify(value).slice(1)}`;
  const answers: Record<string, () => object> = {
    '/wallet-checks': () => ({ valid: true, scamReport: hostile, message: hostile.slice(0, 5000) }),
    '/networks': () => ({ data: [{ id: hostile, symbol: hostile, name: hostile }] }),
    '/scam-reports': () => ({
      data: reports.map(recordOf),
      page: { total: 1, count: reports.length, current: 1 },
    }),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const answer = answers[pathname];
    // What comes is read to its end, or the browser's next request waits for it.
    void text(request).then(() => {
      const isAnswered = answer && !(isError && pathname === '/wallet-checks');
      response.writeHead(isAnswered ? 200 : 400, { 'content-type': 'application/json' });
      response.end(json(isAnswered ? answer() : { message: hostile }));
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(server, 0)}`,
    say: (said, how = 'answer') => {
      hostile = said;
      isError = how === 'error';
    },
    list: (listed) => {
      reports = listed;
    },
    close: () => closeServer(server),
  };
}

function recordOf({ address, hostile }: { address: string; hostile: string }, at: number) {
  return {
    id: `${hostile}${at}`,
    address,
    reportCount: at % 2 ? hostile : '2',
    lastReported: hostile,
    walletNetworkId: hostile,
    walletNetwork: { symbol: hostile },
    reporter: hostile,
  };
}
