import { useVerdicts } from '@/components/use-verdicts';
import type { OwnChange } from '@/lib/extension/own-messages';
import type { Verdict } from '@/lib/verdict/verdict';

/** The verdicts of those of the user's addresses that are reported, by address. */
export function useReported(
  entries: readonly Pick<OwnChange, 'address'>[],
): ReadonlyMap<string, Verdict> {
  const verdicts = useVerdicts(entries.map(({ address }) => address));
  return new Map(
    [...verdicts].filter(([, { reasons }]) => reasons.some(({ code }) => code === 'reported')),
  );
}
