import type { Place } from '@/lib/extension/picture-messages';

/** A part of a picture in its own pixels, and the size that it is read in. */
export type Part = {
  left: number;
  top: number;
  width: number;
  height: number;
  readWidth: number;
  readHeight: number;
};

type Size = { width: number; height: number };

/** The longest side that is read. A code in a larger picture is read as well from a smaller one. */
const longestSide = 3840;

/** All of a picture; or of what was seen of a tab, the part where a picture of its page stands. */
export function partOf(size: Size, place: Place | null): Part {
  const { left, top, width, height } = place ? partAt(place, size) : allOf(size);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    left,
    top,
    width,
    height,
    readWidth: Math.max(1, Math.round(width * scale)),
    readHeight: Math.max(1, Math.round(height * scale)),
  };
}

function allOf({ width, height }: Size) {
  return { left: 0, top: 0, width, height };
}

/** In whole pixels, none of which is beside the picture's box or beyond what was seen. */
function partAt({ left, top, width, height, view }: Place, seen: Size) {
  // How many pixels of a screen one of a page's takes: zoom, and the screen's own density.
  const density = seen.width / view.width;
  const within = (at: number, most: number) => Math.min(Math.max(at * density, 0), most);
  const from = {
    left: Math.ceil(within(left - view.left, seen.width)),
    top: Math.ceil(within(top - view.top, seen.height)),
  };
  const right = Math.floor(within(left + width - view.left, seen.width));
  const bottom = Math.floor(within(top + height - view.top, seen.height));
  return { ...from, width: Math.max(1, right - from.left), height: Math.max(1, bottom - from.top) };
}
