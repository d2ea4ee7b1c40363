import type { Decoding } from '@/lib/address/encoding';

/** What a text was read as, in a few words: 'test P2SH, legacy-form', or why it is none: 'checksum'. */
export function outcome(decoding: Decoding): string {
  if (decoding.status === 'miss') return decoding.reason;
  const { testnet, format, warning, checksum } = decoding;
  return `${testnet ? 'test ' : ''}${format}${warning ? `, ${warning}` : ''}${checksum === 'vague' ? ', vague' : ''}`;
}
