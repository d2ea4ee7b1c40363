import { i18n } from '#i18n';
import { decodeText } from '@/lib/extension/decode-text';
import { longestList } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';
import { longestName } from './ListName';
import type { ListOrigin } from './use-taking';

/**
 * The text of a file in any encoding that spreadsheets save, under the file's name, or as much of it as the name of a list may have.
 * Throws an Error with words for the user where it is too big or cannot be read.
 */
export async function readListFile(file: File): Promise<ListOrigin> {
  if (file.size > longestList) {
    throw new Error(
      i18n.t('addList.fileTooBig', {
        size: number(Math.round(file.size / 2 ** 20)),
        most: number(longestList / 2 ** 20),
      }),
    );
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { kind: 'text', text: decodeText(bytes), name: nameOf(file) };
  } catch (cause) {
    throw new Error(i18n.t('addList.fileUnreadable'), { cause });
  }
}

function nameOf({ name }: File): string {
  // Not with half of a character at its end.
  return name.slice(0, longestName).replace(/[\ud800-\udbff]$/, '');
}
