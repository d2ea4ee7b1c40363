import { fc } from '@/test/unit/fc';

/** What may stand in a storage or a file in place of a value. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  // An own field of that name, as JSON.parse makes it.
  fc.constantFrom('{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":1}}').map(parsed),
);

/** Objects that have these fields, none of them for certain, and in place of some of their values anything. */
export function damaged(
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, good]) => [
    name,
    fc.oneof({ weight: 30, arbitrary: good }, { weight: 1, arbitrary: anyJson }),
  ]);
  const all = fc.record(Object.fromEntries(values), { noNullPrototype: true });
  const some = fc.record(Object.fromEntries(values), { noNullPrototype: true, requiredKeys: [] });
  return fc.oneof({ weight: 3, arbitrary: all }, { weight: 1, arbitrary: some });
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}
