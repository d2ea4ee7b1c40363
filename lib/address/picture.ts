import { accountKey } from './account-key';
import { blake2b } from './blake2b';
import type { NetworkId } from './networks';

/** SVG paths in a square of 5 × 5, with their colours. */
export type Picture = { path: string; colour: string }[];

const size = 5;
/** A hue, the second one's distance from it, and two bits for each cell of three columns. */
const bytes = 6;

/**
 * A small picture of the account of a valid address, the same for all of its spellings and networks, by which an eye tells two accounts
 * apart sooner than by their letters: 5 × 5 cells, mirrored, in two colours. It is an aid beside the address: somebody who makes
 * accounts by the billion finds one with the same picture.
 * @returns two SVG paths with their colours
 */
export function pictureOf(address: string, networkId: NetworkId): Picture {
  const key = new TextEncoder().encode(accountKey(address, networkId));
  return drawPicture(blake2b(key, bytes));
}

/** Draws six bytes; the same bytes give the same picture. */
export function drawPicture([hue = 0, shift = 0, ...cells]: Iterable<number>): Picture {
  let first = '';
  let second = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = 3 * y + Math.min(x, size - 1 - x);
      // Half of the cells stay empty.
      const cell = ((cells[at >> 2] ?? 0) >> (2 * (at & 3))) & 3;
      if (cell === 2) first += `M${x} ${y}h1v1h-1z`;
      if (cell === 3) second += `M${x} ${y}h1v1h-1z`;
    }
  }
  const degrees = (hue * 360) / 256;
  // At least a sixth of the circle apart.
  const other = degrees + 60 + (shift * 240) / 256;
  return [
    { path: first, colour: `hsl(${Math.round(degrees)} 65% 36%)` },
    { path: second, colour: `hsl(${Math.round(other % 360)} 75% 58%)` },
  ];
}
