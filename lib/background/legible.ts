import type { Seen } from '@/lib/extension/paste-messages';

/** The styles that tell how a text is drawn, by an element and those around it. A page's script reads them. */
export const drawnBy = [
  'opacity',
  'visibility',
  'background-color',
  'background-image',
  'color-scheme',
  '-webkit-text-fill-color',
] as const;

/** Smaller letters cannot be read, in CSS pixels; nor fainter ones, nor such of less contrast (WCAG 2.2). */
const leastHeight = 6;
const leastOpaque = 0.3;
const leastContrast = 1.2;
const white = { light: 1, opaque: 1 };

/** Whether a text is drawn so that a user can see it; where styles leave that open, it is. */
export function isLegible([, height, drawn]: Seen): boolean {
  const [[, visibility, , , , colour = ''] = []] = drawn;
  const opaque = drawn.reduce((all, [opacity = '1']) => all * Number(opacity), 1);
  const ink = lightOf(colour);
  if (height < leastHeight || visibility !== 'visible') return false;
  if (opaque * (ink?.opaque ?? 1) < leastOpaque) return false;
  const ground = groundOf(drawn);
  if (!ink || !ground || ground.opaque < 1) return true;
  const [lighter = 1, darker = 1] = [ink.light, ground.light].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05) >= leastContrast;
}

type Light = { light: number; opaque: number };

/** Null where it cannot be told: of a picture, of a page that may be dark by itself. */
function groundOf(drawn: string[][]): Light | null {
  for (const [, , colour = '', picture, scheme] of drawn) {
    const ground = lightOf(colour);
    if (picture !== 'none' || !ground) return null;
    if (ground.opaque > 0) return ground;
    if (scheme !== 'normal') return null;
  }
  return white;
}

/** How light a computed colour is, and how opaque; null where its notation does not tell. */
function lightOf(colour: string): Light | null {
  const [, list] = /^rgba?\((.*)\)$/.exec(colour) ?? [];
  if (!list) {
    const [, alpha] = /\/ ([\d.e-]+)\)$/.exec(colour) ?? [];
    return alpha && Number(alpha) < leastOpaque ? { light: 0, opaque: 0 } : null;
  }
  const [red = 0, green = 0, blue = 0, opaque = 1] = list.split(', ').map(Number);
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return { light: 0.2126 * r + 0.7152 * g + 0.0722 * b, opaque };
}
