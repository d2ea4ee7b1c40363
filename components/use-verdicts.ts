import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import { mostQuestions } from '@/lib/extension/check-messages';
import { send } from '@/lib/extension/messages';
import type { Verdict } from '@/lib/verdict/verdict';
import { useLatest } from './use-latest';
import { useTold } from './use-told';

/** More than that nobody looks through. */
const most = 1000;

type Verdicts = ReadonlyMap<string, Verdict>;

/** What the lists in this browser say of some addresses, by address, as far as it is known yet. The service is not asked. */
export function useVerdicts(addresses: readonly string[]): Verdicts {
  return useLookUp(addresses).verdicts;
}

/** The same, and whether the last look-up failed. */
export function useLookUp(addresses: readonly string[]): { verdicts: Verdicts; failed: boolean } {
  const [verdicts, setVerdicts] = useState<Verdicts>(new Map());
  const [failed, setFailed] = useState(false);
  const begin = useLatest();
  const all = addresses.slice(0, most).join('\n');
  const ask = useCallback(() => {
    const isLate = begin();
    lookUp(all === '' ? [] : all.split('\n'), isLate, setVerdicts).then(
      () => !isLate() && setFailed(false),
      (error: unknown) => {
        // A row without these words is still a row.
        console.warn('The addresses cannot be looked up.', error);
        if (!isLate()) setFailed(true);
      },
    );
  }, [all, begin]);
  useEffect(() => {
    ask();
    return () => void begin();
  }, [ask, begin]);
  useTold(ask);
  return { verdicts, failed };
}

async function lookUp(
  addresses: string[],
  isLate: () => boolean,
  show: Dispatch<SetStateAction<Verdicts>>,
): Promise<void> {
  const found = new Map<string, Verdict>();
  for (let from = 0; from < addresses.length; from += mostQuestions) {
    const part = addresses.slice(from, from + mostQuestions);
    const questions = part.map((address) => ({ address, networkId: null }));
    const verdicts = await send('many/look-up', { questions });
    if (isLate()) return;
    for (const [i, verdict] of verdicts.entries()) found.set(part[i] ?? '', verdict);
    const isAll = from + mostQuestions >= addresses.length;
    // What was known of those that are still to come stays.
    show((known) => (isAll ? found : new Map([...known, ...found])));
  }
}
