// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { CheckTab } from '@/components/CheckTab';
import { answerAs, settings, startAnew } from './background-double';

startAnew();

test('the first steps lead to the public lists, unfolded in the settings', async () => {
  answerAs({ 'settings/get': () => settings({ onboarded: false }) });
  const opened = vi.spyOn(browser.tabs, 'create');
  render(<CheckTab hint={null} initialAddress="" ask="all" />);
  expect(await screen.findByText('With public lists:')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Choose public lists' }));
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(opened.mock.calls[0]?.[0].url).toMatch(/\/options\.html#public-lists$/);
});
