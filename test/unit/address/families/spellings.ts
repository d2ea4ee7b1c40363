import { expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { decodeAddress } from '@/lib/address/decode';
import type { Warning } from '@/lib/address/encoding';
import { toHex } from '@/lib/address/hex';
import { identifyNetworks } from '@/lib/address/identify';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import { validateAddress } from '@/lib/address/validate';
import { fc, triesInputs } from '@/test/unit/fc';
import { isMutated, runs } from '@/test/unit/mutated';

/** How an address is made from the bytes that it stands for, written with libraries other than ours. */
export type Spelling = {
  networkId: NetworkId;
  format: string;
  /** Of the account key. */
  kind: string;
  bytes: number;
  /** What the first byte of the payload always is. */
  first?: number;
  /** What the last byte of the payload always is. */
  last?: number;
  encode: (payload: Uint8Array) => string;
  /** Of the text after the prefix. */
  alphabet: string;
  /** Characters before those of the alphabet. */
  prefix?: number;
  /** Characters at the beginning, of the prefix, that the checksum does not cover. */
  unchecked?: number;
  /** Its canonical spelling is another one. */
  isRespelled?: true;
  warning?: Warning;
  /** The case of the letters is the checksum: a text in one case has none. */
  isCase?: true;
  /**
   * How likely it is that a changed text passes all the same, where the specification's checksum is so weak that some do. Without it
   * none may.
   */
  chance?: (changed: string, address: string) => number;
  /** Other checksums that the network takes for the same text. */
  others?: readonly Spelling['encode'][];
  /** How many changed characters are tried; 10,000 where it is left out. */
  changes?: number;
  /** Set where the same codec is tried already, with another prefix: then with fewer payloads. */
  isFurther?: boolean;
};

/** Tells of each codec, by a name, whether it was named before. */
export function furtherCodecs(): (codec: string) => boolean {
  const known = new Set<string>();
  return (codec) => known.size === known.add(codec).size;
}

/** Every payload is valid, is named and gives its key; one changed character is not. */
export function testSpelling(spelling: Spelling): void {
  const { networkId, format, kind, encode, chance, others = [] } = spelling;
  const changes = isMutated ? 300 : (spelling.changes ?? 10_000);
  const numRuns = runs(spelling.isFurther ? 200 : 1000);
  // test/tools/properties.ts has a bar of its own for what begins so.
  const form = spelling.isFurther ? 'a further prefix: ' : '';
  const { encodings } = findNetwork(networkId);
  const isValid = (text: string) => {
    const decoding = decodeAddress(text, encodings);
    if (decoding.status === 'miss' || decoding.testnet) return false;
    return !spelling.isCase || decoding.checksum === 'verified';
  };

  test(`${form}every payload is valid, is named and gives its key`, () => {
    // An "expect" for each takes longer than all that is tested.
    const [unnamed, otherKeys]: [string[], string[]] = [[], []];
    fc.assert(
      fc.property(payloadOf(spelling), (input) => {
        const address = encode(input);
        expect(validateAddress(address, networkId)).toEqual({
          status: 'valid',
          canonical: spelling.isRespelled ? expect.any(String) : address,
          format,
          checksum: 'verified',
          testnet: false,
          ...(spelling.warning && { warning: spelling.warning }),
        });
        if (!identifyNetworks(address).includes(networkId)) unnamed.push(address);
        if (accountKey(address, networkId) !== `${kind}:${toHex(input)}`) otherKeys.push(address);
      }),
      { seed: 7, numRuns },
    );
    expect({ unnamed, otherKeys }).toEqual({ unnamed: [], otherKeys: [] });
  });

  test('one changed character makes it invalid, wherever it stands', () => {
    let [tried, expected] = [0, 0];
    const passed: string[] = [];
    const length = encode(new Uint8Array(spelling.bytes).fill(1)).length;
    fc.assert(
      fc.property(payloadOf(spelling), fc.nat(), (input, start) => {
        const address = encode(input);
        const all = [...changesOf(address, start, spelling)];
        triesInputs(all.length);
        tried += all.length;
        for (const changed of all) {
          expected += chance?.(changed, address) ?? 0;
          if (isValid(changed)) passed.push(changed);
        }
      }),
      { seed: 7, numRuns: Math.ceil(changes / length) },
    );
    expect(tried).toBeGreaterThan(changes * 0.9);
    if (!chance) expect(passed).toEqual([]);
    // Six standard deviations: with the seed above it either always holds or never.
    expect(passed.length).toBeLessThanOrEqual(expected + 6 * Math.sqrt(expected));
    // What passes must be the true address of another account, not a text that was taken too lightly.
    for (const text of passed) {
      const [, key = ''] = accountKey(text, networkId).split(':');
      const bytes = Uint8Array.from(Buffer.from(key, 'hex'));
      expect([encode, ...others].map((write) => write(bytes))).toContain(text);
    }
  });

  test(`${form}a missing or an added character makes it invalid, but for a leading zero of a number`, () => {
    const letter = fc.constantFrom(...spelling.alphabet);
    const wrong: string[] = [];
    fc.assert(
      fc.property(payloadOf(spelling), fc.nat(), letter, (input, place, char) => {
        const address = encode(input);
        const { unchecked = 0 } = spelling;
        const at = unchecked + (place % (address.length - unchecked));
        const added = address.slice(0, at) + char + address.slice(at);
        const missing = address.slice(0, at) + address.slice(at + 1);
        const isZero = networkId === 'starknet' && /^0x0+$/.test(address.slice(0, at + 1));
        if (isValid(added)) wrong.push(added);
        if (isValid(missing) !== isZero) wrong.push(missing);
      }),
      { seed: 7, numRuns },
    );
    expect(wrong).toEqual([]);
  });
}

function payloadOf(spelling: Spelling): fc.Arbitrary<Uint8Array> {
  const { bytes, first, last, isCase, encode, prefix } = spelling;
  const payload = fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((input) => {
    if (first !== undefined) input[0] = first;
    if (last !== undefined) input[bytes - 1] = last;
    return input;
  });
  const hasTwoCases = (text: string) => /[A-F].*[a-f]|[a-f].*[A-F]/.test(text);
  return isCase ? payload.filter((input) => hasTwoCases(encode(input).slice(prefix))) : payload;
}

const anything = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The text with each of its characters changed in turn, by another of the alphabet; those of the prefix by any letter or digit. */
function* changesOf(text: string, start: number, spelling: Spelling): Generator<string> {
  const { alphabet, prefix = 0, unchecked = 0 } = spelling;
  for (let at = unchecked; at < text.length; at++) {
    const letters = at < prefix ? anything : alphabet;
    const from = (start + 31 * at) % letters.length;
    const char = letters[from] === text[at] ? letters[(from + 1) % letters.length] : letters[from];
    yield text.slice(0, at) + char + text.slice(at + 1);
  }
}
