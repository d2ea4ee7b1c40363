import { carry } from './carry';

/** FIPS 180-4, 5.3.6.2: a word of 64 bits is two of 32, the low one first. */
const start = new Int32Array([
  0xfc2bf72c, 0x22312194, 0xc84c64c2, 0x9f555fa3, 0x6f53b151, 0x2393b86b, 0x5940eabd, 0x96387719,
  0xa88effe3, 0x96283ee2, 0x53863992, 0xbe5e1e25, 0x2c85b8aa, 0x2b0199fc, 0x81c52ca2, 0x0eb72ddc,
]);

// Made on import and not at the first use, since constants need no bounds checks. The message is 32 bytes; what stands behind it in the
// block is the same for all.
const words = new Int32Array(160);
words[9] = 1 << 31;
words[30] = 256;

/** Of 80 rounds, each with two halves of a word, the last three only pass on what the end of the hash is made of. */
const end = 154;

/** Filled at the first use. */
const constants = new Int32Array(160);

/**
 * The last four bytes of the SHA-512/256 (FIPS 180-4) of 32 bytes. Both are words of 32 bits, the highest byte first; of more than
 * eight, the first eight count.
 */
export function endOfSha512(message: Int32Array): number {
  if (constants[0] === 0) fillConstants();
  // The high half comes first there.
  for (let at = 0; at < 8; at++) words[at ^ 1] = message[at] ?? 0;
  extend();
  return mix();
}

/** FIPS 180-4, 6.4.2, 1. What is read again soon stays in variables, which takes four fifths of the time. */
function extend(): void {
  let { 0: dLow = 0, 1: dHigh = 0, 28: bLow = 0, 29: bHigh = 0, 30: nextLow = 0 } = words;
  let nextHigh = words[31] ?? 0;
  for (let at = 32; at < end; at += 2) {
    const aLow = words[at - 30] ?? 0;
    const aHigh = words[at - 29] ?? 0;
    const early = turn(aLow, aHigh, 1) ^ turn(aLow, aHigh, 8) ^ turn(aLow, aHigh, 7);
    const earlyHigh = turn(aHigh, aLow, 1) ^ turn(aHigh, aLow, 8) ^ (aHigh >>> 7);
    const late = turn(bLow, bHigh, 19) ^ turn(bHigh, bLow, 29) ^ turn(bLow, bHigh, 6);
    const lateHigh = turn(bHigh, bLow, 19) ^ turn(bLow, bHigh, 29) ^ (bHigh >>> 6);
    const c = words[at - 14] ?? 0;
    const low1 = (c + dLow) | 0;
    const low2 = (low1 + early) | 0;
    const low3 = (low2 + late) | 0;
    const carries = carry(c, low1) + carry(low1, low2) + carry(low2, low3);
    const high = ((words[at - 13] ?? 0) + dHigh + earlyHigh + lateHigh + carries) | 0;
    words[at] = low3;
    words[at + 1] = high;
    dLow = aLow;
    dHigh = aHigh;
    bLow = nextLow;
    bHigh = nextHigh;
    nextLow = low3;
    nextHigh = high;
  }
}

/** The rounds. */
function mix(): number {
  let { 0: aLow = 0, 1: aHigh = 0, 2: bLow = 0, 3: bHigh = 0, 4: cLow = 0, 5: cHigh = 0 } = start;
  let { 6: dLow = 0, 7: dHigh = 0, 8: eLow = 0, 9: eHigh = 0, 10: fLow = 0, 11: fHigh = 0 } = start;
  let { 12: gLow = 0, 13: gHigh = 0, 14: hLow = 0, 15: hHigh = 0 } = start;
  let last = bLow ^ cLow;
  let lastHigh = bHigh ^ cHigh;
  for (let at = 0; at < end; at += 2) {
    const sum1 = turn(eLow, eHigh, 14) ^ turn(eLow, eHigh, 18) ^ turn(eHigh, eLow, 9);
    const sum1High = turn(eHigh, eLow, 14) ^ turn(eHigh, eLow, 18) ^ turn(eLow, eHigh, 9);
    const choice = gLow ^ (eLow & (fLow ^ gLow));
    const choiceHigh = gHigh ^ (eHigh & (fHigh ^ gHigh));
    const word = words[at] ?? 0;
    const added = (word + (constants[at] ?? 0)) | 0;
    const addedHigh = (words[at + 1] ?? 0) + (constants[at + 1] ?? 0) + carry(word, added);
    const low1 = (hLow + sum1) | 0;
    const low2 = (low1 + choice) | 0;
    const low3 = (low2 + added) | 0;
    const carries = carry(hLow, low1) + carry(low1, low2) + carry(low2, low3);
    const high3 = (hHigh + sum1High + choiceHigh + addedHigh + carries) | 0;
    const sum0 = turn(aLow, aHigh, 28) ^ turn(aHigh, aLow, 2) ^ turn(aHigh, aLow, 7);
    const sum0High = turn(aHigh, aLow, 28) ^ turn(aLow, aHigh, 2) ^ turn(aLow, aHigh, 7);
    // The majority of a, b and c; b ^ c is the round before's a ^ b.
    const next = aLow ^ bLow;
    const nextHigh = aHigh ^ bHigh;
    const most = bLow ^ (next & last);
    const mostHigh = bHigh ^ (nextHigh & lastHigh);
    last = next;
    lastHigh = nextHigh;
    const low4 = (low3 + sum0) | 0;
    hLow = gLow;
    hHigh = gHigh;
    gLow = fLow;
    gHigh = fHigh;
    fLow = eLow;
    fHigh = eHigh;
    eLow = (dLow + low3) | 0;
    eHigh = (dHigh + high3 + carry(dLow, eLow)) | 0;
    dLow = cLow;
    dHigh = cHigh;
    cLow = bLow;
    cHigh = bHigh;
    bLow = aLow;
    bHigh = aHigh;
    aLow = (low4 + most) | 0;
    aHigh = (high3 + sum0High + mostHigh + carry(low3, low4) + carry(low4, aLow)) | 0;
  }
  // Three rounds later it is d, which is added to the fourth word; of that, the high half comes first.
  return ((start[6] ?? 0) + aLow) | 0;
}

/** The low half of a word of 64 bits that turns right; with the halves exchanged, its high half. */
function turn(low: number, high: number, bits: number): number {
  return (low >>> bits) | (high << (32 - bits));
}

/** FIPS 180-4, 4.2.3: the first 64 bits of the fractions of the cube roots of the first 80 primes. */
function fillConstants(): void {
  const primes: number[] = [];
  for (let number = 2; primes.length < 80; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  primes.forEach((prime, at) => {
    const root = cubeRoot(BigInt(prime) << 192n);
    constants[2 * at] = Number(BigInt.asIntN(32, root));
    constants[2 * at + 1] = Number(BigInt.asIntN(32, root >> 32n));
  });
}

/** Newton's method from above, in whole numbers. */
function cubeRoot(cube: bigint): bigint {
  let root = 2n ** 67n;
  for (;;) {
    const next = (2n * root + cube / (root * root)) / 3n;
    if (next >= root) return root;
    root = next;
  }
}
