import { isAlive } from './lifetime';

type World = typeof globalThis & {
  /** Read by other versions: neither name may be among those that the build shortens. */
  walletAddressCheck?: { isAlive: () => boolean; giveWay: () => void };
};

/**
 * Starts what runs on a page, unless it runs there already: Chromium injects the script by itself into a page that is loading, and
 * the background, when it is installed, into all pages that are open. A copy of an older version gives way. No page can see the mark.
 */
export function startOnce(start: () => { stop(): void }): void {
  const world: World = globalThis;
  const other = world.walletAddressCheck;
  // Chromium: the extension may be updated before a script's first task, whereupon there is nobody to ask.
  if (other?.isAlive() || (!import.meta.env.FIREFOX && !isAlive())) return;
  other?.giveWay();
  const started = start();
  world.walletAddressCheck = { isAlive, giveWay: () => started.stop() };
}
