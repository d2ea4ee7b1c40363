import { useCallback, useRef, useState } from 'react';
import { errorWords } from '@/components/error-words';
import { useLatest } from '@/components/use-latest';
import type { ReadPicture } from './read-picture';

export type PictureState = { status: 'idle' | 'reading' } | { status: 'failed'; words: string };

/** Reads one picture at a time, with what is loaded for the first one. Late answers are dropped. */
export function usePicture(onRead: (text: string) => void) {
  const [state, setState] = useState<PictureState>({ status: 'idle' });
  const begin = useLatest();
  const told = useRef(onRead);
  told.current = onRead;

  const stop = useCallback(() => {
    begin();
    setState({ status: 'idle' });
  }, [begin]);

  const read = useCallback(
    async (ask: () => Promise<ReadPicture>) => {
      const isLate = begin();
      setState({ status: 'reading' });
      const answer = await ask().catch((error: unknown) => {
        console.warn('The picture cannot be read.', error);
        return { status: 'failed', words: errorWords(error) } as const;
      });
      if (isLate()) return;
      if (answer.status === 'failed') return setState(answer);
      setState({ status: 'idle' });
      told.current(answer.text);
    },
    [begin],
  );

  const readFile = useCallback(
    (picture: Blob) => read(async () => (await import('./read-picture')).readPicture(picture)),
    [read],
  );
  const readOfTab = useCallback(
    (tabId: number) => read(async () => (await import('./read-picture')).readPagePicture(tabId)),
    [read],
  );
  return { state, readFile, readOfTab, stop };
}
