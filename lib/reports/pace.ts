/** How fast a reading is that has seen so many records; nothing where that is too early to say. */
export type Pace = (seen: number) => { perSecond?: number };

/** The pace from now on: a reading that was stopped for a night is no slower. `now` in milliseconds. */
export function paceFrom(before: number, now: () => number): Pace {
  const begun = now();
  return (seen) => {
    const seconds = (now() - begun) / 1000;
    return seconds < 1 ? {} : { perSecond: Math.round((seen - before) / seconds) };
  };
}
