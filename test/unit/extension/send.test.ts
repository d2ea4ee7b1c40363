import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { giveUp, NoAnswerError, send } from '@/lib/extension/messages';

const killed = () => Promise.reject(new Error('The message channel closed'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a background that is killed under five questions answers the sixth', async () => {
  const sent = vi.spyOn(fakeBrowser.runtime, 'sendMessage');
  for (let i = 0; i < 5; i++) sent.mockImplementationOnce(killed);
  sent.mockImplementationOnce(async () => ({ answer: [7] }));
  const answer = send('log/list');
  await vi.runAllTimersAsync();
  expect(await answer).toEqual([7]);
});

test('one that never answers is said to give no answer', async () => {
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(killed);
  const answer = expect(send('log/list')).rejects.toThrow(NoAnswerError);
  await vi.runAllTimersAsync();
  await answer;
});

test('a question that is never answered, since the page was put aside, is given up when the page is back', async () => {
  const sent = vi.spyOn(fakeBrowser.runtime, 'sendMessage');
  sent.mockImplementation(() => new Promise(() => {}));
  const answer = send('log/list');
  giveUp();
  await expect(answer).rejects.toThrow(NoAnswerError);
  expect(sent).toHaveBeenCalledTimes(1);
});
