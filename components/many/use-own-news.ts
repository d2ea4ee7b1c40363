import { useEffect, useRef } from 'react';
import { useLatest } from '@/components/use-latest';
import { useTold } from '@/components/use-told';
import { send } from '@/lib/extension/messages';

/** Calls back when the user trusts or blocks others than before, in whatever window. `isLate` tells then whether there is newer news. */
export function useOwnNews(onNews: (isLate: () => boolean) => Promise<void>): void {
  /** null: it is not known yet. */
  const known = useRef<string | null>(null);
  const begin = useLatest();
  async function follow() {
    const isLate = begin();
    const { entries } = await send('own/list');
    const version = entries.map(({ key, changedAt }) => `${key} ${changedAt}`).join();
    if (isLate() || version === known.current) return;
    if (known.current !== null) await onNews(isLate);
    if (!isLate()) known.current = version;
  }
  const ask = () =>
    void follow().catch((error: unknown) => {
      // What was known stays, and is looked up again when the window gets the focus.
      console.warn('What the user says of addresses cannot be followed.', error);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then whenever there is news
  useEffect(() => {
    ask();
    return () => void begin();
  }, []);
  useTold(ask);
}
