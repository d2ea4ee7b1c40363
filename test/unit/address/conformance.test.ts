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

/** Disagreements with a source that we stand by: address, and why. */
const accepted: Record<string, string> = {};

describe.runIf(isAtHand)('shared vectors', () => {
  const entries = (isAtHand ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): Entry[] => JSON.parse(readFileSync(folder + name, 'utf8')))
    .filter(({ network, disputed }) => isNetworkId(network) && !disputed);

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
      .filter(({ address }) => !(address in accepted));
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
