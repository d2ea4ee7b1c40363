import { Resvg } from '@resvg/resvg-js';
import encodeQR from 'qr';
import { vi } from 'vitest';

/** The text of an SVG picture with a QR code for each text, side by side, each module so many pixels wide. */
export function codePicture(texts: string[], scale = 4, colours = ['white', 'black']): string {
  let width = 0;
  let height = 0;
  const codes = texts.map((text) => {
    const code = encodeQR(text, 'raw', { border: 4 });
    const at = width;
    width += code.length;
    height = Math.max(height, code.length);
    const modules = code.flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${at + x} ${y}h1v1h-1z` : '')),
    );
    return `<path fill="${colours[1]}" d="${modules.join('')}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}"
    viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">
    <rect width="100%" height="100%" fill="${colours[0]}"/>${codes.join('')}</svg>`;
}

type Pixels = { width: number; height: number; data: Uint8ClampedArray };
/** Painted only where it is drawn: it may be too large for that. */
type Bitmap = { width: number; data: () => Uint8ClampedArray };

/** What jsdom lacks of pictures and canvases. A "PNG" of these tests is the text of an SVG picture. */
export function standInForCanvas(): void {
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    const text = await blob.text();
    if (!text.startsWith('<svg')) throw new DOMException('no picture', 'InvalidStateError');
    const picture = new Resvg(text);
    // As in a browser, its size is not its own property.
    return Object.assign(Object.create({ width: picture.width, height: picture.height }), {
      data: () => new Uint8ClampedArray(picture.render().pixels),
      close() {},
    });
  });
  vi.stubGlobal('OffscreenCanvas', CanvasDouble);
}

/** A canvas that is filled with one colour, and then takes a part of one picture. */
class CanvasDouble {
  readonly #pixels: Pixels;
  fillStyle = '';

  constructor(width: number, height: number) {
    this.#pixels = { width, height, data: new Uint8ClampedArray(4 * width * height) };
  }

  getContext(): this {
    return this;
  }

  fillRect(): void {
    this.#pixels.data.fill(this.fillStyle === 'white' ? 255 : 0);
    for (let at = 3; at < this.#pixels.data.length; at += 4) this.#pixels.data[at] = 255;
  }

  drawImage(from: Bitmap, left: number, top: number, width: number, height: number): void {
    const { width: columns, height: rows, data } = this.#pixels;
    const drawn = from.data();
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        const fromX = left + Math.floor((x * width) / columns);
        const fromY = top + Math.floor((y * height) / rows);
        const source = 4 * (fromY * from.width + fromX);
        const to = 4 * (y * columns + x);
        const alpha = (drawn[source + 3] ?? 0) / 255;
        for (let of = 0; of < 3; of++)
          // Resvg's colours are multiplied by how dense they are already.
          data[to + of] = (drawn[source + of] ?? 0) + (1 - alpha) * (data[to + of] ?? 0);
      }
  }

  getImageData(): Pixels {
    return this.#pixels;
  }
}
