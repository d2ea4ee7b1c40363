/** Work that goes on step by step, and that the user pauses, lets go on, and stops. */
export type Pace = {
  /** Resolves before each step, when it is not paused; to false once it is stopped. */
  ready(): Promise<boolean>;
  /** Resolves after so many milliseconds, or as soon as the work is stopped. */
  wait(milliseconds: number): Promise<void>;
  pause(): void;
  goOn(): void;
  stop(): void;
  isStopped(): boolean;
};

export function startPace(): Pace {
  const stopping = new AbortController();
  const { signal } = stopping;
  let gate: PromiseWithResolvers<void> | null = null;
  const open = () => {
    gate?.resolve();
    gate = null;
  };
  return {
    async ready() {
      await gate?.promise;
      return !signal.aborted;
    },
    wait: (milliseconds) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const timer = setTimeout(resolve, milliseconds);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    pause() {
      if (!signal.aborted) gate ??= Promise.withResolvers();
    },
    goOn: open,
    stop() {
      stopping.abort();
      open();
    },
    isStopped: () => signal.aborted,
  };
}
