export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

/** Between the card and the text, and between the card and the edge of the viewport, in CSS pixels. */
const gap = 6;
const edge = 8;

/**
 * Where the card goes: below the text, above it where there is no room below, else to its right, and always inside the viewport.
 * All in CSS pixels of the viewport.
 */
export function cardPosition(text: Box, card: Size, viewport: Size): { left: number; top: number } {
  const below = text.bottom + gap;
  const above = text.top - gap - card.height;
  const beside = text.right + gap;
  const fitsBelow = below + card.height <= viewport.height - edge;
  const fitsBeside = beside + card.width <= viewport.width - edge;
  const isBeside = !fitsBelow && above < edge && fitsBeside;
  const top = fitsBelow || above < edge ? below : above;
  return {
    left: Math.round(clamp(isBeside ? beside : text.left, viewport.width - card.width - edge)),
    top: Math.round(clamp(top, viewport.height - card.height - edge)),
  };
}

/** The near edge wins where the card is larger than the viewport. */
function clamp(value: number, max: number): number {
  return Math.max(edge, Math.min(value, max));
}
