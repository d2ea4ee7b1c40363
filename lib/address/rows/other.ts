import { rippleAlphabet } from '@/lib/address/alphabets';
import { type Row, row } from './row';

/** Networks with an encoding of their own. */
export const otherRows = [
  row(4, 'solana', ['sol', 'SOL', 'Solana'], 'https://solscan.io/account/', [
    { family: 'base58', bytes: 32, format: 'Solana account', kind: 'ed25519' },
  ]),
  row(6, 'xrp', ['xrp', 'XRP', 'XRP Ledger'], 'https://xrpscan.com/account/', [
    {
      family: 'xrp',
      alphabet: rippleAlphabet,
      forms: [
        { version: '00', starts: 'r', format: 'classic', kind: 'h160' },
        { version: '0544', starts: 'X', format: 'X-address', kind: 'h160', bytes: 29 },
        { version: '0493', starts: 'T', format: 'X-address', kind: 'h160', bytes: 29, test: true },
      ],
    },
  ]),
] as const satisfies readonly Row[];
