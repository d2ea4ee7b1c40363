// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { keyTabs, TabList } from '@/components/TabList';
import { TabPanel } from '@/components/TabPanel';
import { startAnew, violations } from './background-double';

const tabs = [
  ['one', 'First'],
  ['two', 'Second'],
] as const;

startAnew();

test('hears clicks before it hears keys, and keeps the focus', async () => {
  const loaded = keyTabs.part;
  keyTabs.part = null;
  const user = userEvent.setup();
  render(<Holder />);
  const early = tab('Second');
  await user.click(early);
  expect(tab('Second').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Second' }).textContent).toBe('Of the second');
  expect(await violations()).toEqual([]);
  await waitFor(() => expect(tab('Second')).not.toBe(early));
  await waitFor(() => expect(document.activeElement).toBe(tab('Second')));
  keyTabs.part = loaded;
});

test('looks at a tab as soon as it is pressed, since the button may be another one when the click ends', () => {
  const loaded = keyTabs.part;
  keyTabs.part = null;
  render(<Holder />);
  fireEvent.focus(tab('Second'));
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toBeDefined();
  keyTabs.part = loaded;
});

test('goes on hearing clicks where the keys cannot be loaded', async () => {
  const loaded = keyTabs.part;
  keyTabs.part = null;
  const load = vi.spyOn(keyTabs, 'load').mockResolvedValue(null);
  const user = userEvent.setup();
  render(<Holder />);
  await waitFor(() => expect(load).toHaveBeenCalled());
  await user.click(tab('Second'));
  expect(screen.getByRole('tabpanel', { name: 'Second' }).textContent).toBe('Of the second');
  keyTabs.part = loaded;
});

test('goes from tab to tab by arrow keys, and keeps what is to be kept', async () => {
  const user = userEvent.setup();
  render(<Holder />);
  const kept = screen.getByRole('tabpanel', { name: 'First' });
  await user.tab();
  await user.tab();
  // The part under the tabs is no stop of its own.
  expect(document.activeElement).toBe(document.body);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Second' }).textContent).toBe('Of the second');
  expect(kept.isConnected).toBe(true);
  expect(await violations()).toEqual([]);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'First' })).toBe(kept);
  expect(screen.queryByText('Of the second')).toBeNull();
});

function Holder() {
  const [chosen, choose] = useState<'one' | 'two'>('one');
  return (
    <main>
      <TabList tabs={tabs} tab={chosen} onChange={choose} />
      <TabPanel name="one" tab={chosen} isKept>
        Of the first
      </TabPanel>
      <TabPanel name="two" tab={chosen}>
        Of the second
      </TabPanel>
    </main>
  );
}

function tab(name: string): HTMLElement {
  return screen.getByRole('tab', { name });
}
