export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

/** Between the card and the text, and between the card and the edge of the viewport, in CSS pixels. */
const gap = 6;
const edge = 8;

/**
 * Where the card goes: below the text, above it where there is no room below, else on the side of it that has more room; where there is no
 * room at all, it covers as little of the text as it can. Always inside the viewport. All in CSS pixels of the viewport.
 */
export function cardPosition(text: Box, card: Size, viewport: Size): { left: number; top: number } {
  // As far to the right and as far down as it may begin.
  const farRight = viewport.width - card.width - edge;
  const farDown = viewport.height - card.height - edge;
  const below = text.bottom + gap;
  const above = text.top - gap - card.height;
  const right = text.right + gap;
  const fitsBelow = below <= farDown;
  const isBelow = fitsBelow || viewport.height - text.bottom > text.top;
  const beside = viewport.width - text.right > text.left ? right : text.left - gap - card.width;
  return {
    left: clamp(fitsBelow || above >= edge ? text.left : beside, farRight),
    top: clamp(isBelow ? below : above, farDown),
  };
}

/** The near edge wins where the card is larger than the viewport. */
function clamp(value: number, max: number): number {
  return Math.round(Math.max(edge, Math.min(value, max)));
}
