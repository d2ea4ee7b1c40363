import { type Dispatch, type SetStateAction, useEffect } from 'react';

type Idle = { status: 'idle' };

/** What was done is news until something else is pressed: a state that `isSaid` is idle then, unless that press began something here. */
export function useUntilElse<State>(
  isSaid: boolean,
  state: State | Idle,
  setState: Dispatch<SetStateAction<State | Idle>>,
): void {
  useEffect(() => {
    if (!isSaid) return undefined;
    const end = () => setState((now) => (now === state ? { status: 'idle' } : now));
    addEventListener('click', end, { once: true });
    return () => removeEventListener('click', end);
  }, [isSaid, state, setState]);
}
