import { expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { networks } from '@/lib/address/networks';
import { networksOfKey } from '@/lib/address/same-key';
import { readVectors } from './vectors';

test('a key of Bitcoin lives on the networks that took its forms', () => {
  // BIP-173's example key.
  const found = networksOfKey('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin');
  expect(found.slice(0, 4)).toEqual(['bitcoin', 'xrp', 'dogecoin', 'avalanche']);
  expect(found).not.toContain('ethereum');
});

test('an account of Ethereum lives on every EVM network and on TRON', () => {
  const found = networksOfKey('0x52908400098527886E0F7030069857D2E4169EE7', 'ethereum');
  expect(found.slice(0, 3)).toEqual(['ethereum', 'tron', 'bsc']);
  expect(found).not.toContain('bitcoin');
});

test('a taproot key of Bitcoin is none of a script', () => {
  const address = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
  expect(networksOfKey(address, 'bitcoin')).not.toContain('dogecoin');
});

test('a script of 32 bytes is another one on Bitcoin Cash, which hashes it twice', () => {
  const address = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';
  expect(networksOfKey(address, 'bitcoin')).not.toContain('bitcoin-cash');
});

test('every network that spells a key is named for it, whichever network it is asked for', () => {
  const keys = networks.flatMap(({ id }) =>
    readVectors(id)
      .filter(({ expected }) => expected.status === 'valid')
      .map(({ address }) => ({ id, address, kind: kindOf(accountKey(address, id)) }))
      // A name is no key: whoever has it on EOS may not have it on WAX.
      .filter(({ kind }) => !kind.includes('-name')),
  );
  const spelling = Map.groupBy(keys, ({ kind }) => kind);
  const missing = keys.flatMap(({ id, address, kind }) => {
    const named = new Set(networksOfKey(address, id));
    return (spelling.get(kind) ?? [])
      .filter((other) => !named.has(other.id))
      .map((other) => `${kind}: ${id} does not name ${other.id}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

function kindOf(key: string): string {
  const [kind = '', payload = ''] = key.split(':');
  return `${kind} of ${payload.length / 2} bytes`;
}
