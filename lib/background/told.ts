/**
 * Sees to what nobody waits for: its errors stand in the console, behind these words. What the user must know of them is stored by the work
 * itself.
 */
export function tellingErrors(words: string): (work: Promise<unknown>) => Promise<void> {
  return async (work) => {
    try {
      await work;
    } catch (error) {
      console.warn(words, error);
    }
  };
}
