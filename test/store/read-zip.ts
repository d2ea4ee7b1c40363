import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

/**
 * The files of a zip by their names, read by its central directory (APPNOTE 4.3.12). Throws where it is none, or packed in another way
 * than deflated or stored.
 */
export function readZip(path: string): Map<string, Buffer> {
  const zip = readFileSync(path);
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error(`${path} is no zip.`);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, nameEnd);
    if (!name.endsWith('/')) files.set(name, readEntry(zip, at));
    // Its extra field and its comment follow the name.
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

function readEntry(zip: Buffer, at: number): Buffer {
  const method = zip.readUInt16LE(at + 10);
  const size = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + size);
  if (method === 0) return packed;
  if (method === 8) return inflateRawSync(packed);
  throw new Error(`A file is packed by method ${method}.`);
}
