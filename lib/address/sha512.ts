import { carry } from './carry';

/** FIPS 180-4, 5.3.6.2: a word of 64 bits is two of 32, the low one first. */
const start = new Int32Array([
  0xfc2bf72c, 0x22312194, 0xc84c64c2, 0x9f555fa3, 0x6f53b151, 0x2393b86b, 0x5940eabd, 0x96387719,
  0xa88effe3, 0x96283ee2, 0x53863992, 0xbe5e1e25, 0x2c85b8aa, 0x2b0199fc, 0x81c52ca2, 0x0eb72ddc,
]);

// Made on import and not at the first use, so that the optimiser knows them. Low and high halves stand apart, and words that are read from
// other places of the message in views of it, all equally long, so that one index serves them all and is checked once.
const lows = new Int32Array(96);
const highs = new Int32Array(96);
const [low, high] = from(0);
const [low1, high1] = from(1);
const [low9, high9] = from(9);
const [low14, high14] = from(14);
const [low16, high16] = from(16);
// The message is 32 bytes; what stands behind it in the block is the same for all.
highs[4] = 1 << 31;
lows[15] = 256;

/** Of 80 rounds, the last three only pass on what the end of the hash is made of. */
const rounds = 77;

/** Filled at the first use. */
const constants = new Int32Array(80);
const constantHighs = new Int32Array(80);

/**
 * The last four bytes of the SHA-512/256 (FIPS 180-4) of 32 bytes. Both are words of 32 bits, the highest byte first; of more than
 * eight, the first eight count.
 */
export function endOfSha512(message: Int32Array): number {
  if (constants[0] === 0) fillConstants();
  for (let at = 0; at < 4; at++) {
    highs[at] = message[2 * at] ?? 0;
    lows[at] = message[2 * at + 1] ?? 0;
  }
  extend();
  return mix();
}

/** 80 of the message's words from one on. */
function from(at: number): [Int32Array, Int32Array] {
  return [lows.subarray(at, at + 80), highs.subarray(at, at + 80)];
}

/** FIPS 180-4, 6.4.2, 1. Words are turned as in the rounds; of what is only shifted, nothing goes from the low half to the high one. */
function extend(): void {
  for (let at = 0; at < rounds - 16; at++) {
    const a = low1[at] ?? 0;
    const aHigh = high1[at] ?? 0;
    const aBoth = a ^ aHigh;
    const aTurned = rotate(a, 7);
    const aCrossing = ((aBoth << 7) ^ aBoth) << 24;
    const early = rotate(aTurned ^ a, 1) ^ aTurned ^ (aBoth << 25) ^ aCrossing;
    const earlyHigh = rotate(rotate(aHigh, 7) ^ aHigh, 1) ^ (aHigh >>> 7) ^ aCrossing;
    const b = low14[at] ?? 0;
    const bHigh = high14[at] ?? 0;
    const bBoth = b ^ bHigh;
    const bCrossing = ((bBoth << 10) ^ bBoth) << 3;
    const late = rotate(rotate(rotate(bHigh, 10) ^ b, 13) ^ b, 6) ^ (bBoth << 26) ^ bCrossing;
    const lateHigh = rotate(rotate(b, 10) ^ bHigh, 19) ^ (bHigh >>> 6) ^ bCrossing;
    const c = low9[at] ?? 0;
    const sum1 = (c + (low[at] ?? 0)) | 0;
    const sum2 = (sum1 + early) | 0;
    const sum3 = (sum2 + late) | 0;
    const carries = carry(c, sum1) + carry(sum1, sum2) + carry(sum2, sum3);
    const sumHigh1 = ((high9[at] ?? 0) + (high[at] ?? 0)) | 0;
    low16[at] = sum3;
    high16[at] = (sumHigh1 + earlyHigh + lateHigh + carries) | 0;
  }
}

/** The rounds. */
function mix(): number {
  let { 0: aLow = 0, 1: aHigh = 0, 2: bLow = 0, 3: bHigh = 0, 4: cLow = 0, 5: cHigh = 0 } = start;
  let { 6: dLow = 0, 7: dHigh = 0, 8: eLow = 0, 9: eHigh = 0, 10: fLow = 0, 11: fHigh = 0 } = start;
  let { 12: gLow = 0, 13: gHigh = 0, 14: hLow = 0, 15: hHigh = 0 } = start;
  for (let at = 0; at < rounds; at++) {
    const word = low[at] ?? 0;
    const added = (word + (constants[at] ?? 0)) | 0;
    const addedHigh = ((high[at] ?? 0) + (constantHighs[at] ?? 0)) | 0;
    const crossing1 = crossingOf1(eLow ^ eHigh);
    const sum1 = (hLow + added) | 0;
    const sum2 = (sum1 + choice(eLow, fLow, gLow)) | 0;
    const sum3 = (sum2 + (turn1(eLow, eHigh) ^ crossing1)) | 0;
    const carries = carry(word, added) + carry(added, sum1) + carry(sum1, sum2) + carry(sum2, sum3);
    const sumHigh2 = (((hHigh + addedHigh) | 0) + choice(eHigh, fHigh, gHigh)) | 0;
    const sumHigh3 = (((sumHigh2 + (turn1(eHigh, eLow) ^ crossing1)) | 0) + carries) | 0;
    const crossing0 = crossingOf0(aLow ^ aHigh);
    const most = majority(aLow, bLow, cLow);
    const mostHigh = majority(aHigh, bHigh, cHigh);
    const sum4 = (most + (turn0(aLow, aHigh) ^ crossing0)) | 0;
    const sumHigh4 = (((mostHigh + (turn0(aHigh, aLow) ^ crossing0)) | 0) + carry(most, sum4)) | 0;
    hLow = gLow;
    hHigh = gHigh;
    gLow = fLow;
    gHigh = fHigh;
    fLow = eLow;
    fHigh = eHigh;
    eLow = (dLow + sum3) | 0;
    eHigh = (((dHigh + sumHigh3) | 0) + carry(sum3, eLow)) | 0;
    dLow = cLow;
    dHigh = cHigh;
    cLow = bLow;
    cHigh = bHigh;
    bLow = aLow;
    bHigh = aHigh;
    aLow = (sum4 + sum3) | 0;
    aHigh = (((sumHigh4 + sumHigh3) | 0) + carry(sum3, aLow)) | 0;
  }
  // Three rounds later it is d, which is added to the fourth word; of that, the high half comes first.
  return ((start[6] ?? 0) + aLow) | 0;
}

function choice(e: number, f: number, g: number): number {
  return g ^ (e & (f ^ g));
}

function majority(a: number, b: number, c: number): number {
  return (a & (b ^ c)) ^ (b & c);
}

/**
 * A word turned by 14, one by 18 and one by 41 bits (the halves exchanged, and 9), added up as if each half turned by itself. Where bits went
 * from half to half instead it is wrong if the halves differ there, and in both alike: crossingOf1 tells where. Together that takes two
 * rotations and a shift for a turn of both halves, and not four shifts.
 */
function turn1(half: number, other: number): number {
  return rotate(rotate(rotate(half, 4) ^ half, 5) ^ other, 9);
}

function crossingOf1(both: number): number {
  return ((((both << 5) ^ both) << 4) ^ both) << 14;
}

/** The same for 28, 34 and 39 bits. */
function turn0(half: number, other: number): number {
  return rotate(rotate(rotate(half, 21) ^ other, 5) ^ other, 2);
}

function crossingOf0(both: number): number {
  return ((((both << 5) ^ both) << 21) ^ both) << 4;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** FIPS 180-4, 4.2.3: the first 64 bits of the fractions of the cube roots of the first 80 primes. */
function fillConstants(): void {
  const primes: number[] = [];
  for (let number = 2; primes.length < 80; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  primes.forEach((prime, at) => {
    const root = cubeRoot(BigInt(prime) << 192n);
    constants[at] = Number(BigInt.asIntN(32, root));
    constantHighs[at] = Number(BigInt.asIntN(32, root >> 32n));
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
