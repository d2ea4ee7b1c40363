import { beginsWith, decodeText } from './decode-text';
import { longestList } from './feed-messages';

/** How a file begins that gzip packed (RFC 1952). */
const packed = [0x1f, 0x8b];

/**
 * The text of a list's file, which may be packed with gzip: 'list.csv.gz'. null: unpacked, it is longer than the longest list. What only looks
 * packed is taken as it is.
 */
export async function unpackText(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!beginsWith(bytes, packed)) return decodeText(bytes);
  try {
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const read = await readUpTo(unpacked, longestList);
    return read && decodeText(read);
  } catch {
    return decodeText(bytes);
  }
}

/** All bytes of a stream; null where there are more than `most`, of which it reads no more then. */
export async function readUpTo(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); read.value; read = await reader.read()) {
    length += read.value.byteLength;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
