import { type Page, until } from './driver';

/**
 * Runs in the background or in a page of ours: from now on, what is thrown, rejected or logged as a problem there is noted. On `self`,
 * which is the background's own also where a test looks at it from a world beside it.
 */
export function noteComplaints(): void {
  const scope: { complaints?: string[] } = Object(self);
  const isNoted = scope.complaints !== undefined;
  scope.complaints = [];
  if (isNoted) return;
  const note = (...told: unknown[]) => void scope.complaints?.push(told.map(String).join(' '));
  addEventListener('error', ({ message }) => note('thrown:', message));
  addEventListener('unhandledrejection', ({ reason }) => note('rejected:', reason));
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...told: unknown[]) => {
      note(`console.${level}:`, ...told);
      log(...told);
    };
  }
}

/** Has a place complain in each way, and waits until all of it is noted: else silence there would prove nothing. */
export async function untilComplaintsAreHeard({ eval: run }: Pick<Page, 'eval'>): Promise<void> {
  await run(noteComplaints);
  await run(complain, probe);
  await until('the complaints to be heard', async () => {
    const heard = await run(readComplaints);
    const missing = ['console.error:', 'console.warn:', 'thrown:', 'rejected:'].filter(
      (how) => !heard.some((one) => one.startsWith(how) && one.includes(probe)),
    );
    if (missing.length > 0) throw new Error(`Not heard: ${missing}. Heard: ${heard}`);
    return true;
  });
  await run(noteComplaints);
}

const probe = 'made by the test';

/** Runs there, with what is the place's own: a world beside it has others. */
function complain(words: string): void {
  const own = Object(self);
  own.console.error(words);
  own.console.warn(words);
  own.reportError(new own.Error(words));
  own.Promise.reject(new own.Error(words));
}

/** Runs there: what was noted since; a complaint where nobody noted, as in a background that was started anew. */
export function readComplaints(): string[] {
  const { complaints = ['nobody noted'] }: { complaints?: string[] } = Object(self);
  return complaints;
}
