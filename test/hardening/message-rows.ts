import { readdirSync } from 'node:fs';
import { builtExtension } from '@/test/e2e/built-extension';
import { until } from '@/test/e2e/driver';
import { ask, connect, hover, painted } from '@/test/e2e/extension';
import { findTraces, loadFiles, watchForTraces } from '@/test/e2e/fingerprints';
import { makeUpEvents } from '@/test/e2e/make-up-events';
import {
  allowedTo,
  allTypes,
  forbiddenTo,
  goodRequests,
  sendForbidden,
  sendFromPage,
} from '@/test/e2e/spoof-messages';
import { unreportedAddress } from '@/test/service/seed';
import { startService } from '@/test/service/server';
import { type Ground, never, type Row } from './rows';

const events = 1000;

/** Messages that others than their senders send, events that a page makes up, and what a page can tell of us. */
export async function* messageRows(ground: Ground): AsyncGenerator<Row> {
  yield* spoofRows(ground);
  yield await eventRow(ground);
  yield* traceRows(ground);
}

async function* spoofRows({ driver, pages, options }: Ground): AsyncGenerator<Row> {
  const browser = driver.kind;
  const page = await driver.open(pages.add('<p>A page</p>'));
  const before = JSON.stringify(await ask(options, 'settings/get'));
  const toScripts = forbiddenTo('content-script');
  const taken = await page.evalInContentScript(sendForbidden, toScripts, goodRequests);
  yield never(
    browser,
    'messages of our pages, from a content script: taken',
    taken,
    toScripts.length,
  );
  const toPages = forbiddenTo('extension-page');
  const takenFromUs = await options.eval(sendForbidden, toPages, goodRequests);
  yield never(
    browser,
    'messages of content scripts, from our page: taken',
    takenFromUs,
    toPages.length,
  );
  const id = await options.eval(() => location.host);
  const answered = await page.eval(sendFromPage, [...allTypes], goodRequests, id);
  yield never(browser, 'messages from a page in any way: answered', answered, allTypes.length);
  for (const [who, sender] of [
    ['another extension', { id: 'other', url: 'chrome-extension://own/popup.html' }],
    ['no sender', {}],
  ] as const)
    yield never(browser, `messages from ${who}: allowed`, allowedTo(sender), allTypes.length);
  const after = JSON.stringify(await ask(options, 'settings/get'));
  yield never(browser, 'settings changed by all these', before === after ? [] : [after]);
  await page.close();
}

async function eventRow({ driver, pages }: Ground): Promise<Row> {
  const service = await startService();
  const options = await connect(driver, service);
  await ask(options, 'settings/set', { askOnHover: true });
  const page = await driver.open(pages.add(`<p id="target">${unreportedAddress}</p>`));
  await until('the mark', async () =>
    (await painted(page, 'clear')).includes(unreportedAddress) ? true : undefined,
  );
  const before = service.seen().length;
  await page.eval(makeUpEvents, events);
  // Of the user's own pointer one request comes, and it comes after those of the events.
  await hover(page, unreportedAddress);
  await until('the request of the pointer', async () =>
    service.seen().length > before ? true : undefined,
  );
  const asked = service
    .seen()
    .slice(before + 1)
    .map(({ path }) => path);
  await page.close();
  await ask(options, 'settings/set', { askOnHover: false });
  await ask(options, 'service/save', { address: null });
  await options.close();
  await service.close();
  return never(driver.kind, `requests by ${events} made-up events on a marked address`, asked);
}

async function* traceRows({ driver, pages, options }: Ground): AsyncGenerator<Row> {
  const page = await driver.open(pages.add(watchForTraces));
  const files = readdirSync(builtExtension(driver.kind), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.\w+$/.test(name));
  const origin = await options.eval(() => location.origin);
  const came = await page.eval(loadFiles, origin, files);
  yield never(driver.kind, 'files of ours that a page loads, in 5 ways each', came, files.length);
  const { probes, found } = await page.eval(findTraces);
  yield never(driver.kind, 'ways to tell us on a page without addresses', found, probes);
  await page.close();
}
