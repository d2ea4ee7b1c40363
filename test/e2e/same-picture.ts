import type { Page } from './driver';

/**
 * Whether two pictures look the same: a browser paints the edge of a curve or a letter a shade differently from one time to the next.
 * @param page any page; the pictures are read in it
 */
export function looksSame(page: Pick<Page, 'eval'>, one: Buffer, other: Buffer): Promise<boolean> {
  return page.eval(compare, one.toString('base64'), other.toString('base64'));
}

/** Runs in the page. */
async function compare(one: string, other: string): Promise<boolean> {
  const read = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  };
  const [a, b] = [await read(one), await read(other)];
  const isSameSize = a.width === b.width && a.height === b.height;
  return isSameSize && a.data.every((value, at) => Math.abs(value - (b.data[at] ?? 0)) <= 24);
}
