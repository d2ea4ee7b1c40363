// biome-ignore-all lint/style/noExcessiveLinesPerFile: it is one function; why, see there.
import { carry } from './carry';

// Made on import and not at the first use, since constants need no bounds checks; nor would exported names be constants.
const state = new Int32Array(32);
const words = new Int32Array(32);
const order = new Uint8Array(192);

/** 16 words of 64 bits each, the low half first: what is mixed, and the block of the message. */
export const mixed: Int32Array = state;
export const message: Int32Array = words;

/** Which words of the message each step takes, as indexes of the low half; two a step. */
export const schedule: Uint8Array = order;

/**
 * RFC 7693, 3.1 and 3.2: in each of 12 rounds the four columns, then the four diagonals. Halves of words of the message from `used`
 * on are zero.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: in a loop over the columns, it takes 1.45 times the time.
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: eight times the same.
export function mix(used: number): void {
  for (let step = 0; step < 192; step += 16) {
    {
      const { 0: a0 = 0, 1: a1 = 0, 8: b0 = 0, 9: b1 = 0 } = state;
      const { 16: c0 = 0, 17: c1 = 0, 24: d0 = 0, 25: d1 = 0 } = state;
      const first = order[step] ?? 0;
      let low = (a0 + b0) | 0;
      let high = (a1 + b1 + carry(a0, low)) | 0;
      if (first < used) {
        const sum = (low + (words[first] ?? 0)) | 0;
        high = (high + (words[first + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const e0 = d1 ^ high;
      const e1 = d0 ^ low;
      const f0 = (c0 + e0) | 0;
      const f1 = (c1 + e1 + carry(c0, f0)) | 0;
      const g0 = b0 ^ f0;
      const g1 = b1 ^ f1;
      const h0 = (g0 >>> 24) | (g1 << 8);
      const h1 = (g1 >>> 24) | (g0 << 8);
      const half = (low + h0) | 0;
      high = (high + h1 + carry(low, half)) | 0;
      low = half;
      const second = order[step + 1] ?? 0;
      if (second < used) {
        const sum = (low + (words[second] ?? 0)) | 0;
        high = (high + (words[second + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const i0 = e0 ^ low;
      const i1 = e1 ^ high;
      const j0 = (i0 >>> 16) | (i1 << 16);
      const j1 = (i1 >>> 16) | (i0 << 16);
      const k0 = (f0 + j0) | 0;
      const k1 = (f1 + j1 + carry(f0, k0)) | 0;
      const l0 = h0 ^ k0;
      const l1 = h1 ^ k1;
      state[0] = low;
      state[1] = high;
      state[8] = (l0 << 1) | (l1 >>> 31);
      state[9] = (l1 << 1) | (l0 >>> 31);
      state[16] = k0;
      state[17] = k1;
      state[24] = j0;
      state[25] = j1;
    }
    {
      const { 2: a0 = 0, 3: a1 = 0, 10: b0 = 0, 11: b1 = 0 } = state;
      const { 18: c0 = 0, 19: c1 = 0, 26: d0 = 0, 27: d1 = 0 } = state;
      const first = order[step + 2] ?? 0;
      let low = (a0 + b0) | 0;
      let high = (a1 + b1 + carry(a0, low)) | 0;
      if (first < used) {
        const sum = (low + (words[first] ?? 0)) | 0;
        high = (high + (words[first + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const e0 = d1 ^ high;
      const e1 = d0 ^ low;
      const f0 = (c0 + e0) | 0;
      const f1 = (c1 + e1 + carry(c0, f0)) | 0;
      const g0 = b0 ^ f0;
      const g1 = b1 ^ f1;
      const h0 = (g0 >>> 24) | (g1 << 8);
      const h1 = (g1 >>> 24) | (g0 << 8);
      const half = (low + h0) | 0;
      high = (high + h1 + carry(low, half)) | 0;
      low = half;
      const second = order[step + 3] ?? 0;
      if (second < used) {
        const sum = (low + (words[second] ?? 0)) | 0;
        high = (high + (words[second + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const i0 = e0 ^ low;
      const i1 = e1 ^ high;
      const j0 = (i0 >>> 16) | (i1 << 16);
      const j1 = (i1 >>> 16) | (i0 << 16);
      const k0 = (f0 + j0) | 0;
      const k1 = (f1 + j1 + carry(f0, k0)) | 0;
      const l0 = h0 ^ k0;
      const l1 = h1 ^ k1;
      state[2] = low;
      state[3] = high;
      state[10] = (l0 << 1) | (l1 >>> 31);
      state[11] = (l1 << 1) | (l0 >>> 31);
      state[18] = k0;
      state[19] = k1;
      state[26] = j0;
      state[27] = j1;
    }
    {
      const { 4: a0 = 0, 5: a1 = 0, 12: b0 = 0, 13: b1 = 0 } = state;
      const { 20: c0 = 0, 21: c1 = 0, 28: d0 = 0, 29: d1 = 0 } = state;
      const first = order[step + 4] ?? 0;
      let low = (a0 + b0) | 0;
      let high = (a1 + b1 + carry(a0, low)) | 0;
      if (first < used) {
        const sum = (low + (words[first] ?? 0)) | 0;
        high = (high + (words[first + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const e0 = d1 ^ high;
      const e1 = d0 ^ low;
      const f0 = (c0 + e0) | 0;
      const f1 = (c1 + e1 + carry(c0, f0)) | 0;
      const g0 = b0 ^ f0;
      const g1 = b1 ^ f1;
      const h0 = (g0 >>> 24) | (g1 << 8);
      const h1 = (g1 >>> 24) | (g0 << 8);
      const half = (low + h0) | 0;
      high = (high + h1 + carry(low, half)) | 0;
      low = half;
      const second = order[step + 5] ?? 0;
      if (second < used) {
        const sum = (low + (words[second] ?? 0)) | 0;
        high = (high + (words[second + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const i0 = e0 ^ low;
      const i1 = e1 ^ high;
      const j0 = (i0 >>> 16) | (i1 << 16);
      const j1 = (i1 >>> 16) | (i0 << 16);
      const k0 = (f0 + j0) | 0;
      const k1 = (f1 + j1 + carry(f0, k0)) | 0;
      const l0 = h0 ^ k0;
      const l1 = h1 ^ k1;
      state[4] = low;
      state[5] = high;
      state[12] = (l0 << 1) | (l1 >>> 31);
      state[13] = (l1 << 1) | (l0 >>> 31);
      state[20] = k0;
      state[21] = k1;
      state[28] = j0;
      state[29] = j1;
    }
    {
      const { 6: a0 = 0, 7: a1 = 0, 14: b0 = 0, 15: b1 = 0 } = state;
      const { 22: c0 = 0, 23: c1 = 0, 30: d0 = 0, 31: d1 = 0 } = state;
      const first = order[step + 6] ?? 0;
      let low = (a0 + b0) | 0;
      let high = (a1 + b1 + carry(a0, low)) | 0;
      if (first < used) {
        const sum = (low + (words[first] ?? 0)) | 0;
        high = (high + (words[first + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const e0 = d1 ^ high;
      const e1 = d0 ^ low;
      const f0 = (c0 + e0) | 0;
      const f1 = (c1 + e1 + carry(c0, f0)) | 0;
      const g0 = b0 ^ f0;
      const g1 = b1 ^ f1;
      const h0 = (g0 >>> 24) | (g1 << 8);
      const h1 = (g1 >>> 24) | (g0 << 8);
      const half = (low + h0) | 0;
      high = (high + h1 + carry(low, half)) | 0;
      low = half;
      const second = order[step + 7] ?? 0;
      if (second < used) {
        const sum = (low + (words[second] ?? 0)) | 0;
        high = (high + (words[second + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const i0 = e0 ^ low;
      const i1 = e1 ^ high;
      const j0 = (i0 >>> 16) | (i1 << 16);
      const j1 = (i1 >>> 16) | (i0 << 16);
      const k0 = (f0 + j0) | 0;
      const k1 = (f1 + j1 + carry(f0, k0)) | 0;
      const l0 = h0 ^ k0;
      const l1 = h1 ^ k1;
      state[6] = low;
      state[7] = high;
      state[14] = (l0 << 1) | (l1 >>> 31);
      state[15] = (l1 << 1) | (l0 >>> 31);
      state[22] = k0;
      state[23] = k1;
      state[30] = j0;
      state[31] = j1;
    }
    {
      const { 0: a0 = 0, 1: a1 = 0, 10: b0 = 0, 11: b1 = 0 } = state;
      const { 20: c0 = 0, 21: c1 = 0, 30: d0 = 0, 31: d1 = 0 } = state;
      const first = order[step + 8] ?? 0;
      let low = (a0 + b0) | 0;
      let high = (a1 + b1 + carry(a0, low)) | 0;
      if (first < used) {
        const sum = (low + (words[first] ?? 0)) | 0;
        high = (high + (words[first + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const e0 = d1 ^ high;
      const e1 = d0 ^ low;
      const f0 = (c0 + e0) | 0;
      const f1 = (c1 + e1 + carry(c0, f0)) | 0;
      const g0 = b0 ^ f0;
      const g1 = b1 ^ f1;
      const h0 = (g0 >>> 24) | (g1 << 8);
      const h1 = (g1 >>> 24) | (g0 << 8);
      const half = (low + h0) | 0;
      high = (high + h1 + carry(low, half)) | 0;
      low = half;
      const second = order[step + 9] ?? 0;
      if (second < used) {
        const sum = (low + (words[second] ?? 0)) | 0;
        high = (high + (words[second + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const i0 = e0 ^ low;
      const i1 = e1 ^ high;
      const j0 = (i0 >>> 16) | (i1 << 16);
      const j1 = (i1 >>> 16) | (i0 << 16);
      const k0 = (f0 + j0) | 0;
      const k1 = (f1 + j1 + carry(f0, k0)) | 0;
      const l0 = h0 ^ k0;
      const l1 = h1 ^ k1;
      state[0] = low;
      state[1] = high;
      state[10] = (l0 << 1) | (l1 >>> 31);
      state[11] = (l1 << 1) | (l0 >>> 31);
      state[20] = k0;
      state[21] = k1;
      state[30] = j0;
      state[31] = j1;
    }
    {
      const { 2: a0 = 0, 3: a1 = 0, 12: b0 = 0, 13: b1 = 0 } = state;
      const { 22: c0 = 0, 23: c1 = 0, 24: d0 = 0, 25: d1 = 0 } = state;
      const first = order[step + 10] ?? 0;
      let low = (a0 + b0) | 0;
      let high = (a1 + b1 + carry(a0, low)) | 0;
      if (first < used) {
        const sum = (low + (words[first] ?? 0)) | 0;
        high = (high + (words[first + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const e0 = d1 ^ high;
      const e1 = d0 ^ low;
      const f0 = (c0 + e0) | 0;
      const f1 = (c1 + e1 + carry(c0, f0)) | 0;
      const g0 = b0 ^ f0;
      const g1 = b1 ^ f1;
      const h0 = (g0 >>> 24) | (g1 << 8);
      const h1 = (g1 >>> 24) | (g0 << 8);
      const half = (low + h0) | 0;
      high = (high + h1 + carry(low, half)) | 0;
      low = half;
      const second = order[step + 11] ?? 0;
      if (second < used) {
        const sum = (low + (words[second] ?? 0)) | 0;
        high = (high + (words[second + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const i0 = e0 ^ low;
      const i1 = e1 ^ high;
      const j0 = (i0 >>> 16) | (i1 << 16);
      const j1 = (i1 >>> 16) | (i0 << 16);
      const k0 = (f0 + j0) | 0;
      const k1 = (f1 + j1 + carry(f0, k0)) | 0;
      const l0 = h0 ^ k0;
      const l1 = h1 ^ k1;
      state[2] = low;
      state[3] = high;
      state[12] = (l0 << 1) | (l1 >>> 31);
      state[13] = (l1 << 1) | (l0 >>> 31);
      state[22] = k0;
      state[23] = k1;
      state[24] = j0;
      state[25] = j1;
    }
    {
      const { 4: a0 = 0, 5: a1 = 0, 14: b0 = 0, 15: b1 = 0 } = state;
      const { 16: c0 = 0, 17: c1 = 0, 26: d0 = 0, 27: d1 = 0 } = state;
      const first = order[step + 12] ?? 0;
      let low = (a0 + b0) | 0;
      let high = (a1 + b1 + carry(a0, low)) | 0;
      if (first < used) {
        const sum = (low + (words[first] ?? 0)) | 0;
        high = (high + (words[first + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const e0 = d1 ^ high;
      const e1 = d0 ^ low;
      const f0 = (c0 + e0) | 0;
      const f1 = (c1 + e1 + carry(c0, f0)) | 0;
      const g0 = b0 ^ f0;
      const g1 = b1 ^ f1;
      const h0 = (g0 >>> 24) | (g1 << 8);
      const h1 = (g1 >>> 24) | (g0 << 8);
      const half = (low + h0) | 0;
      high = (high + h1 + carry(low, half)) | 0;
      low = half;
      const second = order[step + 13] ?? 0;
      if (second < used) {
        const sum = (low + (words[second] ?? 0)) | 0;
        high = (high + (words[second + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const i0 = e0 ^ low;
      const i1 = e1 ^ high;
      const j0 = (i0 >>> 16) | (i1 << 16);
      const j1 = (i1 >>> 16) | (i0 << 16);
      const k0 = (f0 + j0) | 0;
      const k1 = (f1 + j1 + carry(f0, k0)) | 0;
      const l0 = h0 ^ k0;
      const l1 = h1 ^ k1;
      state[4] = low;
      state[5] = high;
      state[14] = (l0 << 1) | (l1 >>> 31);
      state[15] = (l1 << 1) | (l0 >>> 31);
      state[16] = k0;
      state[17] = k1;
      state[26] = j0;
      state[27] = j1;
    }
    {
      const { 6: a0 = 0, 7: a1 = 0, 8: b0 = 0, 9: b1 = 0 } = state;
      const { 18: c0 = 0, 19: c1 = 0, 28: d0 = 0, 29: d1 = 0 } = state;
      const first = order[step + 14] ?? 0;
      let low = (a0 + b0) | 0;
      let high = (a1 + b1 + carry(a0, low)) | 0;
      if (first < used) {
        const sum = (low + (words[first] ?? 0)) | 0;
        high = (high + (words[first + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const e0 = d1 ^ high;
      const e1 = d0 ^ low;
      const f0 = (c0 + e0) | 0;
      const f1 = (c1 + e1 + carry(c0, f0)) | 0;
      const g0 = b0 ^ f0;
      const g1 = b1 ^ f1;
      const h0 = (g0 >>> 24) | (g1 << 8);
      const h1 = (g1 >>> 24) | (g0 << 8);
      const half = (low + h0) | 0;
      high = (high + h1 + carry(low, half)) | 0;
      low = half;
      const second = order[step + 15] ?? 0;
      if (second < used) {
        const sum = (low + (words[second] ?? 0)) | 0;
        high = (high + (words[second + 1] ?? 0) + carry(low, sum)) | 0;
        low = sum;
      }
      const i0 = e0 ^ low;
      const i1 = e1 ^ high;
      const j0 = (i0 >>> 16) | (i1 << 16);
      const j1 = (i1 >>> 16) | (i0 << 16);
      const k0 = (f0 + j0) | 0;
      const k1 = (f1 + j1 + carry(f0, k0)) | 0;
      const l0 = h0 ^ k0;
      const l1 = h1 ^ k1;
      state[6] = low;
      state[7] = high;
      state[8] = (l0 << 1) | (l1 >>> 31);
      state[9] = (l1 << 1) | (l0 >>> 31);
      state[18] = k0;
      state[19] = k1;
      state[28] = j0;
      state[29] = j1;
    }
  }
}
