/** How somebody sees: with all three kinds of cones, or without one of them. */
export type Sight = 'all colours' | 'deuteranopia' | 'protanopia';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** The contrast of two colours by WCAG 2.2: 1 to 21. Colours as '#rrggbb'. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** How far apart two colours look, in OKLab (Ottosson 2020): black and white are 1 apart. */
export function distance(one: string, other: string, sight: Sight): number {
  const seen = [one, other].map((colour) => toOklab(times(sights[sight], linear(colour))));
  const [a = [0, 0, 0], b = [0, 0, 0]] = seen;
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB. */
const sights: Readonly<Record<Sight, Matrix>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function toOklab(rgb: Triple): Triple {
  const [l, m, s] = times(
    toCones,
    map(rgb, (value) => Math.min(1, Math.max(0, value))),
  );
  return times(toLab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

function luminance(colour: string): number {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(colour: string): Triple {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return map([channel(1), channel(3), channel(5)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

function times([r, g, b]: Matrix, [x, y, z]: Triple): Triple {
  return map([0, 1, 2], (at) => {
    const [p, q, s] = [r, g, b][at] ?? r;
    return p * x + q * y + s * z;
  });
}

function map([a, b, c]: Triple, of: (value: number) => number): Triple {
  return [of(a), of(b), of(c)];
}
