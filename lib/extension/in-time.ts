/**
 * What somebody answers, if in time: a frame of a page whose script is busy, or that the browser froze, may be silent for long, and so may
 * the browser itself.
 * @returns 'late' after a second, or so many milliseconds
 */
export async function inTime<T>(answer: Promise<T>, patience = 1000): Promise<T | 'late'> {
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => late.resolve('late'), patience);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
