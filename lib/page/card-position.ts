export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

/** Between the card and the text, and between the card and the edge of the viewport, in CSS pixels. */
const gap = 6;
const edge = 8;

/**
 * Where the card goes: below the text, above it where there is no room below, else on a side of it, first the one that has more room; where
 * there is no room at all, it covers as little of the text as it can. Always inside the viewport. All in CSS pixels of the viewport.
 * @param taken what it leaves free, too, where one of these places does, or one beside any of them at the height of the text; else what
 *   stands below, where the user goes on
 */
export function cardPosition(
  text: Box,
  { width, height }: Size,
  viewport: Size,
  taken: Box[] = [],
): { left: number; top: number } {
  const at = (x: number, y: number) => {
    const left = clamp(x, viewport.width - width);
    const top = clamp(y, viewport.height - height);
    return { left, top, right: left + width, bottom: top + height };
  };
  const below = text.bottom + gap;
  const above = text.top - gap - height;
  const besides = ({ left, right }: Box) => {
    const both = [left - gap - width, right + gap];
    return viewport.width - text.right > text.left ? both.reverse() : both;
  };
  const places = [
    at(text.left, below),
    at(text.left, above),
    ...[text, ...taken].flatMap(besides).map((left) => at(left, text.top)),
  ];
  const freeOf = (all: Box[]) => places.find((place) => !all.some((box) => overlaps(box, place)));
  const { left, top } =
    freeOf([text, ...taken]) ??
    freeOf([text, ...taken.filter(({ top }) => top > text.top)]) ??
    freeOf([text]) ??
    at(besides(text)[0] ?? 0, viewport.height - text.bottom > text.top ? below : above);
  return { left, top };
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

/** The near edge wins where the card is larger than the viewport. */
function clamp(value: number, end: number): number {
  return Math.round(Math.max(edge, Math.min(value, end - edge)));
}
