import { useVerdicts } from '@/components/use-verdicts';
import type { OwnEntry } from '@/lib/extension/own-messages';
import type { Verdict } from '@/lib/verdict/verdict';

/** The verdicts of those addresses that the user trusts and the lists in this browser warn of, by address. */
export function useWarned(entries: readonly OwnEntry[]): ReadonlyMap<string, Verdict> {
  const trusted = entries.filter(({ kind }) => kind === 'trusted');
  const verdicts = useVerdicts(trusted.map(({ address }) => address));
  return new Map([...verdicts].filter(([, { level }]) => level === 'danger'));
}
