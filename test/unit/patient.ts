import { vi } from 'vitest';

/** Milliseconds. What is waited for comes in a few of them; on a machine that does ten other things, in thousands. */
const patience = 30_000;

// They give up after a second by themselves.
const { waitFor } = vi;
vi.waitFor = (check, options) => waitFor(check, options ?? { timeout: patience });
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
}
