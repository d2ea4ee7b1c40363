import { accusedAmong, isCulprit, isHarmed, isOfParty, isPayee } from '@/lib/extension/fields';
import { readText } from '@/lib/service/read-fields';
import { isContract } from './known-fields';
import { isAddress } from './read-row';
import type { Fields } from './row-rules';

/**
 * The address of whoever is accused, in a row whose names say nothing of addresses: 'from' and 'to', or 'scammer'; or in one that has only
 * that of a contract, beside whoever attacked it, or of a wallet, beside whom it paid. `named`: the field for the address.
 */
export function accusedOf(fields: Fields, named: string | undefined): unknown {
  const names = Object.keys(fields).slice(0, 100);
  if (!tellAccused(names, named)) return undefined;
  const places = names.flatMap((name, at) => (isAddress(readText(fields[name])) ? [at] : []));
  const at = places.length > 0 ? accusedAmong(names, places) : undefined;
  return at === undefined ? undefined : fields[names[at] ?? ''];
}

/** Whether some names tell who is accused better than the field for the address does. */
function tellAccused(names: string[], named: string | undefined): boolean {
  if (named === undefined) return names.some(isOfParty);
  if (isContract(named)) return names.some(isCulprit);
  return /^(?:wallet|account)$/i.test(named) && names.some(isPayee) && !names.some(isHarmed);
}
