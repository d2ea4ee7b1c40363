/** Runs in the page: keeps what it and its console say from now on. */
export function listen(): void {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  addEventListener('error', ({ message }) => said.push(message));
  addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)));
  for (const name of ['error', 'warn', 'log', 'debug'] as const) {
    console[name] = (...words: unknown[]) => said.push(words.join(' '));
  }
}
