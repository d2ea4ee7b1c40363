import { useRef, useState } from 'react';
import { errorWords } from '@/components/error-words';

/** `holdsFor`: of what the message is true, where it may become untrue. */
export type ActState =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'done'; message: string; holdsFor?: string }
  | { status: 'failed'; message: string; holdsFor?: string };

/** What one press of a button does, and what came of it. A press while the last one runs makes that one's outcome a late one, which is dropped. */
export function useAct() {
  const [state, setState] = useState<ActState>({ status: 'idle' });
  const latest = useRef(0);

  async function run(act: () => Promise<ActState>) {
    const number = ++latest.current;
    setState({ status: 'running' });
    const outcome = await act().catch(
      (error: unknown): ActState => ({ status: 'failed', message: errorWords(error) }),
    );
    if (number === latest.current) setState(outcome);
  }
  const clear = () => setState({ status: 'idle' });
  return { state, run, clear };
}
