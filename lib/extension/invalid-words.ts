import { i18n } from '#i18n';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import type { InvalidReason } from '@/lib/address/validate';
import type { Reason } from '@/lib/verdict/verdict';
import { number } from './figures';
import { networkNames } from './network-names';

type InvalidReasonOf = Extract<Reason, { code: 'invalid' }>;
type Invalid = InvalidReasonOf['validity'];

/** Why a text is no address, in a sentence: by itself, or after what the text looks like. */
export function invalidText({ validity, looksLike, chosen }: InvalidReasonOf): string {
  const readFor = looksLike ?? chosen;
  const why =
    validity.reason === 'prefix' && (looksLike || validity.position !== undefined)
      ? beginningWords(validity)
      : ((readFor && wordsOn(readFor, validity, chosen)) ?? invalidWords(validity));
  return looksLike
    ? i18n.t('invalid.looksLike', { network: findNetwork(looksLike).name, why })
    : why.charAt(0).toLocaleUpperCase(i18n.t('locale')) + why.slice(1);
}

/** Where the case of the letters is the checksum (EIP-55, EIP-1191, Starknet): in another case it is the same account. */
export function isByCase(id: NetworkId): boolean {
  return findNetwork(id).encodings.some(({ family }) =>
    ['evm', 'eip1191', 'starknet'].includes(family),
  );
}

/** What is said of a text on one network alone; undefined: nothing else than on others. */
function wordsOn(id: NetworkId, validity: Invalid, chosen?: NetworkId): string | undefined {
  const { reason, position, networks } = validity;
  if (reason === 'wrong-network' && networks && chosen) {
    const names = networkNames(sameCoinFirst(networks, chosen));
    return i18n.t('invalid.wrongNetworkNot', { networks: names, chosen: findNetwork(chosen).name });
  }
  if (!isByCase(id)) return undefined;
  if (reason === 'character' && position === 1) return i18n.t('invalid.capitalX');
  return reason === 'checksum' ? caseWords(validity) : undefined;
}

/** Who chose Injective for an address of Injective EVM is told that before Ethereum. Bitcoin is the coin of many and tells of none. */
function sameCoinFirst(networks: readonly NetworkId[], chosen: NetworkId): readonly NetworkId[] {
  const { symbol } = findNetwork(chosen);
  const [same, another] = networks.filter((id) => findNetwork(id).symbol === symbol);
  return same && !another ? [same, ...networks.filter((id) => id !== same)] : networks;
}

function caseWords({ position }: Invalid): string {
  return position === undefined
    ? i18n.t('invalid.checksumCase')
    : i18n.t('invalid.checksumCaseAt', { place: number(position + 1) });
}

/** Of a text that only its check digits tell the network of. */
function beginningWords({ position }: Invalid): string {
  return position === undefined
    ? i18n.t('invalid.beginning')
    : i18n.t('invalid.beginningAt', { place: number(position + 1) });
}

const invalidKeys = {
  empty: 'invalid.empty',
  length: 'invalid.length',
  character: 'invalid.character',
  'foreign-letter': 'invalid.foreignLetter',
  'mixed-case': 'invalid.mixedCase',
  'one-case': 'invalid.oneCase',
  'wrong-case': 'invalid.wrongCase',
  prefix: 'invalid.prefix',
  checksum: 'invalid.checksum',
  payload: 'invalid.payload',
  'wrong-network': 'invalid.wrongNetwork',
  testnet: 'invalid.testnet',
  'not-an-address': 'invalid.notAnAddress',
} as const satisfies Record<InvalidReason, string>;

function invalidWords({ reason, position, networks }: Invalid): string {
  if (reason === 'character' && position !== undefined)
    return i18n.t('invalid.characterAt', { place: number(position + 1) });
  if (reason === 'foreign-letter' && position !== undefined)
    return i18n.t('invalid.foreignLetterAt', { place: number(position + 1) });
  if (reason === 'checksum' && position !== undefined)
    return i18n.t('invalid.checksumAt', { place: number(position + 1) });
  if (reason === 'wrong-network' && networks)
    return i18n.t('invalid.wrongNetworkOf', { networks: networkNames(networks) });
  if (reason === 'testnet' && networks)
    return i18n.t('invalid.testnetOr', { networks: networkNames(networks) });
  return i18n.t(invalidKeys[reason]);
}
