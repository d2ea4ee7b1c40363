import { deinterleave, interleave } from './interleave';

// The state: 25 lanes of 64 bits, row by row, each as its even bits and its odd bits. Made on import and not at the first use, since
// constants need no bounds checks, a fifth of the time. The last ten words keep the end of the loop in theta within bounds.
const lanes = new Int32Array(60);
const mixed = new Int32Array(60);

/**
 * Keccak-f[1600] (FIPS 202, 3.2). Of the 50 words of the state, a lane's low one first, the first eight are replaced: no hash of
 * ours is longer. `constants` are iota's, two words a round, bit-interleaved.
 */
export function permute(state: Int32Array, constants: Int32Array): void {
  for (let at = 0; at < 50; at += 2) interleave(state, lanes, at);
  // A loop, since 24 rounds written out are more than engines optimise.
  for (let round = 0; round < 48; round += 2) {
    theta();
    row0();
    // The hash is in the first row: of the last round, nothing else is needed.
    if (round < 46) {
      row1();
      rows23();
      row4();
    }
    lanes[0] = (lanes[0] ?? 0) ^ (constants[round] ?? 0);
    lanes[1] = (lanes[1] ?? 0) ^ (constants[round + 1] ?? 0);
  }
  for (let at = 0; at < 8; at += 2) deinterleave(lanes, state, at);
}

/** To `mixed`: each lane with the parities of the columns beside its own. */
function theta(): void {
  const { 0: a0 = 0, 10: a1 = 0, 20: a2 = 0, 30: a3 = 0, 40: a4 = 0 } = lanes;
  const { 1: v0 = 0, 11: v1 = 0, 21: v2 = 0, 31: v3 = 0, 41: v4 = 0 } = lanes;
  const { 2: b0 = 0, 12: b1 = 0, 22: b2 = 0, 32: b3 = 0, 42: b4 = 0 } = lanes;
  const { 3: w0 = 0, 13: w1 = 0, 23: w2 = 0, 33: w3 = 0, 43: w4 = 0 } = lanes;
  const { 4: c0 = 0, 14: c1 = 0, 24: c2 = 0, 34: c3 = 0, 44: c4 = 0 } = lanes;
  const { 5: x0 = 0, 15: x1 = 0, 25: x2 = 0, 35: x3 = 0, 45: x4 = 0 } = lanes;
  const { 6: d0 = 0, 16: d1 = 0, 26: d2 = 0, 36: d3 = 0, 46: d4 = 0 } = lanes;
  const { 7: y0 = 0, 17: y1 = 0, 27: y2 = 0, 37: y3 = 0, 47: y4 = 0 } = lanes;
  const { 8: e0 = 0, 18: e1 = 0, 28: e2 = 0, 38: e3 = 0, 48: e4 = 0 } = lanes;
  const { 9: z0 = 0, 19: z1 = 0, 29: z2 = 0, 39: z3 = 0, 49: z4 = 0 } = lanes;
  const a = a0 ^ a1 ^ a2 ^ a3 ^ a4;
  const v = v0 ^ v1 ^ v2 ^ v3 ^ v4;
  const b = b0 ^ b1 ^ b2 ^ b3 ^ b4;
  const w = w0 ^ w1 ^ w2 ^ w3 ^ w4;
  const c = c0 ^ c1 ^ c2 ^ c3 ^ c4;
  const x = x0 ^ x1 ^ x2 ^ x3 ^ x4;
  const d = d0 ^ d1 ^ d2 ^ d3 ^ d4;
  const y = y0 ^ y1 ^ y2 ^ y3 ^ y4;
  const e = e0 ^ e1 ^ e2 ^ e3 ^ e4;
  const z = z0 ^ z1 ^ z2 ^ z3 ^ z4;
  const mixA = e ^ ((w << 1) | (w >>> 31));
  const mixV = z ^ b;
  const mixB = a ^ ((x << 1) | (x >>> 31));
  const mixW = v ^ c;
  const mixC = b ^ ((y << 1) | (y >>> 31));
  const mixX = w ^ d;
  const mixD = c ^ ((z << 1) | (z >>> 31));
  const mixY = x ^ e;
  const mixE = d ^ ((v << 1) | (v >>> 31));
  const mixZ = y ^ a;
  for (let row = 0; row < 50; row += 10) {
    mixed[row] = (lanes[row] ?? 0) ^ mixA;
    mixed[row + 1] = (lanes[row + 1] ?? 0) ^ mixV;
    mixed[row + 2] = (lanes[row + 2] ?? 0) ^ mixB;
    mixed[row + 3] = (lanes[row + 3] ?? 0) ^ mixW;
    mixed[row + 4] = (lanes[row + 4] ?? 0) ^ mixC;
    mixed[row + 5] = (lanes[row + 5] ?? 0) ^ mixX;
    mixed[row + 6] = (lanes[row + 6] ?? 0) ^ mixD;
    mixed[row + 7] = (lanes[row + 7] ?? 0) ^ mixY;
    mixed[row + 8] = (lanes[row + 8] ?? 0) ^ mixE;
    mixed[row + 9] = (lanes[row + 9] ?? 0) ^ mixZ;
  }
}

/** Back to `lanes`: rho turns each lane, pi takes the lanes of a row from a diagonal, chi combines them. */
function row0(): void {
  const { 0: a = 0, 12: b0 = 0, 25: c0 = 0, 37: d0 = 0, 48: e0 = 0 } = mixed;
  const b = (b0 << 22) | (b0 >>> 10);
  const c = (c0 << 22) | (c0 >>> 10);
  const d = (d0 << 11) | (d0 >>> 21);
  const e = (e0 << 7) | (e0 >>> 25);
  lanes[0] = a ^ (~b & c);
  lanes[2] = b ^ (~c & d);
  lanes[4] = c ^ (~d & e);
  lanes[6] = d ^ (~e & a);
  lanes[8] = e ^ (~a & b);
  const { 1: v = 0, 13: w0 = 0, 24: x0 = 0, 36: y0 = 0, 49: z0 = 0 } = mixed;
  const w = (w0 << 22) | (w0 >>> 10);
  const x = (x0 << 21) | (x0 >>> 11);
  const y = (y0 << 10) | (y0 >>> 22);
  const z = (z0 << 7) | (z0 >>> 25);
  lanes[1] = v ^ (~w & x);
  lanes[3] = w ^ (~x & y);
  lanes[5] = x ^ (~y & z);
  lanes[7] = y ^ (~z & v);
  lanes[9] = z ^ (~v & w);
}

function row1(): void {
  const { 6: f0 = 0, 18: g0 = 0, 21: h0 = 0, 33: i0 = 0, 45: j0 = 0 } = mixed;
  const f = (f0 << 14) | (f0 >>> 18);
  const g = (g0 << 10) | (g0 >>> 22);
  const h = (h0 << 2) | (h0 >>> 30);
  const i = (i0 << 23) | (i0 >>> 9);
  const j = (j0 << 31) | (j0 >>> 1);
  lanes[10] = f ^ (~g & h);
  lanes[12] = g ^ (~h & i);
  lanes[14] = h ^ (~i & j);
  lanes[16] = i ^ (~j & f);
  lanes[18] = j ^ (~f & g);
  const { 7: p0 = 0, 19: q0 = 0, 20: r0 = 0, 32: s0 = 0, 44: t0 = 0 } = mixed;
  const p = (p0 << 14) | (p0 >>> 18);
  const q = (q0 << 10) | (q0 >>> 22);
  const r = (r0 << 1) | (r0 >>> 31);
  const s = (s0 << 22) | (s0 >>> 10);
  const t = (t0 << 30) | (t0 >>> 2);
  lanes[11] = p ^ (~q & r);
  lanes[13] = q ^ (~r & s);
  lanes[15] = r ^ (~s & t);
  lanes[17] = s ^ (~t & p);
  lanes[19] = t ^ (~p & q);
}

function rows23(): void {
  const { 3: a0 = 0, 14: b0 = 0, 27: c0 = 0, 38: d0 = 0, 40: e0 = 0 } = mixed;
  const a = (a0 << 1) | (a0 >>> 31);
  const b = (b0 << 3) | (b0 >>> 29);
  const c = (c0 << 13) | (c0 >>> 19);
  const d = (d0 << 4) | (d0 >>> 28);
  const e = (e0 << 9) | (e0 >>> 23);
  lanes[20] = a ^ (~b & c);
  lanes[22] = b ^ (~c & d);
  lanes[24] = c ^ (~d & e);
  lanes[26] = d ^ (~e & a);
  lanes[28] = e ^ (~a & b);
  const { 2: v = 0, 15: w0 = 0, 26: x0 = 0, 39: y0 = 0, 41: z0 = 0 } = mixed;
  const w = (w0 << 3) | (w0 >>> 29);
  const x = (x0 << 12) | (x0 >>> 20);
  const y = (y0 << 4) | (y0 >>> 28);
  const z = (z0 << 9) | (z0 >>> 23);
  lanes[21] = v ^ (~w & x);
  lanes[23] = w ^ (~x & y);
  lanes[25] = x ^ (~y & z);
  lanes[27] = y ^ (~z & v);
  lanes[29] = z ^ (~v & w);
  const { 9: f0 = 0, 10: g0 = 0, 22: h0 = 0, 35: i0 = 0, 46: j0 = 0 } = mixed;
  const f = (f0 << 14) | (f0 >>> 18);
  const g = (g0 << 18) | (g0 >>> 14);
  const h = (h0 << 5) | (h0 >>> 27);
  const i = (i0 << 8) | (i0 >>> 24);
  const j = (j0 << 28) | (j0 >>> 4);
  lanes[30] = f ^ (~g & h);
  lanes[32] = g ^ (~h & i);
  lanes[34] = h ^ (~i & j);
  lanes[36] = i ^ (~j & f);
  lanes[38] = j ^ (~f & g);
  const { 8: p0 = 0, 11: q0 = 0, 23: r0 = 0, 34: s0 = 0, 47: t0 = 0 } = mixed;
  const p = (p0 << 13) | (p0 >>> 19);
  const q = (q0 << 18) | (q0 >>> 14);
  const r = (r0 << 5) | (r0 >>> 27);
  const s = (s0 << 7) | (s0 >>> 25);
  const t = (t0 << 28) | (t0 >>> 4);
  lanes[31] = p ^ (~q & r);
  lanes[33] = q ^ (~r & s);
  lanes[35] = r ^ (~s & t);
  lanes[37] = s ^ (~t & p);
  lanes[39] = t ^ (~p & q);
}

function row4(): void {
  const { 4: a0 = 0, 17: b0 = 0, 29: c0 = 0, 31: d0 = 0, 42: e0 = 0 } = mixed;
  const a = (a0 << 31) | (a0 >>> 1);
  const b = (b0 << 28) | (b0 >>> 4);
  const c = (c0 << 20) | (c0 >>> 12);
  const d = (d0 << 21) | (d0 >>> 11);
  const e = (e0 << 1) | (e0 >>> 31);
  lanes[40] = a ^ (~b & c);
  lanes[42] = b ^ (~c & d);
  lanes[44] = c ^ (~d & e);
  lanes[46] = d ^ (~e & a);
  lanes[48] = e ^ (~a & b);
  const { 5: v0 = 0, 16: w0 = 0, 28: x0 = 0, 30: y0 = 0, 43: z0 = 0 } = mixed;
  const v = (v0 << 31) | (v0 >>> 1);
  const w = (w0 << 27) | (w0 >>> 5);
  const x = (x0 << 19) | (x0 >>> 13);
  const y = (y0 << 20) | (y0 >>> 12);
  const z = (z0 << 1) | (z0 >>> 31);
  lanes[41] = v ^ (~w & x);
  lanes[43] = w ^ (~x & y);
  lanes[45] = x ^ (~y & z);
  lanes[47] = y ^ (~z & v);
  lanes[49] = z ^ (~v & w);
}
