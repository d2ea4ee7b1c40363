import type { ClipboardEvent } from 'react';

/** In characters: Chromium takes minutes to show 8 million of them in a field, and Firefox five seconds. */
const mostInField = 2 ** 17;

/** Whether a text is too long for a field. */
export function isTooLongToShow(text: string): boolean {
  return text.length > mostInField;
}

/** What a field would hold after a paste, where that is too long to be shown in it; else null, and the field takes it. */
export function takeLargePaste(event: ClipboardEvent<HTMLTextAreaElement>): string | null {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain');
  if (!isTooLongToShow(pasted)) return null;
  event.preventDefault();
  return value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
}
