/** 64-bit hashes of texts, as two lanes: the upper and the lower 32 bits of each. */
export type Hashes = { hi: Uint32Array; lo: Uint32Array };

/** The hashes of texts, in their order. */
export function hashTexts(texts: readonly string[]): Hashes {
  const hashes = { hi: new Uint32Array(texts.length), lo: new Uint32Array(texts.length) };
  for (const [at, text] of texts.entries()) hashText(text, hashes, at);
  return hashes;
}

/** Whether two of the hashes are equal. By a table of their places, since a Set of as many texts takes ten times as long. */
export function hasEqual({ hi, lo }: Hashes): boolean {
  const mask = 2 ** Math.ceil(Math.log2(2 * hi.length + 1)) - 1;
  /** One more than the place of the hash that is there; 0: none. */
  const taken = new Uint32Array(mask + 1);
  for (let at = 0; at < hi.length; at++) {
    let cell = (hi[at] ?? 0) & mask;
    for (let other = taken[cell] ?? 0; other > 0; other = taken[cell] ?? 0) {
      if (hi[other - 1] === hi[at] && lo[other - 1] === lo[at]) return true;
      cell = (cell + 1) & mask;
    }
    taken[cell] = at + 1;
  }
  return false;
}

/** MurmurHash3's finaliser: every bit in changes half of the bits out. */
export function stir(bits: number): number {
  let h = bits ^ (bits >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * Writes the hash of a text at a place. Two lanes take in each UTF-16 unit by the step of MurmurHash3 (multiply, rotate,
 * multiply), each with constants of its own, and are stirred into each other by its finaliser. Not cryptographic: whoever wants
 * to can make two texts collide, so a hash only says where to look.
 */
function hashText(text: string, { hi, lo }: Hashes, at: number): void {
  // `| 0`: or else the lanes pass 32 bits, and are worked out as fractions, which takes more than twice as long.
  let a = (0x9e3779b9 ^ text.length) | 0;
  let b = (0x85ebca6b + text.length) | 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0xcc9e2d51);
    a = (Math.imul((a << 13) | (a >>> 19), 5) + 0x561ccd1b) | 0;
    b = Math.imul(b ^ unit, 0x1b873593);
    b = (Math.imul((b << 15) | (b >>> 17), 5) + 0x0bcaa747) | 0;
  }
  a = stir(a ^ Math.imul(b, 0x38b34ae5));
  b = stir(b ^ Math.imul(a, 0xa1e38b93));
  hi[at] = a;
  lo[at] = b;
}
