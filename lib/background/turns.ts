/** Lets something happen so many times in any minute, all pages together. Forgotten when the background ends. */
export function turnsAMinute(most: number): { take(): boolean } {
  let taken: number[] = [];
  return {
    /** False where there are none left. */
    take() {
      const aMinuteAgo = performance.now() - 60_000;
      taken = taken.filter((at) => at > aMinuteAgo);
      if (taken.length >= most) return false;
      taken.push(performance.now());
      return true;
    },
  };
}
