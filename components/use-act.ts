import { useState } from 'react';
import { errorWords } from '@/components/error-words';
import { useLatest } from './use-latest';
import { useUntilElse } from './use-until-else';

/** `holdsFor`: of what the message is true, where it may become untrue. What is done is said until then, or until something else is done. */
export type ActState =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'done'; message: string; holdsFor?: string }
  | { status: 'failed'; message: string; holdsFor?: string };

/** What one press of a button does, and what came of it. A press while the last one runs makes that one's outcome a late one, which is dropped. */
export function useAct() {
  const [state, setState] = useState<ActState>({ status: 'idle' });
  const begin = useLatest();

  async function run(act: () => Promise<ActState>) {
    const isLate = begin();
    setState({ status: 'running' });
    const outcome = await act().catch(
      (error: unknown): ActState => ({ status: 'failed', message: errorWords(error) }),
    );
    if (!isLate()) setState(outcome);
  }
  const clear = () => setState({ status: 'idle' });
  useUntilElse(state.status === 'done' && state.holdsFor === undefined, state, setState);
  return { state, run, clear };
}
