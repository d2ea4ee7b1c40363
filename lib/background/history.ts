import { looksLikeKey } from '@/lib/address/key';
import { isNetworkId } from '@/lib/address/networks';
import type { History } from '@/lib/extension/history-messages';
import { lockedSettings } from '@/lib/extension/managed';
import { readSettings } from '@/lib/extension/settings';
import type { Verdict } from '@/lib/verdict/verdict';
import { lastChecks, putCheck } from './history-store';

/** Texts that are wrong in one of these ways are addresses all the same; any other may be a password. */
const nearlyAddresses = ['checksum', 'payload', 'mixed-case', 'testnet', 'wrong-network'];

/**
 * Keeps what the user checked by hand, where the user wants that. A text that is no address, or looks like a key, is not kept. A browser
 * that does not store it changes nothing about the check.
 */
export async function keepCheck(verdict: Verdict): Promise<void> {
  try {
    const { settings } = await readSettings();
    if (!settings.history || !isKept(verdict)) return;
    const { address, networkId, at, level } = verdict;
    await putCheck({ address, networkId, at, level });
  } catch (error) {
    console.warn('The check cannot be kept in the history.', error);
  }
}

/** The last checks, the latest first. */
export async function listChecks({ most }: { most: number }): Promise<History> {
  const [{ settings }, locked, kept] = await Promise.all([
    readSettings(),
    lockedSettings(),
    lastChecks(most),
  ]);
  const entries = kept.map((entry) => ({
    ...entry,
    // A newer version may have known more networks.
    networkId: isNetworkId(entry.networkId) ? entry.networkId : null,
  }));
  return { isKept: settings.history, isLocked: locked.includes('history'), entries };
}

function isKept({ address, format, reasons }: Verdict): boolean {
  if (looksLikeKey(address)) return false;
  if (format !== undefined) return true;
  return reasons.some(
    (reason) => reason.code === 'invalid' && nearlyAddresses.includes(reason.validity.reason),
  );
}
