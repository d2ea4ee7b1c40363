import { makeAddress, type SeededNetwork, seededNetworks } from './make-address';
import type { ReportRow } from './store';

/** A Bitcoin address that the service reports; the P2PKH example of the Bitcoin wiki, "Invoice address". */
export const reportedAddress = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
/** A Bitcoin address that nobody reports (BIP-173). */
export const unreportedAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
/** The same with its last character mistyped, so its checksum fails (BIP-173, invalid addresses). */
export const badAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5';

/** One reported address on each network. Those of Ethereum are from EIP-55. */
export const reportedAddresses: Readonly<Record<SeededNetwork, string>> = {
  bitcoin: reportedAddress,
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  bsc: makeAddress('bsc', 0, 'report'),
  tron: makeAddress('tron', 0, 'report'),
  solana: makeAddress('solana', 0, 'report'),
  litecoin: makeAddress('litecoin', 0, 'report'),
  xrp: makeAddress('xrp', 0, 'report'),
};

/** One address on each network that nobody reports, under any network. */
export const unreportedAddresses: Readonly<Record<SeededNetwork, string>> = {
  bitcoin: unreportedAddress,
  ethereum: '0x52908400098527886E0F7030069857D2E4169EE7',
  bsc: makeAddress('bsc', 0, 'no report'),
  tron: makeAddress('tron', 0, 'no report'),
  solana: makeAddress('solana', 0, 'no report'),
  litecoin: makeAddress('litecoin', 0, 'no report'),
  xrp: makeAddress('xrp', 0, 'no report'),
};

const reportsPerNetwork = 35;
const newest = Date.UTC(2026, 4, 1, 12);
const hour = 3_600_000;

/** The reports that the service starts with: the same ones every time, newest first, about 250 on all networks. */
export function seedReports(): ReportRow[] {
  const picked = [
    { address: reportedAddresses.bitcoin, network: 'bitcoin' },
    { address: reportedAddresses.ethereum, network: 'ethereum' },
    // BIP-350.
    {
      address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      network: 'bitcoin',
    },
  ];
  const made = Array.from({ length: reportsPerNetwork }, (_, n) =>
    seededNetworks.map((network) => ({ address: makeAddress(network, n, 'report'), network })),
  );
  return [...picked, ...made.flat()].map((row, n) => ({
    ...row,
    reportCount: String(n === 0 ? 3 : 1 + ((n * 7) % 41)),
    lastReported: new Date(newest - n * 31 * hour).toISOString(),
  }));
}
