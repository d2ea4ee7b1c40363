import { decodeQRBatch } from 'qr/decode.js';
import { i18n } from '#i18n';
import { send } from '@/lib/extension/messages';
import type { Place } from '@/lib/extension/picture-messages';
import { partOf } from './picture-part';
import { pictureSize } from './picture-size';

/** What a picture says in its QR codes, a line each; or in words why it says nothing. */
export type ReadPicture = { status: 'read'; text: string } | { status: 'failed'; words: string };

/** More than that is no picture of a code, and takes the memory of this page. In bytes and in pixels. */
const mostBytes = 20_000_000;
const mostPixels = 100_000_000;
/** How long a picture in which no code is found at once is searched, in milliseconds. */
const searchMs = 1000;

/** Reads the QR codes in a picture that the user gave. Nothing leaves this page. */
export async function readPicture(picture: Blob): Promise<ReadPicture> {
  return readPart(picture, null, i18n.t('picture.none'));
}

/** Reads the QR codes in the picture of a page that the user clicked on last in a tab. */
export async function readPagePicture(tabId: number): Promise<ReadPicture> {
  const taken = await send('picture/take', { tabId });
  switch (taken.status) {
    case 'whole':
      return readPart(blobOf(taken.image), null, i18n.t('picture.none'));
    case 'seen':
      return readPart(blobOf(taken.image), taken.place, i18n.t('picture.noneSeen'));
    case 'out-of-view':
      return { status: 'failed', words: i18n.t('picture.outOfView') };
    case 'out-of-reach':
      return { status: 'failed', words: i18n.t('picture.outOfReach') };
    case 'gone':
      return { status: 'failed', words: i18n.t('picture.gone') };
  }
}

async function readPart(picture: Blob, place: Place | null, none: string): Promise<ReadPicture> {
  const tooLarge = { status: 'failed', words: i18n.t('picture.tooLarge') } as const;
  if (picture.size > mostBytes) return tooLarge;
  const told = pictureSize(await picture.arrayBuffer());
  if (told && told.width * told.height > mostPixels) return tooLarge;
  const image = await createImageBitmap(picture).catch(() => null);
  if (!image) return { status: 'failed', words: i18n.t('picture.notPicture') };
  try {
    if (image.width * image.height > mostPixels) return tooLarge;
    return await readImage(image, place, none);
  } finally {
    image.close();
  }
}

async function readImage(
  image: ImageBitmap,
  place: Place | null,
  none: string,
): Promise<ReadPicture> {
  let isDamaged = false;
  // What can be seen through may be meant for a bright page or for a dark one.
  for (const ground of ['white', 'black']) {
    const found = await codesIn(pixelsOf(image, place, ground));
    const texts = found.filter((one) => typeof one === 'string');
    if (texts.length > 0) return { status: 'read', text: [...new Set(texts)].join('\n') };
    // Whatever else went wrong went wrong where a code's corners were found.
    isDamaged ||= found.some((one) => one instanceof Error && one.message !== 'finder');
  }
  return { status: 'failed', words: isDamaged ? i18n.t('picture.damaged') : none };
}

async function codesIn(pixels: ImageData): Promise<(string | Error)[]> {
  const { width, height } = pixels;
  const options = { effort: Infinity, timeLimit: searchMs, maxSize: { width, height } };
  const [found = []] = await decodeQRBatch([pixels], options);
  return found;
}

function pixelsOf(image: ImageBitmap, place: Place | null, ground: string): ImageData {
  const { left, top, width, height, readWidth, readHeight } = partOf(image, place);
  const context = new OffscreenCanvas(readWidth, readHeight).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = ground;
  context.fillRect(0, 0, readWidth, readHeight);
  context.drawImage(image, left, top, width, height, 0, 0, readWidth, readHeight);
  return context.getImageData(0, 0, readWidth, readHeight);
}

/** Our pages' policy lets no `data:` address be loaded. */
function blobOf(dataAddress: string): Blob {
  const bytes = atob(dataAddress.slice(dataAddress.indexOf(',') + 1));
  return new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))]);
}
