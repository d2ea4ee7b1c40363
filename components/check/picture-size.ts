/** In pixels. */
type Size = { width: number; height: number };

/**
 * The size that the head of a PNG, JPEG, GIF, WebP or BMP file tells: before it is unpacked, since a file of kilobytes may hold gigabytes.
 * Null where it is of another kind, or broken.
 */
export function pictureSize(file: ArrayBuffer): Size | null {
  const view = new DataView(file);
  try {
    const [, sizeIn] = kinds.find(([start]) => isAt(view, 0, start)) ?? [];
    return sizeIn?.(view) ?? null;
  } catch {
    // It ends too soon.
    return null;
  }
}

const kinds: [start: string, sizeIn: (view: DataView) => Size | null][] = [
  ['\x89PNG', (view) => ({ width: view.getUint32(16), height: view.getUint32(20) })],
  ['GIF8', (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) })],
  // Negative where the lines come from the top down.
  ['BM', (view) => ({ width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) })],
  ['RIFF', sizeOfWebp],
  ['\xff\xd8', sizeOfJpeg],
];

/** https://developers.google.com/speed/webp/docs/riff_container */
function sizeOfWebp(view: DataView): Size | null {
  const word = (at: number) => view.getUint16(at, true);
  if (isAt(view, 12, 'VP8X')) {
    const side = (at: number) => 1 + word(at) + (view.getUint8(at + 2) << 16);
    return { width: side(24), height: side(27) };
  }
  const sides = view.getUint32(21, true);
  if (isAt(view, 12, 'VP8L'))
    return { width: 1 + (sides & 0x3fff), height: 1 + ((sides >> 14) & 0x3fff) };
  return { width: word(26) & 0x3fff, height: word(28) & 0x3fff };
}

/** In the first segment that begins a frame (ITU-T T.81, table B.1). */
function sizeOfJpeg(view: DataView): Size {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    // 0xffff: filling. Others in this range begin tables.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2);
  }
}

function isAt(view: DataView, at: number, letters: string): boolean {
  return [...letters].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));
}
