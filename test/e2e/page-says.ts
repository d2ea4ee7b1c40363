import { type Page, until } from './driver';

/** Speaks in the page's own world and in the content script's, and waits until all of it is heard: else silence would prove nothing. */
export async function untilProbeIsHeard(page: Page): Promise<void> {
  await page.eval(speak, 'page');
  await page.evalInContentScript(speak, 'content script');
  const probes = ['page', 'content script'].flatMap((world) =>
    ['logged', 'thrown', 'rejected'].map((how) => `${how} in the world of the ${world}`),
  );
  await until('the probe to be heard', async () => {
    const said = await page.saysInAnyWorld();
    const missing = probes.filter((probe) => !said.some((words) => words.includes(probe)));
    if (missing.length > 0) throw new Error(`Not heard: ${missing}. Heard: ${said}`);
    return true;
  });
}

/** Runs in a world. As `logFailure` does, it logs at the lowest level. */
function speak(world: string): void {
  const words = (how: string) => `${how} in the world of the ${world}`;
  console.debug(words('logged'));
  setTimeout(() => {
    throw new Error(words('thrown'));
  });
  void Promise.reject(new Error(words('rejected')));
}
