import { useRef } from 'react';

/** Tells later whether a value is still the same: what was typed while it was being saved is still to be saved. */
export function useIsStill<Value>(value: Value): () => boolean {
  const latest = useRef(value);
  latest.current = value;
  return () => latest.current === value;
}
