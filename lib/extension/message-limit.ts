/**
 * Chromium lets no message of 64 MiB through, counted as JSON in UTF-8; its sender is told only that there is no answer. Less what stands
 * around a text in it.
 */
export const mostBytes = 2 ** 26 - 2 ** 12;

/** Whether a text can be sent between the parts of the extension. */
export function fitsInMessage(text: string): boolean {
  return new Blob([JSON.stringify(text)]).size <= mostBytes;
}
