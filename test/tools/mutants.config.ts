import base from '../vitest.config';

/** The tests of what is mutated, without the interface's, which would only be slower at finding the same. */
const include = ['address', 'background', 'reports', 'service', 'verdict'].map(
  (folder) => `test/unit/${folder}/**/*.test.ts`,
);

export default {
  ...base,
  test: { ...base.test, include: [...include, 'test/service/**/*.test.ts'] },
};
