import type { FoundOnPage } from '@/lib/extension/tab-messages';
import { boxOf, isPdf, viewHeight, viewWidth } from './kinds';
import { unread } from './words';

/** What fills less of the window is a chart, an ornament or a preview. */
const largeShare = 0.3;

/** What of a page no script can read, though people can: a PDF file, or a page that is painted as a picture. */
export function outOfReach(): FoundOnPage['outOfReach'] {
  if (isPdf()) return 'pdf';
  const large = [...document.querySelectorAll(unread)].find(isLarge);
  if (!large) return null;
  return large.matches('canvas') ? 'canvas' : 'pdf';
}

function isLarge(element: Element): boolean {
  const { width, height } = boxOf(element);
  return width * height > largeShare * viewWidth() * viewHeight();
}
