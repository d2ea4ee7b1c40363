import { i18n } from '#i18n';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import type { InvalidReason, Validity } from '@/lib/address/validate';
import { number } from '@/lib/extension/figures';
import { isByCase } from '@/lib/extension/invalid-words';

type Invalid = Extract<Validity, { status: 'invalid' }>;

const keys = {
  empty: 'row.noAddress',
  length: 'row.length',
  character: 'row.character',
  'foreign-letter': 'row.foreignLetter',
  'mixed-case': 'row.mixedCase',
  'wrong-case': 'row.wrongCase',
  prefix: 'row.prefix',
  checksum: 'row.checksum',
  payload: 'row.payload',
  // This is told of a network that somebody chose.
  'one-case': 'row.notAnAddress',
  // A row that fits some network is taken.
  'wrong-network': 'row.notAnAddress',
  testnet: 'row.testnet',
  'not-an-address': 'row.notAnAddress',
} as const satisfies Record<InvalidReason, string>;

/**
 * Why the text of a row is no address, for who looks at a list that others wrote: what is wrong, and no advice. `networkId`: what it looks
 * like; null: like nothing.
 */
export function rowWords(validity: Invalid, networkId: NetworkId | null): string {
  const why = whyWords(validity, networkId);
  if (!networkId) return why;
  return i18n.t('row.looksLike', { network: findNetwork(networkId).name, why });
}

function whyWords({ reason, position }: Invalid, networkId: NetworkId | null): string {
  if (reason === 'character' && position !== undefined)
    return i18n.t('row.characterAt', { place: number(position + 1) });
  if (reason === 'checksum' && networkId && isByCase(networkId)) return i18n.t('row.mistypedCase');
  return i18n.t(keys[reason]);
}
