import { withPlainLetters } from '@/lib/address/foreign-letters';
import { looksLikeKey } from '@/lib/address/key';
import type { NetworkId } from '@/lib/address/networks';
import { recogniseAddress } from '@/lib/address/recognise';
import type { History } from '@/lib/extension/history-messages';
import { lockedSettings } from '@/lib/extension/managed';
import { readSettings } from '@/lib/extension/settings';
import { isOnlyBlocked, type Verdict } from '@/lib/verdict/verdict';
import { lastChecks, putCheck } from './history-store';
import { isNearlyAddress } from './recognised';

/**
 * Keeps what the user checked by hand, where the user wants that. A text that is no address, or looks like a key, is not kept. A browser
 * that does not store it changes nothing about the check.
 */
export async function keepCheck(verdict: Verdict): Promise<void> {
  try {
    const { settings } = await readSettings();
    const { address, networkId, at, level } = verdict;
    if (!settings.history || !mayBeKept(address, networkId)) return;
    await putCheck({ address, networkId, at, level, isOnlyBlocked: isOnlyBlocked(verdict) });
  } catch (error) {
    console.warn('The check cannot be kept in the history.', error);
  }
}

/** The last checks, the latest first. */
export async function listChecks({ most }: { most: number }): Promise<History> {
  const [{ settings }, locked, entries] = await Promise.all([
    readSettings(),
    lockedSettings(),
    lastChecks(most),
  ]);
  return { isKept: settings.history, isLocked: locked.includes('history'), entries };
}

/** A text that is no address, or looks like a key, is in no history. */
export function mayBeKept(address: string, networkId: NetworkId | null): boolean {
  // A letter of another alphabet makes no other text of a key.
  if (looksLikeKey(withPlainLetters(address))) return false;
  const { validity } = recogniseAddress(address, networkId);
  const isDisguised = validity.status === 'invalid' && validity.reason === 'foreign-letter';
  return isDisguised || isNearlyAddress(validity);
}
