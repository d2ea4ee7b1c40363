import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '@/components/use-latest';
import { useTold } from '@/components/use-told';
import { send } from '@/lib/extension/messages';
import type { Reason } from '@/lib/verdict/verdict';
import { type Asking, askAll, type CheckState, lookAgain } from './ask-all';

type UnderWay = { text: string; isAtService: boolean };

/**
 * Checks one address at a time: the local lists first, then the service where one is set.
 * What was asked while the browser was offline is asked once more when it is online.
 * What another window says of the address, and what a list does since, counts in the verdict that is shown.
 * A check that starts, stops or is taken back makes every earlier answer a late one, and late answers are dropped.
 */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const begin = useLatest();
  /** The question under way: a second click asks nothing anew. */
  const asking = useRef<UnderWay | null>(null);
  /** The question that the state answers. */
  const answered = useRef<Asking | null>(null);

  const run = useCallback(
    async (question: Asking, show: (next: CheckState) => void) => {
      const text = `${question.ask} ${question.networkId} ${question.address}`;
      if (asking.current?.text === text) return;
      asking.current = { text, isAtService: false };
      answered.current = question;
      const isLate = begin();
      await askAll(question, isLate, (next) => {
        if (isLate()) return;
        asking.current = { text, isAtService: next.status === 'asking-service' };
        show(next);
      });
      if (!isLate()) asking.current = null;
    },
    [begin],
  );

  const check = useCallback((question: Asking) => run(question, setState), [run]);

  /** Asks the same once more. The verdict stays until there is another. */
  const again = useCallback(() => {
    if (!answered.current) return;
    void run(answered.current, (next) => {
      if (next.status !== 'asking-lists') setState(next);
    });
  }, [run]);

  const follow = useFollowing(state, { asking, answered }, setState);
  useWhenOnline(state.status === 'done' && state.verdict.reasons.some(isForOffline), again);

  const stop = useCallback(
    (next: CheckState) => {
      begin();
      // Another window may ask the service the same, and that is not to be taken back.
      const isToCancel = asking.current?.isAtService;
      asking.current = null;
      setState(next);
      if (!answered.current) return;
      const { address, networkId } = answered.current;
      // What the user stopped is not asked again unasked.
      answered.current = { ...answered.current, ask: 'lists' };
      // The answer is dropped whatever comes of this.
      if (isToCancel) send('check/cancel', { address, networkId }).catch(reportError);
    },
    [begin],
  );

  return { state, check, follow, stop };
}

function isForOffline(reason: Reason): boolean {
  return reason.code === 'service-failed' && reason.error === 'offline';
}

/**
 * Has a verdict that is shown follow what the user says of its address, here or in another window, and what a list does since. Asks nobody.
 * @returns call it where the user said something here: who hears of it twice shows it once
 */
function useFollowing(
  state: CheckState,
  { asking, answered }: { asking: RefObject<UnderWay | null>; answered: RefObject<Asking | null> },
  setState: Dispatch<SetStateAction<CheckState>>,
): () => void {
  const begin = useLatest();
  async function lookUp() {
    const question = answered.current;
    const isOfLists = asking.current?.isAtService === false;
    if (!question || isOfLists || !('verdict' in state)) return;
    const isLate = begin();
    const verdict = await lookAgain(question);
    if (isLate() || answered.current !== question) return;
    // The service may have answered meanwhile.
    setState((now) => ('verdict' in now ? { ...now, verdict: verdict(now.verdict) } : now));
  }
  const follow = () => void lookUp().catch(reportError);
  useTold(follow);
  return follow;
}

function useWhenOnline(isWaiting: boolean, act: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    addEventListener('online', act);
    return () => removeEventListener('online', act);
  }, [isWaiting, act]);
}
