/** In pixels. */
type Size = { width: number; height: number };

/**
 * The size that the head of a PNG, JPEG, GIF, WebP, AVIF or BMP file tells, as browsers read it: before it is unpacked, since a file of
 * kilobytes may hold gigabytes. Null where it is of another kind, or broken.
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
  ['GIF8', sizeOfGif],
  ['BM', sizeOfBmp],
  ['RIFF', sizeOfWebp],
  ['\xff\xd8', sizeOfJpeg],
  ['\0\0\0', sizeOfAvif],
];

/** Where the first picture is larger than what all are drawn on, browsers make that larger (GIF89a, 18 to 20). */
function sizeOfGif(view: DataView): Size {
  const word = (at: number) => view.getUint16(at, true);
  const flags = view.getUint8(10);
  // A table of colours may stand behind the head.
  let at = 13 + (flags & 0x80 ? 6 << (flags & 7) : 0);
  // Extensions, each of blocks that begin with their length; an empty one is the last.
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  const width = Math.max(word(6), word(at + 1) + word(at + 5));
  return { width, height: Math.max(word(8), word(at + 3) + word(at + 7)) };
}

/** Of OS/2's, whose head is shorter, in words. Negative where the lines come from the top down. */
function sizeOfBmp(view: DataView): Size {
  if (view.getUint32(14, true) === 12)
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

/** The largest of its parts, which the whole is one of: their sizes may stand anywhere (ISO/IEC 23008-12, 6.5.3). */
function sizeOfAvif(view: DataView): Size | null {
  if (!isAt(view, 4, 'ftypavi')) return null;
  const bytes = new Uint8Array(view.buffer);
  let size = { width: 0, height: 0 };
  for (let at = bytes.indexOf(0x69); at >= 0; at = bytes.indexOf(0x69, at + 1)) {
    if (at + 16 > bytes.length || !isAt(view, at, 'ispe')) continue;
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (width * height > size.width * size.height) size = { width, height };
  }
  return size;
}

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

/** In the first segment that begins a frame (ITU-T T.81, table B.1). What is no marker is passed over, as browsers do. */
function sizeOfJpeg(view: DataView): Size {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    // Others in this range begin tables.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker <= 0xff00 || marker === 0xffff) at += 1;
    else at += 2 + (isAlone(marker) ? 0 : view.getUint16(at + 2));
  }
}

/** Whether no segment follows on a marker: TEM, RST and SOI. */
function isAlone(marker: number): boolean {
  return marker === 0xff01 || (marker >= 0xffd0 && marker <= 0xffd8);
}

function isAt(view: DataView, at: number, letters: string): boolean {
  return [...letters].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));
}
