import { accountKey } from '@/lib/address/account-key';
import type { OwnEntry } from '@/lib/extension/own-messages';
import type { Verdict } from '@/lib/verdict/verdict';

/** The key of the user's entry that a verdict tells of, whatever the spelling; null: it is gone. */
export function findOwnKey(
  { address, networkId, networks }: Pick<Verdict, 'address' | 'networkId' | 'networks'>,
  entries: readonly OwnEntry[],
): string | null {
  const possible = networkId ? [networkId, ...networks] : networks;
  const keys = possible.map((id) => accountKey(address, id));
  return keys.find((key) => entries.some((entry) => entry.key === key)) ?? null;
}
