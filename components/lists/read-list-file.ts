import { longestList } from '@/lib/extension/feed-messages';
import type { ListOrigin } from './use-taking';

/** The text of a file, under the file's name. Throws an Error with words for the user where it is too big or cannot be read. */
export async function readListFile(file: File): Promise<ListOrigin> {
  if (file.size > longestList) {
    const size = Math.round(file.size / 2 ** 20).toLocaleString('en');
    throw new Error(
      `This file is too big: it has ${size} MB, and lists of up to ${longestList / 2 ** 20} MB are read.`,
    );
  }
  try {
    return { kind: 'text', text: await file.text(), name: file.name };
  } catch (cause) {
    throw new Error('The file cannot be read. Choose it again.', { cause });
  }
}
