/** The words of whatever was thrown, to be shown to the user. */
export function errorWords(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}
