import { i18n } from '#i18n';
import { cut } from '@/components/cut';
import { isSpreadsheet } from '@/components/is-spreadsheet';
import { longestList, longestListName } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';
import { unpackText } from '@/lib/extension/unpack';
import type { ListOrigin } from './use-taking';

/**
 * The text of a file in any encoding that spreadsheets save, under the file's name, or as much of it as the name of a list may have.
 * Throws an Error with words for the user where it is too big or cannot be read.
 */
export async function readListFile(file: File): Promise<ListOrigin> {
  if (file.size > longestList) throw tooBig(file.size);
  const bytes = await bytesOf(file);
  if (isSpreadsheet(bytes)) throw new Error(i18n.t('many.refused.spreadsheet'));
  const text = await unpackText(bytes);
  if (text === null) throw new Error(i18n.t('feed.tooBig', { most: mostWords() }));
  return { kind: 'text', text, name: cut(file.name, longestListName) };
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new Error(i18n.t('addList.fileUnreadable'), { cause });
  }
}

function tooBig(bytes: number): Error {
  const size = number(Math.round(bytes / 2 ** 20));
  return new Error(i18n.t('addList.fileTooBig', { size, most: mostWords() }));
}

function mostWords(): string {
  return number(longestList / 2 ** 20);
}
