import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { networks } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import {
  type NetworkList,
  type ProblemDetails,
  type ScamReportRecord,
  type WalletCheckAnswer,
  WalletCheckRequest,
} from '@/lib/service/schemas';
import { type Control, isOverLimit, takeFault } from './control';
import { commitFault } from './faults';
import { slicePage } from './page-fields';
import { describeRequest, type SeenRequest } from './seen';
import { knownNetwork, type Store } from './store';

export type ServiceState = {
  store: Store;
  key: string;
  control: Control;
  seen: SeenRequest[];
  /** Origin of the server that must never see the key. */
  other: string;
};

type Env = { Bindings: HttpBindings };

const pageSize = 100;
const largestPage = 1000;

/** The service of SERVICE.md, with every request written down and the switches of control.ts in force. */
export function createApp(state: ServiceState): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const seen = await describeRequest(c.req.raw, await c.req.text());
    state.seen.push(seen);
    await sleep(state.control.delay);
    const fault = takeFault(state.control, seen.path);
    if (isOverLimit(state.control)) c.res = tooMany(c, state.control);
    else await next();
    seen.status = c.res.status;
    if (!fault) return;
    const { outgoing } = c.env;
    const good = { status: c.res.status, text: await c.res.text() };
    commitFault(fault, outgoing, good, { path: seen.path, other: state.other });
    seen.status = outgoing.headersSent ? outgoing.statusCode : null;
    c.res = undefined;
    c.res = RESPONSE_ALREADY_SENT;
  });

  app.post('/wallet-checks', async (c) => {
    const refusal = refuseKey(c, state.key);
    if (refusal) return refusal;
    const request = WalletCheckRequest.safeParse(await c.req.json().catch(() => null));
    if (!request.success) {
      return problem(c, 400, 'Bad request', 'Send {"address": string, "network": string} as JSON.');
    }
    const { address, network } = request.data;
    const known = knownNetwork(network);
    if (!known) return problem(c, 422, 'Unknown network', `There is no network “${network}”.`);
    const validity = validateAddress(address, known.id);
    const isValid = validity.status === 'valid';
    const why = isValid ? 'The address is valid.' : `The address is not valid: ${validity.reason}.`;
    const answer: WalletCheckAnswer = {
      valid: state.control.disagrees ? !isValid : isValid,
      scamReport: reportText(state.store.find(address, known)),
      message: state.control.disagrees ? 'The service sees it otherwise.' : why,
    };
    return c.json(answer, 201);
  });

  app.use('/scam-reports', etag());
  app.get('/scam-reports', (c) => {
    const refusal = state.control.listNeedsKey ? refuseKey(c, state.key) : null;
    if (refusal) return refusal;
    const { pageReading } = state.control;
    const first = pageReading === 'zero-based' ? 0 : 1;
    const page = readWhole(c.req.query('page'), first);
    const limit = readWhole(c.req.query('limit'), pageSize);
    if (page === null || page < first || limit === null || limit < 1 || limit > largestPage) {
      const detail = `page is a number from ${first}, limit one from 1 to ${largestPage}.`;
      return problem(c, 400, 'Bad request', detail);
    }
    const search = c.req.query('search') ?? '';
    const records = state.store.count(search);
    const { offset, fields } = slicePage(pageReading, { page, limit, records });
    return c.json({ data: state.store.list(search, limit, offset), page: fields });
  });

  app.get('/networks', (c) => {
    if (!state.control.listsNetworks) return c.notFound();
    const data = networks.map(({ id, symbol, name }) => ({ id, symbol, name }));
    const answer: NetworkList = { data };
    return c.json(answer);
  });

  app.notFound((c) => problem(c, 404, 'Not found', `There is nothing at ${c.req.path}.`));
  app.onError((error, c) => problem(c, 500, 'Internal error', error.message));
  return app;
}

function refuseKey(c: Context, key: string): Response | null {
  const given = c.req.header('x-api-key');
  if (given === undefined) return problem(c, 401, 'No key', 'Send your key in X-Api-Key.');
  return given === key ? null : problem(c, 403, 'Wrong key', 'This key is not known.');
}

function tooMany(c: Context, { rateLimit }: Control): Response {
  if (rateLimit) c.header('Retry-After', rateLimit.retryAfter);
  return problem(c, 429, 'Too many requests', 'Wait as long as Retry-After says.');
}

function problem(
  c: Context,
  status: ContentfulStatusCode,
  title: string,
  detail: string,
): Response {
  const body: ProblemDetails = { title, status, detail };
  return c.body(JSON.stringify(body), status, { 'content-type': 'application/problem+json' });
}

/** 'Reported 3 times, last on 2026-05-01'; empty where there is no report. */
function reportText(records: readonly ScamReportRecord[]): string {
  if (records.length === 0) return '';
  const times = records.reduce((sum, { reportCount }) => sum + Number(reportCount), 0);
  const last = records
    .map(({ lastReported }) => lastReported.slice(0, 10))
    .toSorted()
    .at(-1);
  return `Reported ${times} ${times === 1 ? 'time' : 'times'}${last ? `, last on ${last}` : ''}`;
}

/** null: not a whole number. */
function readWhole(text: string | undefined, absent: number): number | null {
  if (text === undefined || text === '') return absent;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
