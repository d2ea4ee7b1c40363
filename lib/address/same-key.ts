import { accountKey } from './account-key';
import type { Encoding } from './encoding';
import { type NetworkId, networks } from './networks';

/**
 * The networks on which the account of a valid address can be paid, in whatever spelling, likeliest first: all that share its kind of
 * key. The network itself is among them. A kind of one network's own gives that network alone.
 */
export function networksOfKey(address: string, networkId: NetworkId): NetworkId[] {
  const [kind = '', payload = ''] = accountKey(address, networkId).split(':');
  const size = payload.length / 2;
  return networks
    .filter(({ id, encodings }) => id === networkId || encodings.some((e) => takes(e, kind, size)))
    .map(({ id }) => id);
}

/** Whether an encoding spells accounts of a kind whose payload has so many bytes. */
function takes(encoding: Encoding, kind: string, size: number): boolean {
  switch (encoding.family) {
    case 'base58check':
    case 'xrp':
      return encoding.forms.some(
        (form) => !form.test && form.kind === kind && (form.bytes ?? 20) === size,
      );
    case 'bech32':
    case 'avalanche':
      return encoding.payloads.some((form) => form.kind === kind && form.bytes === size);
    case 'hex':
      return encoding.shapes.some(
        (form) => form.kind === kind && (form.bytes ?? form.digits / 2) === size,
      );
    case 'base58':
      return encoding.kind === kind && encoding.bytes === size;
    case 'nem':
      return encoding.kind === kind;
    default:
      return shared[encoding.family]?.includes(`${kind}${size}`) ?? false;
  }
}

const bitcoinKinds = ['h16020', 'script20'];
const evmKinds = ['evm2020'];

/** What encodings without a list of forms spell: the kind and the bytes of its payload. Kinds of one family alone are left out. */
const shared: Partial<Record<Encoding['family'], readonly string[]>> = {
  segwit: ['h16020', 'script32', 'p2tr32'],
  blech32: ['h16020', 'script32', 'p2tr32'],
  cashaddr: [...bitcoinKinds, 'script-twice32'],
  'cash-legacy': bitcoinKinds,
  stacks: bitcoinKinds,
  zcash: ['h16020'],
  ss58: ['pub3232', 'pub3333'],
  evm: evmKinds,
  'evm-prefix': evmKinds,
  'evm-inverted': evmKinds,
  eip1191: evmKinds,
  filecoin: evmKinds,
  aeternity: ['ed2551932'],
  algorand: ['ed2551932'],
  stellar: ['ed2551932'],
  casper: ['ed2551932', 'secp256k133'],
  keeta: ['ed2551932', 'secp256k133'],
  kadena: ['ed2551932'],
  nano: ['nano32'],
  ton: ['ton33'],
};
