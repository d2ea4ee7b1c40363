/**
 * What is mutated together, and the tests that cover it with the setup that they need: the others would only be slower at finding the
 * same.
 */
export type Room = {
  mutate: readonly string[];
  tests: readonly string[];
  setup: readonly string[];
  /**
   * Constants that are made as a file is read are mutated, too. Each takes a run of all tests of the room with everything read anew, which
   * only a small room can pay for.
   */
  isStatic?: true;
};

/** Set by mutants.ts, read by mutants.config.ts in the processes that Stryker starts. */
export const roomVariable = 'MUTANTS_ROOM';

const english = 'test/unit/speak-english.ts';

export const rooms: Readonly<Record<string, Room>> = {
  codecs: {
    mutate: [
      'lib/address/{alphabets,base32,base58,base64,bech32,blech32,cashaddr,cbor,crc16,crc32,digits,f4jumble,hex,letter-case}.ts',
      'lib/address/families/*.ts',
    ],
    tests: [
      'test/unit/address/{cbor,codecs,hex,symbols,validate}.test.ts',
      'test/unit/address/families/*.test.ts',
    ],
    setup: ['test/unit/address/compare-lazy.ts'],
  },
  service: {
    mutate: ['lib/service/*.ts'],
    // The arbitrary addresses of the other one take a second to be made.
    tests: ['test/unit/service/!(any-)*.test.ts', 'test/service/{contract,edition,faults}.test.ts'],
    setup: [],
  },
  reports: {
    mutate: ['lib/reports/**/*.ts', '!lib/reports/starter-list.ts'],
    tests: ['test/unit/reports/**/*.test.ts'],
    setup: [english],
  },
  verdict: {
    mutate: ['lib/verdict/*.ts'],
    tests: ['test/unit/verdict/*.test.ts'],
    setup: [english],
  },
  senders: {
    mutate: ['lib/background/senders.ts'],
    tests: ['test/unit/background/{senders,serve}.test.ts'],
    setup: [english, 'test/unit/background/databases.ts'],
    isStatic: true,
  },
};
