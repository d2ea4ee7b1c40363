import type { Driver, RunningBrowser } from './driver';
import { install } from './launch';

/** An extension that stays installed for many tests: to erase what a test left takes a third as long as to install it anew. */
export type KeptDriver = Driver & {
  /** Makes it as if it were installed for the first time: nothing is left of the test before. */
  makeNew(): Promise<void>;
};

/** Installs the built extension for as long as the browser runs. */
export async function installToKeep(
  running: RunningBrowser,
  kind: Driver['kind'],
): Promise<KeptDriver> {
  const driver = await install(running, kind, { first: lend });
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
      await driver.evalInBackground(eraseAll);
      // To start it again is what takes long.
      if (isChanged) await driver.killBackground();
      isChanged = false;
    },
  };
}

/** Runs in the background before anything else: lends a test its clock, and what it answers messages with. */
function lend(): void {
  const { browser, chrome } = Object(globalThis);
  const { onMessage } = (browser ?? chrome).runtime;
  const add = onMessage.addListener.bind(onMessage);
  const lent = Object.assign(self, { passed: 0, answer: undefined });
  onMessage.addListener = (answer: undefined) => {
    lent.answer = answer;
    add(answer);
  };
  const now = performance.now.bind(performance);
  performance.now = () => now() + lent.passed;
}

/**
 * Runs in the background: erases what is stored, as the options page asks it to; to open a page for that would take longer. Gives back what
 * the user granted, and turns that were taken within a minute (lib/background/turns.ts).
 */
async function eraseAll(): Promise<void> {
  const { browser, chrome, answer } = Object(globalThis);
  const { permissions, runtime } = browser ?? chrome;
  const page = { id: runtime.id, url: runtime.getURL('options.html') };
  // Chromium's listeners are given what to answer with, Firefox's return a promise.
  const reply = await new Promise<object>((resolve) => {
    const promised = answer({ type: 'data/erase' }, page, resolve);
    promised?.then?.(resolve);
  });
  if ('error' in reply) throw new Error(String(reply.error));
  await permissions.remove({ permissions: ['notifications'] });
  Object(self).passed += 60_000;
}
