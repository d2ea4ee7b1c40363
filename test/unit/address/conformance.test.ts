import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isNetworkId } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';

// Facts gathered from public specifications and test suites. They lie beside the project where it is developed, not in it.
const folder = fileURLToPath(new URL('../../../../shared/vectors/', import.meta.url));
const isAtHand = existsSync(folder);
if (!isAtHand) console.log('Skipped: no shared vectors at ../shared/vectors.');

type Entry = {
  network: string;
  address: string;
  valid: boolean;
  net: 'mainnet' | 'testnet';
  source: string;
  disputed?: boolean;
};

/** Disagreements with a source that we stand by: network, net and address, and why. */
const accepted: Record<string, string> = {
  'rootstock testnet 0x42712D45473476B98452F434E72461577D686318':
    'All letters are upper case, so it is as well an address of the main network without a checksum.',
  'rootstock testnet 0x88021160c5C792225E4E5452585947470010289d':
    'EIP-1191 gives chain 30 the same spelling as chain 31; the same text is listed for the main network.',
};

describe.runIf(isAtHand)('shared vectors', () => {
  const everyEntry = (isAtHand ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): Entry[] => JSON.parse(readFileSync(folder + name, 'utf8')));
  const entries = everyEntry.filter(({ disputed }) => !disputed);

  test('are all of networks that we know', () => {
    expect(everyEntry.filter(({ network }) => !isNetworkId(network))).toEqual([]);
  });

  test('hold every kind of entry for our networks', () => {
    const kinds = new Set(entries.map(({ net, valid }) => `${net} ${valid}`));
    expect([...kinds].sort()).toEqual([
      'mainnet false',
      'mainnet true',
      'testnet false',
      'testnet true',
    ]);
  });

  test('are answered as their source says, but for the listed disagreements', () => {
    const disagreements = entries
      .filter((entry) => !agrees(entry))
      .map(({ network, net, address, valid }) => ({ network, net, address, valid }))
      .filter(({ network, net, address }) => !(`${network} ${net} ${address}` in accepted));
    expect(disagreements).toEqual([]);
  });
});

/** A valid address of a test network must be called one; an invalid one must not. */
function agrees({ network, net, address, valid }: Entry): boolean {
  if (!isNetworkId(network)) return false;
  const validity = validateAddress(address, network);
  if (net === 'mainnet') return (validity.status === 'valid') === valid;
  const isTest = validity.status === 'invalid' && validity.reason === 'testnet';
  return isTest === valid;
}
