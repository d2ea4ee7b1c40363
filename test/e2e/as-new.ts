import type { Driver, RunningBrowser } from './driver';
import { ask, openSender } from './extension';
import { install } from './launch';

/** An extension that stays installed for many tests: to erase what a test left takes half as long as to install it anew. */
export type KeptDriver = Driver & {
  /** Makes it as if it were installed for the first time: nothing is left of the test before. */
  makeNew(): Promise<void>;
};

/** Installs the built extension for as long as the browser runs. */
export async function installToKeep(
  running: RunningBrowser,
  kind: Driver['kind'],
): Promise<KeptDriver> {
  const driver = await install(running, kind, { first: lendClock });
  let isChanged = false;
  /** What a test does in the background itself, erasing does not undo. */
  const changing =
    <A extends unknown[], R>(act: (...args: A) => R) =>
    (...args: A): R => {
      isChanged = true;
      return act(...args);
    };
  return {
    ...driver,
    evalInBackground: (run, ...args) => changing(driver.evalInBackground)(run, ...args),
    limitDatabases: changing(driver.limitDatabases),
    typeInAddressBar: changing(driver.typeInAddressBar),
    async makeNew() {
      await driver.closeAll();
      const sender = await openSender(driver);
      await ask(sender, 'data/erase');
      await sender.eval(giveBack);
      // To start it again is what takes long.
      if (isChanged) await driver.killBackground();
      else await driver.evalInBackground(passMinute);
      isChanged = false;
      await sender.close();
    },
  };
}

/** Runs in the background before anything else: lets a minute pass there at once. */
function lendClock(): void {
  const now = performance.now.bind(performance);
  const scope = Object.assign(self, { passed: 0 });
  performance.now = () => now() + scope.passed;
}

/** Runs in the background: turns that were taken within a minute are free again (lib/background/turns.ts). */
function passMinute(): void {
  Object(self).passed += 60_000;
}

/** Runs in a page of ours: gives back what the user granted. */
function giveBack(): Promise<boolean> {
  const { browser, chrome } = Object(globalThis);
  return (browser ?? chrome).permissions.remove({ permissions: ['notifications'] });
}
