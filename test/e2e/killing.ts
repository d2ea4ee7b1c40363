import type { Driver, Page } from './driver';
import { sendMessage } from './extension';

/** Set by kills.config.ts: the background is ended before every message that a test sends or brings about. */
export const killsVariable = 'KILL_BACKGROUND';

/** A message that is sent again and again until something came about is looking, not acting: the background is ended for it so often, in milliseconds. */
const killsWhileLooking = 2000;

/** The same driver, but the background is ended before whatever a test does to an extension that may send a message. */
export function killingDriver(driver: Driver): Driver {
  const kill = () => driver.killBackground();
  return {
    ...driver,
    open: async (url) => killingPage(await after(kill, driver.open)(url), kill),
    openExtensionPage: async (path) =>
      killingPage(await after(kill, driver.openExtensionPage)(path), kill),
    typeInAddressBar: after(kill, driver.typeInAddressBar),
    enterInAddressBar: after(kill, driver.enterInAddressBar),
  };
}

function killingPage(page: Page, kill: () => Promise<void>): Page {
  const killUnlessLooking = lookingGuard(kill);
  const before = async (run: unknown, message: unknown[]) => {
    if (Object.is(run, sendMessage)) await killUnlessLooking(JSON.stringify(message));
  };
  return {
    ...page,
    eval: (run, ...args) => before(run, args).then(() => page.eval(run, ...args)),
    evalInContentScript: (run, ...args) =>
      before(run, args).then(() => page.evalInContentScript(run, ...args)),
    click: after(kill, page.click),
    fill: after(kill, page.fill),
    type: after(kill, page.type),
    drag: after(kill, page.drag),
    async press(key) {
      // It moves the focus, and sends nothing.
      if (key !== 'Tab') await kill();
      await page.press(key);
    },
    pressCtrl: after(kill, page.pressCtrl),
    pressShortcut: after(kill, page.pressShortcut),
    chooseMenuItem: after(kill, page.chooseMenuItem),
    movePointer: after(kill, page.movePointer),
  };
}

function lookingGuard(kill: () => Promise<void>): (message: string) => Promise<void> {
  let last = '';
  let killedAt = 0;
  return async (message) => {
    const isLooking = message === last && performance.now() - killedAt < killsWhileLooking;
    last = message;
    if (isLooking) return;
    await kill();
    killedAt = performance.now();
  };
}

function after<A extends unknown[], R>(
  kill: () => Promise<void>,
  act: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return async (...args) => {
    await kill();
    return act(...args);
  };
}
