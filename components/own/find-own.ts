import { accountKey } from '@/lib/address/account-key';
import type { OwnEntry } from '@/lib/extension/own-messages';
import type { Verdict } from '@/lib/verdict/verdict';

/** The user's entry that a verdict tells of, whatever the spelling; null: it is gone. */
export function findOwn(
  { address, networkId, networks }: Pick<Verdict, 'address' | 'networkId' | 'networks'>,
  entries: readonly OwnEntry[],
): OwnEntry | null {
  const possible = networkId ? [networkId, ...networks] : networks;
  const keys = possible.map((id) => accountKey(address, id));
  for (const key of keys) {
    const found = entries.find((entry) => entry.key === key);
    if (found) return found;
  }
  return null;
}
