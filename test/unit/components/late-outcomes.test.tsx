// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePicture } from '@/components/check/use-picture';
import { useTaking } from '@/components/lists/use-taking';
import { type ActState, useAct } from '@/components/use-act';
import type { FeedPreview } from '@/lib/extension/feed-messages';
import type { TakenPicture } from '@/lib/extension/picture-messages';
import { answerAs, later, sentOf, startAnew } from './background-double';

startAnew();

/** Until all that follows from an answer has followed. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('what an act came to is not said over that of a later one', async () => {
  const first = later<ActState>();
  const { result } = renderHook(useAct);
  act(() => void result.current.run(() => first.promise));
  await act(() => result.current.run(async () => ({ status: 'done', message: 'second' })));
  first.resolve({ status: 'done', message: 'first' });
  await settle();
  expect(result.current.state).toEqual({ status: 'done', message: 'second' });
});

test('of a list that is looked at no more, nothing is shown', async () => {
  const preview = later<FeedPreview>();
  answerAs({ 'feeds/preview': () => preview.promise });
  const { result } = renderHook(() => useTaking(async () => {}));
  act(() => result.current.look({ kind: 'text', text: 'a', name: '' }));
  expect(result.current.state.status).toBe('reading');
  act(() => result.current.discard());
  preview.resolve({ status: 'failed', message: 'too late', hostPattern: null });
  await settle();
  expect(result.current.state).toEqual({ status: 'idle' });
});

test('of a picture that is read no more, nothing is said', async () => {
  const picture = later<TakenPicture>();
  answerAs({ 'picture/take': () => picture.promise });
  const told: string[] = [];
  const { result } = renderHook(() => usePicture((text) => told.push(text)));
  act(() => void result.current.readOfTab(7));
  // Its part is loaded first.
  await vi.waitFor(() => expect(sentOf('picture/take')).toHaveLength(1));
  act(() => result.current.stop());
  picture.resolve({ status: 'gone' });
  await settle();
  expect(result.current.state).toEqual({ status: 'idle' });
  expect(told).toEqual([]);
});
