import type { BrowserKind } from '@/test/browsers/find-browser';
import type { Driver, Page } from '@/test/e2e/driver';
import { ask } from '@/test/e2e/extension';
import { launch } from '@/test/e2e/launch';
import { type Row, tryRow } from './row';

const changesOfEach = 500;

/** Two windows that change the settings at the same time. */
export async function tryTwoWindows(kind: BrowserKind): Promise<Row[]> {
  const driver = await launch(kind);
  try {
    return [
      await tryRow(
        `2 windows, ${changesOfEach} changes of the settings each, at once`,
        async () => {
          const [one, other] = [await openWindow(driver), await openWindow(driver)];
          await Promise.all([
            one.eval(changeSettings, 'a', changesOfEach),
            other.eval(changeSettings, 'b', changesOfEach),
          ]);
          const { offSites } = await ask(one, 'settings/get');
          const kept = new Set(offSites).size;
          return {
            seen: `${kept} of ${2 * changesOfEach} kept`,
            isGood: kept === 2 * changesOfEach,
          };
        },
      ),
    ];
  } finally {
    await driver.close();
  }
}

function openWindow(driver: Driver): Promise<Page> {
  return driver.openExtensionPage('options.html');
}

/** Runs in the window: ten at a time. */
async function changeSettings(name: string, count: number): Promise<void> {
  const { browser, chrome } = Object(globalThis);
  for (let from = 0; from < count; from += 10) {
    const hosts = Array.from({ length: 10 }, (_, i) => `${name}${from + i}.example`);
    await Promise.all(
      hosts.map(async (host) => {
        const request = { site: { host, enabled: false } };
        const message = { type: 'settings/set', request };
        const reply = await (browser ?? chrome).runtime.sendMessage(message);
        if (reply.error) throw new Error(reply.error);
      }),
    );
  }
}
