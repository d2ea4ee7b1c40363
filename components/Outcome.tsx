import { Notice } from '@/components/Notice';
import type { ActState } from './use-act';
import { useSaidInView } from './use-said-in-view';

const tones = { running: 'hint', done: 'done', failed: 'error' } as const;

/** What came of a button, in words. */
export function Outcome({ state, running }: { state: ActState; running: string }) {
  const words = wordsOf(state, running);
  const place = useSaidInView(words);
  if (state.status === 'idle') return null;
  return (
    <Notice ref={place} tone={tones[state.status]}>
      {words}
    </Notice>
  );
}

function wordsOf(state: ActState, running: string): string {
  if (state.status === 'idle') return '';
  return state.status === 'running' ? running : state.message;
}
