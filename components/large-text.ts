import type { ClipboardEvent, DragEvent } from 'react';

/** In characters: Chromium takes minutes to show 8 million of them in a field, and Firefox five seconds. */
const mostInField = 2 ** 17;

/** Whether a text is too long for a field. */
export function isTooLongToShow(text: string): boolean {
  return text.length > mostInField;
}

/**
 * What a field would hold after a paste or a drop, where that is too long to be shown in it; else null, and the field takes it. What is
 * dropped goes where the caret stands.
 */
export function takeLargeText(
  event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>,
): string | null {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const carried = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
  const text = carried.getData('text/plain');
  if (!isTooLongToShow(text)) return null;
  event.preventDefault();
  return value.slice(0, selectionStart) + text + value.slice(selectionEnd);
}
