import { useEffect, useState } from 'react';

/** A part of the interface with a script of its own, which is loaded once it is wanted. */
export type Later<Part> = {
  /** null: not loaded yet. */
  part: Part | null;
  load(): Promise<Part>;
};

export function later<Part>(load: () => Promise<Part>): Later<Part> {
  const it: Later<Part> = {
    part: null,
    async load() {
      it.part ??= await load();
      return it.part;
    },
  };
  return it;
}

/** The part, or null until it is there. It is loaded as soon as what stands in for it was painted; where it cannot be, a PartBoundary says so. */
export function useLater<Part>(it: Later<Part>): Part | null {
  const [, setLoaded] = useState(it.part !== null);
  useEffect(() => {
    if (it.part) return;
    const fail = (error: unknown) =>
      setLoaded(() => {
        throw error;
      });
    // What is called in a frame comes before that frame is painted, so the next one is waited for.
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => it.load().then(() => setLoaded(true), fail));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [it]);
  return it.part;
}
