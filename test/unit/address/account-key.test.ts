import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { decodeAddress } from '@/lib/address/decode';
import { bytesOf } from '@/lib/address/encoding';
import { findNetwork, type NetworkId } from '@/lib/address/networks';

// The hash of BIP-173's example key; the account of private key 1 (the same key); addresses built as chainparams and XLS-5 say.
const h160 = 'h160:751e76e8199196d454941c45d1b3a323f1433bd6';
const script = 'script:751e76e8199196d454941c45d1b3a323f1433bd6';
const evm20 = 'evm20:7e5f4552091a69125d5dfcb7b8c2659029395bdf';

test.each<[string, NetworkId, string]>([
  ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 'bitcoin', h160],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin', h160],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bitcoin', h160],
  ['LVuDpNCSSj6pQ7t9Pv6d6sUkLKoqDEVUnJ', 'litecoin', h160],
  ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'litecoin', h160],
  ['rBgGZ9tc4him9KBzD8fKFiQz3fSZpaSwMH', 'xrp', h160],
  ['XVhLjQePBhtPRN5YjpjeZQtfYp3m5VkuCp6Ak5kjFsDokYt', 'xrp', h160],
  ['3CNHUhP3uyB9EUtRLsmvFUmvGdjGdkTxJw', 'bitcoin', script],
  ['3CNHUhP3uyB9EUtRLsmvFUmvGdjGdkTxJw', 'litecoin', script],
  ['MJaRnao1s62a2zAKSkmG582KbLKianqb7v', 'litecoin', script],
  ['0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf', 'ethereum', evm20],
  ['0x7e5f4552091a69125d5dfcb7b8c2659029395bdf', 'bsc', evm20],
  ['TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC', 'tron', evm20],
  ['11111111111111111111111111111111', 'solana', `ed25519:${'00'.repeat(32)}`],
  [
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bitcoin',
    'p2tr:79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  ],
  [
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'bitcoin',
    'script:1863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
  ],
  [
    'erd1rp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qf8f7s2',
    'multiversx',
    'ed25519:1863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
  ],
  ['BC1SW50QGDZ25J', 'bitcoin', 'witness16:751e'],
])('%s on %s stands for %s', (address, networkId, expected) => {
  expect(accountKey(address, networkId)).toBe(expected);
});

test('what a caller does to a payload changes no later answer', () => {
  const address = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
  const key = accountKey(address, 'solana');
  const decoding = decodeAddress(address, findNetwork('solana').encodings);
  if (decoding.status === 'hit') bytesOf(decoding).fill(0);
  expect(accountKey(address, 'solana')).toBe(key);
});

describe('an address that is not valid for the network', () => {
  test.each<[string, NetworkId, string]>([
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'bitcoin', 'checksum'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'ethereum', 'prefix'],
    ['2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2', 'bitcoin', 'testnet'],
  ])('%s on %s throws its reason, %s', (address, networkId, reason) => {
    expect(() => accountKey(address, networkId)).toThrow(
      `'${address}' is not a valid ${networkId} address: ${reason}`,
    );
  });
});
