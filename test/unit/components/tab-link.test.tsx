// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { TabLink } from '@/components/TabLink';
import { wholeAddress } from '@/test/unit/whole-address';
import { startAnew } from './background-double';

startAnew();

test('a link to a tab of ours begins it with what is not in the address, each time that it is pressed', async () => {
  const create = vi.spyOn(browser.tabs, 'create').mockImplementation(async () => ({}) as never);
  render(<TabLink begin={{ tab: '7', search: 'a b' }}>Open</TabLink>);
  const link = screen.getByRole('link', { name: 'Open' });
  // The middle button opens a tab, too, and the right one the browser's menu.
  for (const [keys, times] of [
    ['[MouseLeft]', 1],
    ['[MouseMiddle]', 2],
    ['[MouseRight]', 2],
    ['[MouseLeft]', 3],
  ] as const) {
    await userEvent.pointer({ keys, target: link });
    await waitFor(() => expect(create).toHaveBeenCalledTimes(times));
    const { url } = create.mock.lastCall?.[0] ?? {};
    expect(await wholeAddress(url)).toMatch(/popup\.html\?full&tab=7&search=a\+b$/);
  }
  expect(link.getAttribute('href')).toBe('popup.html?full');
});
