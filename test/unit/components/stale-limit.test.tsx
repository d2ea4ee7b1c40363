// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { StaleLimit } from '@/components/lists/StaleLimit';
import { later, startAnew } from './background-double';

startAnew();

function open(canSave = true) {
  const saved: number[] = [];
  const limit = (days: number) => <StaleLimit days={days} onChange={save} />;
  async function save(days: number) {
    saved.push(days);
    if (canSave) rerender(limit(days));
  }
  const { rerender } = render(limit(7));
  return { user: userEvent.setup(), saved };
}
const field = () => screen.getByRole('spinbutton', { name: 'Days until a list is too old' });

test.each(['0', '366', '1.5'])('%s days are no limit, and nothing is saved', async (days) => {
  const { user, saved } = open();
  await user.clear(field());
  await user.type(field(), days);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Save days' }).ariaDisabled).toBe('true');
  expect(screen.getByText(/^A whole number of days, from 1 to 365/)).toBeDefined();
  expect(saved).toEqual([]);
});

test('30 days are saved', async () => {
  const { user, saved } = open();
  await user.clear(field());
  await user.type(field(), '30');
  const save = screen.getByRole('button', { name: 'Save days' });
  expect([save.ariaDisabled, save.hasAttribute('disabled')]).toEqual(['false', false]);
  await user.click(save);
  expect(saved).toEqual([30]);
  // It has the focus, which a disabled one would lose.
  expect([save.ariaDisabled, save.hasAttribute('disabled')]).toEqual(['true', false]);
  expect(screen.getByRole('status').textContent).toBe('Days saved.');
  await user.type(field(), '1');
  expect(screen.queryByRole('status')).toBeNull();
});

test('days that another window saved are shown, unless others are being typed', async () => {
  const limit = (days: number) => <StaleLimit days={days} onChange={async () => {}} />;
  const { rerender } = render(limit(7));
  rerender(limit(30));
  expect(field()).toHaveProperty('value', '30');
  await userEvent.setup().type(field(), '1');
  rerender(limit(14));
  expect(field()).toHaveProperty('value', '301');
});

test('days that cannot be stored stay, to be saved again', async () => {
  const { user, saved } = open(false);
  await user.clear(field());
  await user.type(field(), '30{Enter}');
  expect(field()).toHaveProperty('value', '30');
  await user.type(field(), '{Enter}');
  expect(saved).toEqual([30, 30]);
  expect(screen.queryByRole('status')).toBeNull();
});

test('days that are typed while others are saved stay', async () => {
  const saving = later<void>();
  render(<StaleLimit days={7} onChange={() => saving.promise} />);
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), '3{Enter}0');
  await act(async () => saving.resolve());
  expect(field()).toHaveProperty('value', '30');
});
