const svg = 'http://www.w3.org/2000/svg';
const size = 5;

/**
 * A small picture of an account, by which an eye tells two of them apart sooner than by their letters: 5 × 5 cells, mirrored, in two
 * colours. It is an aid beside the address: somebody who makes accounts by the billion finds one with the same picture.
 * @param seed twelve hex digits; the same seed gives the same picture
 */
export function identicon(seed: string): SVGSVGElement {
  const [hue = 0, shift = 0, ...cells] = (seed.match(/../g) ?? []).map((hex) =>
    Number.parseInt(hex, 16),
  );
  const paths: [string, string] = ['', ''];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = 3 * y + Math.min(x, size - 1 - x);
      // Two bits a cell: half of the cells stay empty.
      const cell = ((cells[at >> 2] ?? 0) >> (2 * (at & 3))) & 3;
      if (cell === 2) paths[0] += `M${x} ${y}h1v1h-1z`;
      if (cell === 3) paths[1] += `M${x} ${y}h1v1h-1z`;
    }
  }
  const first = (hue * 360) / 256;
  // At least a sixth of the circle apart.
  const second = first + 60 + (shift * 240) / 256;
  return drawn('svg', { class: 'picture', viewBox: '0 0 5 5', 'aria-hidden': 'true' }, [
    drawn('path', { d: paths[0], fill: `hsl(${Math.round(first)} 65% 36%)` }),
    drawn('path', { d: paths[1], fill: `hsl(${Math.round(second % 360)} 75% 58%)` }),
  ]);
}

function drawn<T extends 'svg' | 'path'>(
  tag: T,
  attributes: Record<string, string>,
  content: Node[] = [],
): SVGElementTagNameMap[T] {
  const made = document.createElementNS(svg, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
}
