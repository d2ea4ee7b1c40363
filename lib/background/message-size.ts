import type { MessageType } from '@/lib/extension/messages';

/** What a content script may send in one message, in characters and in parts of lists and objects. */
const most = 64 * 1024;
/** Those that hold more where a page does. */
const mostOf: Partial<Record<MessageType, number>> = {
  // 200 texts of 512 characters.
  'page/look-up': 128 * 1024,
  // What a text of 64 KiB may hold, each with its place in the list.
  'page/pasted': 128 * 1024,
  // Of each text beside the click the styles of all elements around it: some 60 characters each, of 100 texts and 60 elements.
  'page/copied': 512 * 1024,
  'page/clicked': 512 * 1024,
};

/** Whether a content script says more at once than any page needs. A taken-over renderer may send whatever it likes. */
export function isTooLarge(type: MessageType, request: unknown): boolean {
  let left = mostOf[type] ?? most;
  const rest = [request];
  // Not by itself: what is nested 100,000 deep would break off with an error. In Firefox a message may even hold itself.
  while (rest.length > 0 && left >= 0) {
    const part = rest.pop();
    left -= typeof part === 'string' ? part.length + 1 : 1;
    if (typeof part !== 'object' || part === null) continue;
    if (hasMoreThan(left, part)) return true;
    const parts = partsOf(part);
    left -= parts.length;
    for (const one of parts) rest.push(one);
  }
  return left < 0;
}

/** What stands in a list, or in an object with its names. */
function partsOf(whole: object): unknown[] {
  return Array.isArray(whole) ? whole : Object.entries(whole).flat();
}

/** Whether an object has so many parts; told before they are gathered. Bytes, which Firefox hands over as they are, no message of ours has. */
function hasMoreThan(most: number, whole: object): boolean {
  if (ArrayBuffer.isView(whole) || whole instanceof ArrayBuffer) return true;
  if (Array.isArray(whole)) return whole.length > most;
  let left = most;
  for (const _ in whole) if (--left < 0) return true;
  return false;
}
