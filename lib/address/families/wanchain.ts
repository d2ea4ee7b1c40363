import { type Decoding, spell } from '@/lib/address/encoding';
import { decodeEvm } from './evm';

/** Wanchain's own tools write an address of Ethereum with the case of every letter the other way round. */
export function decodeEvmInverted(text: string): Decoding {
  const decoding = decodeEvm(text.slice(0, 2) + swapCase(text.slice(2, 66)) + text.slice(66));
  if (decoding.status === 'miss') return decoding;
  const canonical = () => `0x${swapCase(spell(decoding).slice(2))}`;
  const isChecked = decoding.checksum === 'verified';
  return { ...decoding, canonical, format: isChecked ? 'inverted EIP-55' : decoding.format };
}

function swapCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}
