import { Notice } from '@/components/Notice';
import type { ActState } from './use-act';

/** What came of a button, in words. */
export function Outcome({ state, running }: { state: ActState; running: string }) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'running':
      return <Notice tone="hint">{running}</Notice>;
    case 'done':
      return <Notice tone="done">{state.message}</Notice>;
    case 'failed':
      return <Notice tone="error">{state.message}</Notice>;
  }
}
