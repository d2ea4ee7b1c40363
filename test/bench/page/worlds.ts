import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '@/test/browsers/find-browser';
import { startFirefox } from '@/test/e2e/firefox-bidi';
import { mainThreadMs } from './live-browser';

/** A browser without the extension, in which a script runs in worlds of its own, as content scripts do. */
export type Worlds = {
  open(url: string): Promise<void>;
  /** A fresh world on the open page, in which a script has run. */
  fresh(script: string): Promise<World>;
  close(): Promise<void>;
};

export type World = {
  /** The value of an expression, and the CPU time of the page's main thread for it, where the browser tells that. */
  run(expression: string): Promise<{ value: unknown; cpuMs: number | null }>;
};

export async function chromiumWorlds(): Promise<Worlds> {
  const program = findBrowser('chromium').path;
  if (!program) throw new Error('No Chromium found.');
  const browser = await chromium.launch({
    executablePath: program,
    chromiumSandbox: false,
    // Room for all that a run makes: else its time depends on whether a garbage collection happens to fall into it.
    args: ['--js-flags=--min-semi-space-size=64 --max-semi-space-size=64'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  let count = 0;
  return {
    async open(url) {
      await page.goto(url);
    },
    async fresh(script) {
      // What the last world kept would else be collected while this one is timed.
      await session.send('HeapProfiler.collectGarbage');
      const { frameTree } = await session.send('Page.getFrameTree');
      const frameId = frameTree.frame.id;
      const worldName = `bench ${++count}`;
      const world = await session.send('Page.createIsolatedWorld', { frameId, worldName });
      const contextId = world.executionContextId;
      const run = async (expression: string) => {
        const parameters = { contextId, expression, returnByValue: true };
        const before = await mainThreadMs(session);
        const { result, exceptionDetails } = await session.send('Runtime.evaluate', parameters);
        const cpuMs = (await mainThreadMs(session)) - before;
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return { value: result.value, cpuMs };
      };
      // Else V8 takes what it compiled for the last world.
      await run(`${script}\n//${count}`);
      return { run };
    },
    close: () => browser.close(),
  };
}

export async function firefoxWorlds(): Promise<Worlds> {
  const program = findBrowser('firefox').path;
  if (!program) throw new Error('No Firefox found.');
  const profile = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
  writeFileSync(
    join(profile, 'user.js'),
    'user_pref("remote.active-protocols", 1);\nuser_pref("browser.startup.page", 0);\n',
  );
  const bidi = await startFirefox(program, profile, false);
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
  });
  await bidi.send('browsingContext.setViewport', {
    context,
    viewport: { width: 1280, height: 800 },
  });
  let count = 0;
  return {
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async fresh(script) {
      const sandbox = `bench ${++count}`;
      const run = async (expression: string) => {
        const answer = await bidi.send<Answer>('script.evaluate', {
          target: { context, sandbox },
          expression: `JSON.stringify(${expression})`,
          awaitPromise: false,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return { value: JSON.parse(answer.result.value), cpuMs: null };
      };
      await run(`(() => { ${script}\nreturn ${count} })()`);
      return { run };
    },
    async close() {
      await bidi.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Answer =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };
