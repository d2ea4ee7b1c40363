// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useVerdicts } from '@/components/use-verdicts';
import type { Verdict } from '@/lib/verdict/verdict';
import { answerAs, later, startAnew, verdict } from './background-double';

startAnew();

test('what is known of many addresses stays while they are looked up again, batch by batch', async () => {
  const addresses = Array.from({ length: 201 }, (_, n) => `address${n}`);
  const second = later<Verdict[]>();
  let times = 0;
  answerAs({
    'many/look-up': ({ questions }) =>
      ++times === 4
        ? second.promise
        : questions.map(({ address }) => verdict({ address, at: times })),
  });
  const { result } = renderHook(() => useVerdicts(addresses));
  await waitFor(() => expect(result.current.size).toBe(201));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(result.current.get('address0')?.at).toBe(3));
  expect(result.current.get('address200')?.at).toBe(2);
  second.resolve([verdict({ at: 4 })]);
  await waitFor(() => expect(result.current.get('address200')?.at).toBe(4));
});
