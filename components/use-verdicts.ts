import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '@/lib/extension/messages';
import type { Verdict } from '@/lib/verdict/verdict';
import { useTold } from './use-told';

/** As many go in one message. */
const batch = 200;
/** More than that nobody looks through. */
const most = 1000;

/** What the lists in this browser say of some addresses, by address, as far as it is known yet. The service is not asked. */
export function useVerdicts(addresses: readonly string[]): ReadonlyMap<string, Verdict> {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict>>(new Map());
  const latest = useRef(0);
  const all = addresses.slice(0, most).join('\n');
  const ask = useCallback(() => {
    const number = ++latest.current;
    const isLate = () => number !== latest.current;
    // A row without these words is still a row.
    lookUp(all === '' ? [] : all.split('\n'), isLate, setVerdicts).catch((error: unknown) =>
      console.warn('The addresses cannot be looked up.', error),
    );
    return () => {
      latest.current++;
    };
  }, [all]);
  useEffect(() => ask(), [ask]);
  useTold(ask);
  return verdicts;
}

async function lookUp(
  addresses: string[],
  isLate: () => boolean,
  show: (verdicts: ReadonlyMap<string, Verdict>) => void,
): Promise<void> {
  const found = new Map<string, Verdict>();
  for (let from = 0; from < addresses.length; from += batch) {
    const part = addresses.slice(from, from + batch);
    const questions = part.map((address) => ({ address, networkId: null }));
    const verdicts = await send('many/look-up', { questions });
    if (isLate()) return;
    for (const [i, verdict] of verdicts.entries()) found.set(part[i] ?? '', verdict);
    show(new Map(found));
  }
}
