import type { Verdict } from '@/lib/verdict/verdict';

/** The character that keeps a text from being an address, for AddressText; undefined: none is known. */
export function wrongPlace({
  reasons,
}: Verdict): { wrongAt: number; isGuess: boolean } | undefined {
  const wrong = reasons.find((one) => one.code === 'invalid')?.validity;
  if (wrong?.position === undefined) return undefined;
  return { wrongAt: wrong.position, isGuess: wrong.reason === 'checksum' };
}
