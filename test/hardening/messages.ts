import { readdirSync } from 'node:fs';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { builtExtension } from '@/test/e2e/built-extension';
import { until } from '@/test/e2e/driver';
import { ask, connect, hover, painted } from '@/test/e2e/extension';
import { findTraces, loadFiles, watchForTraces } from '@/test/e2e/fingerprints';
import { makeUpEvents, restMs } from '@/test/e2e/make-up-events';
import {
  allowedTo,
  allTypes,
  forbiddenTo,
  goodRequests,
  sendForbidden,
  sendFromPage,
} from '@/test/e2e/spoof-messages';
import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import type { SeenRequest } from '@/test/service/seen';
import { startService, type TestService } from '@/test/service/server';
import { type Ground, never, onGround } from './ground';
import { type Row, tryRow } from './row';

const events = 1000;

/** Messages that others than their senders send, events that a page makes up, and what a page can tell of us. */
export function tryMessages(kind: BrowserKind): Promise<Row[]> {
  return onGround(kind, async (ground) => [
    ...(await trySpoofing(ground)),
    await tryEvents(ground),
    ...(await tryTraces(ground)),
  ]);
}

async function trySpoofing({ driver, pages, options }: Ground): Promise<Row[]> {
  const page = await driver.open(pages.add('<p>A page</p>'));
  const settings = async () => JSON.stringify(await ask(options, 'settings/get'));
  const before = await settings();
  const id = await options.eval(() => location.host);
  const rows = [
    await tryRow('messages of our pages, from a content script: taken', async () => {
      const types = forbiddenTo('content-script');
      const taken = await page.evalInContentScript(sendForbidden, types, goodRequests);
      return never(taken, types.length);
    }),
    await tryRow('messages of content scripts, from our page: taken', async () => {
      const types = forbiddenTo('extension-page');
      return never(await options.eval(sendForbidden, types, goodRequests), types.length);
    }),
    await tryRow('messages from a web page, in any way: answered', async () => {
      const answered = await page.eval(sendFromPage, [...allTypes], goodRequests, id);
      return never(answered, allTypes.length);
    }),
    await tryRow('messages of another extension, by the table of senders: allowed', async () =>
      never(allowedTo({ id: 'other', url: 'chrome-extension://own/popup.html' }), allTypes.length),
    ),
    await tryRow('messages of no sender, by the table of senders: allowed', async () =>
      never(allowedTo({}), allTypes.length),
    ),
    await tryRow('settings that all these changed', async () => {
      const after = await settings();
      return never(before === after ? [] : [after]);
    }),
  ];
  await page.close();
  return rows;
}

function tryEvents(ground: Ground): Promise<Row> {
  return tryRow(`requests by ${events} made-up events on a marked address`, async () => {
    const service = await startService();
    try {
      return never(await requestsByEvents(ground, service));
    } finally {
      await service.close();
    }
  });
}

async function requestsByEvents(
  { driver, pages }: Ground,
  service: TestService,
): Promise<string[]> {
  const options = await connect(driver, service);
  await ask(options, 'settings/set', { askOnHover: true });
  const page = await driver.open(
    pages.add(`<p id="target">${unreportedAddress}</p><p>${reportedAddress}</p>`),
  );
  await until('the mark', async () =>
    (await painted(page, 'clear')).includes(unreportedAddress) ? true : undefined,
  );
  const before = service.seen().length;
  await page.eval(makeUpEvents, events, restMs);
  // Of the user's own pointer one request comes, about another address, and after those of the events.
  await hover(page, reportedAddress);
  const asked = () => service.seen().slice(before);
  const isPointers = ({ body }: SeenRequest) => JSON.stringify(body).includes(reportedAddress);
  await until('the request of the pointer', async () =>
    asked().some(isPointers) ? true : undefined,
  );
  const others = asked().filter((one) => !isPointers(one));
  await ask(options, 'service/save', { address: null });
  await page.close();
  await options.close();
  return others.map(({ path }) => path);
}

async function tryTraces({ driver, pages, options }: Ground): Promise<Row[]> {
  const page = await driver.open(pages.add(watchForTraces));
  const files = readdirSync(builtExtension(driver.kind), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.\w+$/.test(name));
  const origin = await options.eval(() => location.origin);
  const rows = [
    await tryRow('files of ours that a page loads, in five ways each', async () =>
      never(await page.eval(loadFiles, origin, files), files.length),
    ),
    await tryRow('traces of us on a page without addresses', async () => {
      const { probes, found } = await page.eval(findTraces);
      return never(found, probes);
    }),
  ];
  await page.close();
  return rows;
}
