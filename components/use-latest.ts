import { useCallback, useRef } from 'react';

/**
 * Tells what was begun last from what was begun before, whose answer comes too late.
 * @returns call it when something begins: it tells then, at any time, whether something else began since
 */
export function useLatest(): () => () => boolean {
  const latest = useRef(0);
  return useCallback(() => {
    const turn = ++latest.current;
    return () => turn !== latest.current;
  }, []);
}
