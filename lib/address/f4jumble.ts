import { blake2b } from './blake2b';

/** Undoes F4Jumble (ZIP-316), a permutation in which every byte hangs on every other. Undefined for a length that it does not take. */
export function unjumble(message: Uint8Array): Uint8Array | undefined {
  if (message.length < 48 || message.length > 4_194_368) return undefined;
  const bytes = message.slice();
  const half = Math.min(64, bytes.length >> 1);
  const left = bytes.subarray(0, half);
  const right = bytes.subarray(half);
  mixLeft(left, right, 1);
  mixRight(left, right, 1);
  mixLeft(left, right, 0);
  mixRight(left, right, 0);
  return bytes;
}

/** H of the specification. */
function mixLeft(left: Uint8Array, right: Uint8Array, round: number): void {
  combine(left, blake2b(right, left.length, person('H', round, 0)));
}

/** G of the specification: as many hashes as the right part takes. */
function mixRight(left: Uint8Array, right: Uint8Array, round: number): void {
  for (let at = 0; at < right.length; at += 64) {
    combine(right.subarray(at, at + 64), blake2b(left, 64, person('G', round, at / 64)));
  }
}

function combine(target: Uint8Array, mask: Uint8Array): void {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) ^ (mask[at] ?? 0);
}

function person(letter: string, round: number, count: number): Uint8Array {
  const name = new TextEncoder().encode(`UA_F4Jumble_${letter}`);
  return new Uint8Array([...name, round, count & 255, count >> 8]);
}
