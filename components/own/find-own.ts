import { accountKey } from '@/lib/address/account-key';
import type { NetworkId } from '@/lib/address/networks';
import { blockedFirst } from '@/lib/extension/blocked-first';
import type { OwnEntry } from '@/lib/extension/own-messages';
import type { Verdict } from '@/lib/verdict/verdict';

/** The user's entry that a verdict tells of, whatever the spelling; null: it is gone. */
export function findOwn(
  { address, networkId, networks }: Pick<Verdict, 'address' | 'networkId' | 'networks'>,
  entries: readonly OwnEntry[],
): OwnEntry | null {
  const entryOf = (id: NetworkId) => {
    const wanted = accountKey(address, id);
    return entries.filter(({ key }) => key === wanted);
  };
  const chosen = networkId ? entryOf(networkId) : [];
  return chosen[0] ?? blockedFirst(networks.flatMap(entryOf)) ?? null;
}
