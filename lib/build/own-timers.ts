/**
 * Timers that nobody else can end, in place of the browser's. Those of a content script are numbered along with the page's: a page that clears
 * all the numbers that there are, as some do when they begin anew, would end the reading of itself, and the guard of the card. An
 * AbortSignal has no number. Nothing is told to what is called, and a time in the past is now.
 */
export const ownTimers = {
  define: Object.fromEntries(
    ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'].map((name) => [
      name,
      name.startsWith('clear') ? 'endTimer$' : `${name}$`,
    ]),
  ),
  intro: `
    const setTimeout$ = (run, ms, again) => {
      const timer = {};
      const plan = () => {
        timer.signal = AbortSignal$.timeout(ms > 0 ? ms : 0);
        timer.signal.onabort = () => {
          if (again) plan();
          run();
        };
      };
      plan();
      return timer;
    };
    const setInterval$ = (run, ms) => setTimeout$(run, ms, true);
    const endTimer$ = (timer) => {
      if (timer) timer.signal.onabort = null;
    };`,
};
