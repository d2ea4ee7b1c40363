import { expect, test } from 'vitest';
import { failureWords } from '@/lib/extension/service-words';

test('a failure is told with what to do', () => {
  expect(failureWords({ error: 'timeout', said: '' })).toBe(
    'The service took too long to answer. Try again later.',
  );
});

test('what the service itself says is quoted, and stays as it is', () => {
  expect(failureWords({ error: 'key', said: 'This {text} is $1 | not known.' })).toBe(
    'The service does not accept the API key. Enter the right key in the settings. The service says: “This {text} is $1 | not known.”',
  );
});

test('a service that is left alone is told with how long', () => {
  expect(failureWords({ error: 'quota', said: '', closedFor: 1200 })).toBe(
    'The service answers no more requests for now. Wait a little, then try again. It can be asked again after 1,200 s.',
  );
});
