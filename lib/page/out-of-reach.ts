import type { FoundOnPage } from '@/lib/extension/tab-messages';
import { boxOf, viewHeight } from './kinds';

/** A canvas that fills less of the window is a chart or an ornament. */
const canvasShare = 0.3;

/** What of a page no script can read, though people can: a PDF file, or a page that is painted as a picture. */
export function outOfReach(): FoundOnPage['outOfReach'] {
  // Chromium's viewer stands in a page of the file's own address.
  if (document.contentType === 'application/pdf') return 'pdf';
  return [...document.querySelectorAll('canvas')].some(isLarge) ? 'canvas' : null;
}

function isLarge(canvas: HTMLCanvasElement): boolean {
  const { width, height } = boxOf(canvas);
  return width * height > canvasShare * innerWidth * viewHeight();
}
