import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ProcessDied } from './driver';

/** WebDriver BiDi over node's own WebSocket: commands by name, as https://w3c.github.io/webdriver-bidi/ has them. */
export type Bidi = {
  /** Sends a command. The answer is taken as it comes: the browser is trusted here. */
  send<R>(method: string, params: object): Promise<R>;
  /** Evaluates an expression that gives a string, or a promise of one, in a browsing context. */
  evaluate(context: string, expression: string): Promise<string>;
  /** The same in the browser's own window, with all privileges: Services, ChromeUtils, WebExtensionPolicy. */
  evaluatePrivileged(expression: string): Promise<string>;
  closed: Promise<unknown>;
  close(): Promise<void>;
};

/** So much of what was said is told where something fails, in characters. */
const longestSaid = 10_000;

/** Starts Firefox with a profile folder, and opens a session. */
export async function startFirefox(
  program: string,
  profile: string,
  headed: boolean,
): Promise<Bidi> {
  const args = [
    ...(headed ? [] : ['--headless']),
    '--no-remote',
    '--remote-debugging-port=0',
    // Lets extension pages be opened, and the browser's own window be reached.
    '--remote-allow-system-access',
    '--profile',
    profile,
  ];
  const firefox = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const said = listenTo(firefox);
  const socket = new WebSocket(`${await readAddress(firefox, said)}/session`);
  await once(socket, 'open');
  const { send, fail } = sendThrough(socket);
  await send('session.new', { capabilities: {} });
  const evaluate = (context: string, expression: string) => evaluateIn(send, context, expression);
  const evaluatePrivileged = async (expression: string) => {
    const params = { 'moz:scope': 'chrome' };
    const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', params);
    return evaluate(tree.contexts[0]?.context ?? '', expression);
  };
  // What was asked of a process that died is not answered, and nothing that is asked later can be trusted.
  evaluatePrivileged(`(${untilProcessDied})()`).then(
    async (which) => {
      // Its last words come another way.
      await wait(500);
      fail(new ProcessDied(`A process of Firefox died: ${which}\n${said()}`));
    },
    () => undefined,
  );
  return {
    send,
    evaluate,
    evaluatePrivileged,
    closed: once(firefox, 'exit'),
    async close() {
      if (firefox.exitCode !== null) return;
      const ended = once(firefox, 'exit');
      // The browser may end before it answers.
      void send('browser.close', {}).catch(() => null);
      const isLate = await Promise.race([
        ended.then(() => false),
        wait(5000, true, { ref: false }),
      ]);
      if (isLate) firefox.kill('SIGKILL');
      await ended;
      socket.close();
    },
  };
}

/** What Firefox and its processes said last. */
function listenTo({ stderr }: ChildProcess): () => string {
  let said = '';
  stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-longestSaid);
  });
  return () => said;
}

function readAddress(firefox: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Firefox did not start: ${why}\n${said()}`));
    const timer = setTimeout(() => fail('it took more than 60 s'), 60_000);
    timer.unref();
    firefox.once('error', (error) => fail(error.message));
    firefox.once('exit', (code) => fail(`it ended with ${code}`));
    firefox.stderr?.on('data', () => {
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said())?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

function sendThrough(socket: WebSocket): { send: Bidi['send']; fail(error: Error): void } {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    for (const command of waiting.values()) command.reject(error);
  };
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result);
  });
  socket.addEventListener('close', () => fail(new Error('Firefox is closed')));
  const send = <R>(method: string, params: object) =>
    new Promise<R>((resolve, reject) => {
      lastId++;
      waiting.set(lastId, { resolve: (result) => resolve(result as R), reject });
      // Also where it is not waited for: the browser is still to be closed.
      socket.send(JSON.stringify({ id: lastId, method, params }));
      if (failure) reject(failure);
    });
  return { send, fail };
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

async function evaluateIn(
  send: Bidi['send'],
  context: string,
  expression: string,
): Promise<string> {
  const evaluated = await send<Evaluated>('script.evaluate', {
    target: { context },
    expression,
    awaitPromise: true,
    userActivation: true,
  });
  if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
  return evaluated.result.value ?? '';
}

/** Runs in the browser's own window: tells which of its processes ended without being told to. */
function untilProcessDied(): Promise<string> {
  const { Services, Ci } = Object(globalThis);
  type Details = { get(name: string): unknown; hasKey(name: string): boolean };
  return new Promise((resolve) => {
    Services.obs.addObserver(function tell(subject: { QueryInterface(type: unknown): Details }) {
      const details = subject.QueryInterface(Ci.nsIPropertyBag2);
      if (!details.hasKey('abnormal')) return;
      Services.obs.removeObserver(tell, 'ipc:content-shutdown');
      resolve(`${details.get('childID')}`);
    }, 'ipc:content-shutdown');
  });
}
