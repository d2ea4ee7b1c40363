import { expect, test } from 'vitest';
import { withToken } from '@/lib/background/token';
import type { PageAnswer } from '@/lib/extension/messages';

const answer = (level: PageAnswer['level']): PageAnswer => ({
  address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  level,
  headline: '',
  networks: ['ethereum'],
  networkNames: '',
  reasons: [],
  explorer: '',
  service: '',
  picture: '',
  needsContext: false,
});

test('what a link calls a token is said to be a contract, unless it is reported', () => {
  const texts = (one: PageAnswer | null) => one?.reasons.map(({ text }) => text);
  expect(texts(withToken(answer('clear'), true))).toEqual([
    expect.stringContaining('the address of a contract'),
  ]);
  for (const isToken of [false, undefined])
    expect(texts(withToken(answer('clear'), isToken))).toEqual([]);
  expect(texts(withToken(answer('danger'), true))).toEqual([]);
  expect(withToken(null, true)).toBeNull();
});
