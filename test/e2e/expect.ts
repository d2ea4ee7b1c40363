import { type Expect, expect as playwrights } from '@playwright/test';

/** As `until` does. */
const pauses = [20, 25, 30, 35, 40, 50, 60, 70, 80, 100];

/**
 * Playwright's own, but what is polled is looked at as often as `until` does: its own pauses grow to a second, and half of what a test
 * waited for had come long before it was seen.
 */
export const expect: Expect = Object.assign(playwrights.configure({}), {
  poll: ((actual, options) =>
    playwrights.poll(actual, {
      intervals: pauses,
      ...(typeof options === 'string' ? { message: options } : options),
    })) satisfies Expect['poll'],
});
