import type { Encoding } from '@/lib/address/encoding';
import { type Row, row } from './row';

// One object for all EVM networks, so that a text is tried against it only once.
const evm: readonly Encoding[] = [{ family: 'evm' }];

/** Networks whose addresses are 0x and 40 hex digits. */
export const evmRows = [
  row(2, 'ethereum', ['eth', 'ETH', 'Ethereum'], 'https://etherscan.io/address/', evm),
  row(5, 'bsc', ['bnb', 'BNB', 'BNB Smart Chain'], 'https://bscscan.com/address/', evm),
] as const satisfies readonly Row[];
