import { expect } from 'vitest';
import { LazyValidity } from '@/lib/address/lazy-validity';

/** Has `toEqual` read the text that such an answer makes late, and compare it like any other answer. */
expect.addEqualityTesters([
  function compareLazy(a, b) {
    if (!(a instanceof LazyValidity || b instanceof LazyValidity)) return undefined;
    return this.equals(plain(a), plain(b));
  },
]);

function plain(answer: unknown): unknown {
  return answer instanceof LazyValidity ? answer.toJSON() : answer;
}
