// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ListsSection } from '@/components/lists/ListsSection';
import type { SourceState } from '@/lib/verdict/facts';
import { answerAs, sent, settings, startAnew, violations } from './background-double';
import { service } from './reports-double';

startAnew();

const reading = { ...service, progress: { done: 410, total: 1000 } };

/** A service's list that can be updated, which finds it as `found`. */
function open(listed: SourceState, found = service) {
  let now = listed;
  answerAs({
    'sources/list': () => [now],
    'sources/update': () => {
      now = found;
      return [reading];
    },
    'sources/stop': () => [service],
  });
  render(<ListsSection settings={settings()} change={async () => {}} />);
  return userEvent.setup();
}

test('the list of the service can be stopped while it is read', async () => {
  const user = open(reading);
  await user.click(await screen.findByRole('button', { name: 'Cancel update api.example.com' }));
  expect(await screen.findByRole('button', { name: 'Update now api.example.com' })).toBeDefined();
  expect(sent.filter(({ type }) => type === 'sources/stop')).toHaveLength(1);
});

test.each<[string, SourceState]>([
  ['that another service takes the place of', { ...service, name: 'other.example', updatedAt: 1 }],
  ['of a list that was lost meanwhile', { ...service, updatedAt: null }],
  ['that was stopped elsewhere', service],
])('of an update %s nothing is said', async (_, found) => {
  const user = open(service, found);
  await user.click(await screen.findByRole('button', { name: 'Update now api.example.com' }));
  await screen.findByRole('button', { name: /^Update now/ }, { timeout: 3000 });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, SourceState, 'status' | 'alert', string]>([
  [
    'unchanged',
    { ...service, unchangedAt: Date.now() },
    'status',
    'api.example.com: nothing new since it was read 2 hours ago.',
  ],
  ['new', { ...service, updatedAt: Date.now() }, 'status', 'api.example.com is up to date.'],
  [
    'not there',
    { ...service, triedAt: Date.now(), error: 'You are offline.' },
    'alert',
    'api.example.com was not updated.',
  ],
])('an update of it that finds it %s says so', async (_, found, role, words) => {
  const user = open(service, found);
  await user.click(await screen.findByRole('button', { name: 'Update now api.example.com' }));
  expect((await screen.findByRole(role, {}, { timeout: 3000 })).textContent).toBe(words);
  // Why stands in its row, and once.
  expect(screen.queryAllByText(/You are offline/)).toHaveLength(found.error ? 1 : 0);
  expect(await violations()).toEqual([]);
  // That it went well is news until something else is done.
  await user.click(document.body);
  expect(screen.queryByRole(role)?.textContent).toBe(role === 'status' ? undefined : words);
});
