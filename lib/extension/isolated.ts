/** Between U+2068 and U+2069 where it is written from right to left: else it and a name before it may change places. */
export function isolated(text: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;
}
