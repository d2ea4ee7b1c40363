/** The answer where something is not taken, in words for the user. */
export function refused(message: string): { status: 'refused'; message: string } {
  return { status: 'refused', message };
}
