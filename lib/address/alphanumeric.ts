/** Whether a UTF-16 unit is an ASCII letter or digit. NaN, as beyond the ends of a text, is none. */
export function isAlphanumeric(code: number): boolean {
  const lower = code | 32;
  return (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57);
}
