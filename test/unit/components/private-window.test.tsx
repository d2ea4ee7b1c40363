// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { OuterLink } from '@/components/OuterLink';
import { openFull } from '@/components/open-pages';
import { isPrivateHere, noteWindow } from '@/components/private-window';
import { wholeAddress } from '@/test/unit/whole-address';
import { startAnew } from './background-double';

startAnew();

const explorer = 'https://mempool.space/address/115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const create = () => vi.spyOn(browser.tabs, 'create').mockImplementation(async () => ({}) as never);

beforeEach(() => {
  vi.stubEnv('FIREFOX', '');
  history.replaceState(null, '');
});
afterEach(async () => {
  await standIn(false);
  vi.unstubAllEnvs();
});

/** The page stands in such a window, and beside it there is a private one or none. */
async function standIn(isPrivate: boolean, other: object[] = []): Promise<void> {
  const here = { id: isPrivate ? 8 : 1, incognito: isPrivate };
  vi.spyOn(browser.windows, 'getCurrent').mockImplementation(async () => here as never);
  vi.spyOn(browser.windows, 'getAll').mockImplementation(async () => [here, ...other] as never);
  await noteWindow();
}

async function press(keys = '[MouseLeft]'): Promise<MouseEvent | undefined> {
  let pressed: MouseEvent | undefined;
  const { unmount } = render(<OuterLink href={explorer}>Explorer</OuterLink>);
  const link = screen.getByRole('link');
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, (event) => (pressed = event), { once: true });
  await userEvent.pointer({ keys, target: link });
  unmount();
  return pressed;
}

test('in a private window, a link opens there: Chromium would open it in an ordinary one', async () => {
  const made = create();
  const focus = vi.spyOn(browser.windows, 'update').mockImplementation(async () => ({}) as never);
  await standIn(true);
  expect((await press())?.defaultPrevented).toBe(true);
  await waitFor(() => expect(focus).toHaveBeenCalledWith(8, { focused: true }));
  await press('[MouseMiddle]');
  await waitFor(() => expect(made).toHaveBeenCalledTimes(2));
  await press('[MouseRight]');
  expect(made.mock.calls).toEqual([
    [{ url: explorer, active: true, windowId: 8 }],
    [{ url: explorer, active: false, windowId: 8 }],
  ]);
  expect(isPrivateHere()).toBe(true);
});

test('in an ordinary window, the browser opens it', async () => {
  const made = create();
  await standIn(false, [{ id: 8, incognito: true }]);
  expect((await press())?.defaultPrevented).toBe(false);
  expect(made).not.toHaveBeenCalled();
  expect(isPrivateHere()).toBe(false);
});

test('a tab that was opened from a private window is told so, and its links go back there, or to a new one', async () => {
  const made = create();
  await standIn(true);
  openFull({ view: 'check', address: 'a' });
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const { url } = made.mock.lastCall?.[0] ?? {};
  expect(await wholeAddress(url)).toMatch(/full&view=check&address=a&private=1$/);
  await standIn(false, [{ id: 9, incognito: true }]);
  history.replaceState({ private: '1' }, '');
  vi.spyOn(browser.windows, 'update').mockImplementation(async () => ({}) as never);
  await press();
  await waitFor(() => expect(made).toHaveBeenCalledTimes(2));
  expect(made.mock.lastCall?.[0]).toMatchObject({ url: explorer, windowId: 9 });
  await standIn(false);
  const window = vi.spyOn(browser.windows, 'create').mockImplementation(async () => ({}) as never);
  await press();
  await waitFor(() => expect(window).toHaveBeenCalledWith({ url: explorer, incognito: true }));
});
