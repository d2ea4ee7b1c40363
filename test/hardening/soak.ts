import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Page } from '@/test/e2e/driver';
import { save } from '@/test/e2e/extension';
import { type Random, seededRandom } from '@/test/fixtures/random';
import { startService, type TestService } from '@/test/service/server';
import { openSendingPage } from './sending-page';

const messages = 400;
const atOnce = 4;

/** What a soak came to: each address is asked about once by a page, and the service has to have answered it. */
export type Soaked = { answered: number; kills: number; seconds: number; errors: string[] };

/** Checks 400 addresses with the service, four at a time, while the background is killed at random and the service takes its time. */
export async function soak(driver: Driver, seed: number): Promise<Soaked> {
  const service = await startService();
  try {
    await save(driver, service);
    const page = await openSendingPage(driver);
    const random = seededRandom(seed);
    const begun = performance.now();
    await page.eval(sendAll, addresses(), atOnce);
    const ended = new AbortController();
    const killing = killAtRandom(driver, service, random, ended.signal);
    const results = await untilAll(page);
    ended.abort();
    const kills = await killing;
    const seconds = Math.round((performance.now() - begun) / 1000);
    const errors = results.filter((one) => one !== 'answered');
    return { answered: results.length - errors.length, kills, seconds, errors };
  } finally {
    await service.close();
  }
}

/** Kills every 0.4 to 1.6 s, and has the service answer in 40 to 120 ms. Resolves with the number of kills. */
async function killAtRandom(
  driver: Driver,
  service: TestService,
  random: Random,
  signal: AbortSignal,
): Promise<number> {
  let kills = 0;
  while (!signal.aborted) {
    service.control({ delay: 40 + random.below(80) });
    await wait(400 + random.below(1200));
    if (signal.aborted) break;
    await driver.killBackground();
    kills++;
  }
  return kills;
}

async function untilAll(page: Page): Promise<string[]> {
  const end = performance.now() + 300_000;
  while (performance.now() < end) {
    const results = await page.eval(() => Object(globalThis).results as string[]);
    if (results.length === messages) return results;
    await wait(500);
  }
  throw new Error('The messages did not end within five minutes.');
}

function addresses(): string[] {
  return Array.from(
    { length: messages },
    (_, i) => `0x${(i + 0x10000).toString(16).padStart(40, '0')}`,
  );
}

/** Runs in the page: does not wait for the end. */
function sendAll(all: string[], lanes: number): void {
  const { send } = Object(globalThis);
  const results: string[] = [];
  Object.assign(globalThis, { results });
  const waiting = [...all];
  const lane = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      try {
        const request = { address, networkId: 'ethereum', ask: 'service' };
        const { reasons } = await send('check', request);
        const codes: string[] = reasons.map(({ code }: { code: string }) => code);
        results.push(codes.includes('service-none') ? 'answered' : codes.join());
      } catch (error) {
        results.push(String(error));
      }
    }
  };
  for (let i = 0; i < lanes; i++) void lane();
}
