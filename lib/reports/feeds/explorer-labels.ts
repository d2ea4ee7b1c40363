import { readText } from '@/lib/service/read-fields';
import { accuses } from './accusing';
import { labelOf } from './label-of';

/** More that explorers call whoever is accused. */
const accused = /heist|ofac|blocked|compromised|take[ -]?down/i;

/**
 * The public labels of an explorer, where none of them accuses: most of such a collection are of wallets and contracts that nobody reports
 * (brianleect/etherscan-labels, dawsbot/eth-labels). null: one does, or there are none.
 */
export function explorerLabels(
  fields: Readonly<Record<string, unknown>>,
): { says: 'cleared'; name: string; value: string } | null {
  const { name, nameTag, label, labels } = fields;
  const isOne = 'nameTag' in fields && 'label' in fields;
  // Whoever reports somebody says more, as when, or of which network.
  const isSeveral =
    Object.keys(fields).every((field) => ['address', 'name', 'labels'].includes(field)) &&
    'name' in fields &&
    Array.isArray(labels) &&
    labels.length > 0;
  if (!isOne && !isSeveral) return null;
  const said = [name, nameTag, label, ...(Array.isArray(labels) ? labels : [])].map(readText);
  if (said.some((one) => accuses(one) || accused.test(one))) return null;
  return {
    says: 'cleared',
    name: isOne ? 'label' : 'labels',
    value: labelOf(isOne ? label : labels),
  };
}
