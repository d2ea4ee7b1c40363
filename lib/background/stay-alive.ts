import { browser } from '@/lib/extension/browser';

/** Browsers end a background half a minute after its last event or call, whatever it still waits for of the web or works at. In milliseconds. */
const callEvery = 20_000;

/** Keeps the background alive while something is done that is neither an event nor a call of the browser's. See that it ends. */
export async function stayAlive<T>(work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void browser.runtime.getPlatformInfo(), callEvery);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
