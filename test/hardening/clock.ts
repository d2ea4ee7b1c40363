import { setTimeout as wait } from 'node:timers/promises';
import type { Verdict } from '@/lib/verdict/verdict';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { type Driver, until } from '@/test/e2e/driver';
import { ask, connect } from '@/test/e2e/extension';
import { unreportedAddresses } from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';
import { startListServer } from '@/test/unit/background/list-server';
import { keepBrowser, setClock } from './kept-browser';
import { lookIn, wordsOf } from './look';
import { type Row, tryRow } from './row';

/** From which clock to which, in days from now. */
const jumps = [
  [0, 400],
  [0, -400],
  [400, 0],
  [-400, 0],
] as const;

/** Long enough for a loop to show itself, in milliseconds. */
const listening = 5000;
/** So many requests may come of a jump: the pages of the list, its networks, the list from elsewhere. */
const mostRequests = 25;

/** Sets the clock of the background between two starts of the browser. */
export async function tryClock(kind: BrowserKind): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [from, to] of jumps)
    rows.push(await tryRow(`clock: from ${say(from)} to ${say(to)}`, () => jump(kind, from, to)));
  return rows;
}

async function jump(kind: BrowserKind, from: number, to: number): Promise<Omit<Row, 'what'>> {
  const kept = keepBrowser(kind);
  const [service, lists] = [await startService(), await startListServer()];
  lists.serve(`${unreportedAddresses.ethereum}\n`);
  try {
    setClock(kept.folder, from);
    const before = await kept.start();
    await before.updateExtension();
    const options = await connect(before, service);
    await ask(options, 'feeds/subscribe', { url: lists.url, name: 'Mine', networkId: null });
    await closeGate(before, service);
    await before.close();
    setClock(kept.folder, to);
    const driver = await kept.start();
    await driver.updateExtension();
    try {
      const asked = () => service.seen().length + lists.requests.length;
      const requests = asked();
      const look = wordsOf(await lookIn(driver));
      const found = await lookAtTimes(driver, to);
      await wait(listening);
      const more = asked() - requests;
      const seen = `${look.seen}; ${found.seen}; ${more} requests in ${listening / 1000} s`;
      return { seen, isGood: look.isGood && found.isGood && more <= mostRequests };
    } finally {
      await driver.close();
    }
  } finally {
    await Promise.all([service.close(), lists.close()]);
    kept.remove();
  }
}

/** The service wants to be left alone for some minutes. */
async function closeGate(driver: Driver, service: TestService): Promise<void> {
  service.control({ rateLimit: { after: 0, retryAfter: '200' } });
  const page = await driver.openExtensionPage('options.html');
  const address = unreportedAddresses.litecoin;
  await ask(page, 'check', { address, networkId: null, ask: 'service' });
  service.control({ rateLimit: null });
}

/** What is said of times: that of the background is so many days ahead, no wait below zero or above the five minutes, no age below zero, no list for good that is too old, or of the future. */
async function lookAtTimes(driver: Driver, days: number): Promise<Omit<Row, 'what'>> {
  const page = await driver.openExtensionPage('options.html');
  // Both lists speak of it.
  const question = { address: unreportedAddresses.bsc, networkId: null } as const;
  const local = await ask(page, 'check', { ...question, ask: 'local' });
  const { pause, staleDays } = await ask(page, 'settings/get');
  const words = await until('the options', async () => {
    const [main] = await page.find({ css: 'main' });
    return main?.text.includes('Mine') ? main.text : undefined;
  });
  const negative =
    words.match(/(?:^|[\s(])[-−]\d+[^\n]*|\bin \d+ (?:day|week|month|year)[^\n]*/m)?.[0] ?? null;
  const now = local.at;
  const wait = pause === null ? 0 : Math.round((pause.until - now) / 1000);
  const lists = listsIn(local, staleDays);
  const ahead = Math.round((now - Date.now()) / 86_400_000);
  const seen = `background ${ahead} days ahead, ${local.level} by the lists, wait ${wait} s, figures below zero or ahead: ${negative ?? 'none'}, lists: ${lists.seen}`;
  const isShifted = ahead === days;
  const isGood = isShifted && wait >= 0 && wait <= 300 && negative === null && lists.isGood;
  return { seen, isGood };
}

/** What both lists count for: one that is older than so many days, or of the future, does not say that there is no report. */
function listsIn({ reasons, at: now }: Verdict, staleDays: number): Omit<Row, 'what'> {
  const ages: string[] = [];
  let isGood = true;
  for (const reason of reasons) {
    if (reason.code !== 'list-none' && reason.code !== 'list-stale') continue;
    const days = (now - reason.at) / 86_400_000;
    const isFresh = days <= staleDays && reason.at <= now + 60_000;
    const isTrusted = reason.code === 'list-none';
    if (isTrusted && !isFresh) isGood = false;
    ages.push(`${Math.round(days)} days old ${isTrusted ? 'trusted' : 'called old'}`);
  }
  return { seen: ages.join(', ') || 'NONE', isGood: isGood && ages.length === 2 };
}

function say(days: number): string {
  return days === 0 ? 'now' : `${days > 0 ? '+' : ''}${days} days`;
}
