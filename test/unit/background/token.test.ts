import { expect, test } from 'vitest';
import { withToken } from '@/lib/background/token';
import type { PageAnswer } from '@/lib/extension/messages';

const answer = (level: PageAnswer['level']): PageAnswer => ({
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
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
  const tether = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  expect(texts(withToken({ ...answer('clear'), address: tether }, false))).toHaveLength(1);
  expect(texts(withToken(answer('danger'), true))).toEqual([]);
  expect(withToken(null, true)).toBeNull();
});
