import { type Decoding, type Hit, miss } from '@/lib/address/encoding';
import { findForeign } from '@/lib/address/foreign';
import { foreign, fromHex, hexAlphabet, readHex } from '@/lib/address/hex';
import { lazy } from '@/lib/address/lazy';

/**
 * Flow: 0x and 16 hex digits, a word of a linear code whose lowest 19 bits check the other 45; on a test network with another word added
 * (flow-go, model/flow/address.go). All that is changed in up to six bits is no address.
 */
export function decodeFlow(text: string): Decoding {
  if (!text.startsWith('0x')) return miss('prefix');
  const payload = new Uint8Array(8);
  if (readHex(text, 2, payload) & foreign) {
    const position = findForeign(text, hexAlphabet, 2);
    return position < 0 ? miss('length') : miss('character', position);
  }
  const parity = parityOf(payload);
  if (parity !== 0 && !testParities().includes(parity)) return miss('checksum');
  // Nobody has the word of zeros.
  if (parity === 0 && payload.every((byte) => byte === 0)) return miss('payload');
  const hit: Hit = {
    status: 'hit',
    canonical: text.toLowerCase(),
    format: 'Flow account',
    checksum: 'verified',
    testnet: parity !== 0,
    kind: 'flow',
    payload,
  };
  return hit;
}

/** 0 for an address of the main network; else how its lowest 19 bits differ from what the others ask for. */
export function parityOf(payload: Uint8Array): number {
  const parities = table();
  let parity = 0;
  for (let at = 0; at < 8; at++) parity ^= parities[(at << 8) | (payload[at] ?? 0)] ?? 0;
  return parity;
}

/** By the place of a byte and its value. */
const table = lazy(() => {
  const made = new Int32Array(2048);
  for (let at = 0; at < 8; at++) {
    for (let byte = 0; byte < 256; byte++) {
      const lowest = byte & -byte;
      // Of bytes with several bits, the one without the lowest is made already.
      const rest = made[(at << 8) | (byte ^ lowest)] ?? 0;
      made[(at << 8) | byte] = byte === 0 ? 0 : rest ^ columnOf(8 * (7 - at) + Math.log2(lowest));
    }
  }
  return made;
});

/** What a bit adds to the parity. */
function columnOf(bit: number): number {
  return bit < checkBits ? 1 << bit : (columns[bit - checkBits] ?? 0);
}

const checkBits = 19;

/** Of the bits above, the lowest first. */
const columns = [
  0x7328d, 0x6689a, 0x6112f, 0x6084b, 0x433fd, 0x42aab, 0x41951, 0x233ce, 0x22a81, 0x21948, 0x1ef60,
  0x1deca, 0x1c639, 0x1bdd8, 0x1a535, 0x194ac, 0x18c46, 0x1632b, 0x1529b, 0x14a43, 0x13184, 0x12942,
  0x118c1, 0x0f812, 0x0e027, 0x0d00e, 0x0c83c, 0x0b01d, 0x0a831, 0x0982b, 0x07034, 0x0682a, 0x05819,
  0x03807, 0x007d2, 0x00727, 0x0068e, 0x0067c, 0x0059d, 0x004eb, 0x003b4, 0x0036a, 0x002d9, 0x001c7,
  0x0003f,
];

/** Those of the test network and of the emulator. */
const testParities = lazy(() =>
  ['6834ba37b3980209', '1cb159857af02018'].map((word) => parityOf(fromHex(word))),
);
