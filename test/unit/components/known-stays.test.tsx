// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HistoryPanel } from '@/components/history/HistoryPanel';
import { ListsSection } from '@/components/lists/ListsSection';
import { ReportsPanel } from '@/components/reports/ReportsPanel';
import { answerAs, bitcoinAddress, sent, settings, startAnew } from './background-double';
import { pageOf, service, unheard } from './reports-double';

startAnew();

const check = { id: 1, address: bitcoinAddress, networkId: null, at: 1, level: 'unknown' } as const;
const preset = {
  ...{ id: 'public', name: 'Public list', url: 'https://public.example/', licence: 'MIT' },
  ...{ homePage: 'https://public.example/', about: 'Some.', networkId: null, taken: false },
};
const failing = () => {
  throw new Error('Not now.');
};

/** Nobody answers when the window gets the focus. */
async function failOnce() {
  answerAs({ 'sources/list': failing, 'feeds/list': failing, 'history/list': failing });
  const before = sent.length;
  fireEvent.focus(window);
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

test.each([
  ['the history', 'Search your checks', () => <HistoryPanel />],
  [
    'the lists',
    'Address of the list',
    () => <ListsSection settings={settings()} change={async () => {}} />,
  ],
  ['the reports', 'Search reports', () => <ReportsPanel tabId={1} {...unheard} />],
])('%s and what is typed there stay where nobody answers for a moment', async (_, field, View) => {
  answerAs({
    'history/list': () => ({ isKept: true, isLocked: false, entries: [check] }),
    'sources/list': () => [service],
    'feeds/presets': () => [preset],
    'reports/search': () => pageOf(),
  });
  const user = userEvent.setup();
  render(View());
  const box = await screen.findByLabelText(field);
  await user.type(box, '1A1z');
  await waitFor(() => expect(document.querySelector('.waiting')).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const before = document.body.textContent;
  await failOnce();
  expect(document.body.textContent).toBe(before);
  expect(screen.getByLabelText(field)).toHaveProperty('value', '1A1z');
});

test('a check that is not erased stays in the list, with the reason', async () => {
  answerAs({
    'history/list': () => ({ isKept: true, isLocked: false, entries: [check] }),
    'history/remove': failing,
  });
  const user = userEvent.setup();
  render(<HistoryPanel />);
  const remove = await screen.findByRole('button', { name: `Remove ${bitcoinAddress}` });
  await user.click(remove);
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  expect(document.activeElement).toBe(remove);
});
