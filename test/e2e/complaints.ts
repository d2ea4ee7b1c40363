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

/** Runs there: what was noted since; a complaint where nobody noted, as in a background that was started anew. */
export function readComplaints(): string[] {
  const { complaints = ['nobody noted'] }: { complaints?: string[] } = Object(self);
  return complaints;
}
