import { i18n } from '#i18n';
import { accountKey } from '@/lib/address/account-key';
import { identifyNetworks } from '@/lib/address/identify';
import { isNetworkId, type NetworkId } from '@/lib/address/networks';
import { isLikelySecret, recogniseAddress } from '@/lib/address/recognise';
import { holdsSecret } from '@/lib/address/secret-within';
import { blockedFirst } from '@/lib/extension/blocked-first';
import type { OwnRecord, OwnRecords, Said } from '@/lib/extension/own-entries';
import { tooLongWords } from '@/lib/extension/own-limits';
import type { OwnChange, OwnEntry, OwnPut } from '@/lib/extension/own-messages';
import { reasonText } from '@/lib/extension/words';
import { lookupKeys } from '@/lib/reports/record';
import { cleanOwnText } from '@/lib/service/clean-text';
import { secretReason } from '@/lib/verdict/judge';
import { refused } from './refused';

/** What the user wants to say, with the key of its account; or in words why it cannot be taken. Nothing is cut silently. */
export function readOwnChange(
  change: OwnChange,
): { status: 'ok'; key: string; said: Said } | { status: 'refused'; message: string } {
  const { kind, networkId } = change;
  const address = change.address.trim();
  // What looks like a key is never stored, be it in a note.
  const secret = isLikelySecret(address, networkId)
    ? address
    : [change.name, change.note].find(holdsSecret);
  if (secret !== undefined) return refused(reasonText(secretReason(secret)));
  const { networkId: readFor, validity } = recogniseAddress(address, networkId);
  if (validity.status === 'invalid') {
    return refused(
      reasonText({
        code: 'invalid',
        level: 'invalid',
        validity,
        looksLike: networkId ? null : readFor,
      }),
    );
  }
  if (readFor === null) return refused(i18n.t('ownEntry.noNetwork'));
  const tooLong = tooLongWords('name', change.name) ?? tooLongWords('note', change.note);
  if (tooLong !== null) return refused(tooLong);
  const said = {
    address,
    networkId,
    kind,
    name: cleanOwnText(change.name),
    note: cleanOwnText(change.note),
  };
  return { status: 'ok', key: accountKey(address, readFor), said };
}

/**
 * Of which account something is said where no network is chosen: of the one that the user is told to have said something of, unless there
 * ever was an entry of the likeliest: that may be the one that comes back, or is changed, if what the user has `seen` is not only the other.
 */
export function meantEntry(
  known: OwnRecords,
  { key, said }: { key: string; said: Said },
  seen?: number,
): { key: string; said: Said } {
  const { address } = said;
  if (said.networkId !== null) return { key, said };
  const before = blockedFirst(lookupKeys(address).flatMap((one) => saidOf(known, one)));
  const likeliest = known.get(key);
  const isOther = likeliest?.said && likeliest.changedAt !== seen && before?.changedAt === seen;
  if (likeliest && !isOther) return { key, said };
  const isOfBefore = (id: NetworkId) => accountKey(address, id) === before?.key;
  const networkId = identifyNetworks(address).find(isOfBefore);
  return before && networkId ? { key: before.key, said: { ...said, networkId } } : { key, said };
}

/** What the user said of an account; empty: nothing. */
export function saidOf(
  known: OwnRecords,
  key: string,
): (Said & Pick<OwnRecord, 'key' | 'changedAt'>)[] {
  const { said, changedAt = 0 } = known.get(key) ?? {};
  return said ? [{ ...said, key, changedAt }] : [];
}

/** The name and the note that stay as they are, because the user says nothing of them now. */
export function wordsLeft(change: Omit<OwnPut, 'seen'>, before?: OwnRecord): Partial<Said> {
  const { name = '', note = '' } = before?.said ?? {};
  return { ...(change.name === undefined && { name }), ...(change.note === undefined && { note }) };
}

/** The entry of a record; null where it is a deletion. */
export function ownEntry({ key, changedAt, said }: OwnRecord): OwnEntry | null {
  if (!said) return null;
  // Another browser may know more networks.
  const networkId = isNetworkId(said.networkId) ? said.networkId : null;
  return { key, changedAt, ...said, networkId };
}
