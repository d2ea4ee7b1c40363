import { identifyNetworks } from '@/lib/address/identify';
import { findNamed } from '@/lib/address/name-network';
import { isAddress } from './read-row';

/**
 * The columns of a table without a header: the address is the first cell that is one, what names a network of it is that, and what comes
 * next is its label. Of a line with several addresses there are none.
 */
export function columnsOf(cells: string[]): string[] | null {
  const at = cells.findIndex(isAddress);
  if (at < 0 || cells.length === 1) return null;
  if (cells.filter(isNoHash).length > 1) return [];
  const fitting = identifyNetworks(cells[at] ?? '');
  // A label may be called like another network.
  const network = cells.findIndex((cell) => findNamed(cell).some(({ id }) => fitting.includes(id)));
  const others = cells.map((_, i) => i).filter((i) => i !== at && i !== network);
  // Before the address, a number is that of the row.
  const label = others.find((i) => i > at) ?? others.findLast((i) => !/^\d+$/.test(cells[i] ?? ''));
  return cells.map((_, i) => {
    if (i === at) return 'address';
    if (i === network) return 'network';
    return i === label ? 'label' : `column ${i}`;
  });
}

/** Beside an address stands the hash of a transaction more often than an address of Sui or Aptos. */
export function isHash(cell: string): boolean {
  return /^(0x)?[\da-f]{64}$/i.test(cell);
}

export function isNoHash(cell: string): boolean {
  return isAddress(cell) && !isHash(cell);
}
