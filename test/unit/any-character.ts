import fc from 'fast-check';

/** Any character there is. fast-check's own 'binary' is the same, and takes most of a second to be made. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
