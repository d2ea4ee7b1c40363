import { beginsWith } from '@/lib/extension/decode-text';

/** Whether a file is one that a spreadsheet keeps for itself, or is packed as such are (ZIP), by how it begins. */
export function isSpreadsheet(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [0x50, 0x4b, 3, 4]) || beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
}
