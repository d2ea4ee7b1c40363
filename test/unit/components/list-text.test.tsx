// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ListText } from '@/components/ListText';
import { startAnew, violations } from './background-double';

startAnew();

const rows = Array.from({ length: 4000 }, (_, n) => `0x${String(n).padStart(40, '0')}`).join('\n');
let kept = '';

function Field() {
  const [text, setText] = useState('');
  kept = text;
  return (
    <main>
      <ListText label="Addresses" hint="One a line" rows={5} text={text} onText={setText} />
      <button type="button" onClick={() => setText('')}>
        Take
      </button>
    </main>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Addresses' });

test('of a text that is too long for a field the beginning is shown, and all of it is kept until it is discarded', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), 'a\nb');
  await user.paste(rows);
  expect(kept).toBe(`a\nb${rows}`);
  expect(field()).toHaveProperty('value', `${kept.slice(0, 400)}…`);
  expect(field().getAttribute('aria-describedby')).toBe(
    screen.getByText('0.2 MB of text, of which the beginning is shown.').id,
  );
  expect(await violations()).toEqual([]);
  // What is not shown cannot be changed.
  await user.type(field(), 'x');
  await user.paste(rows);
  expect(kept).toBe(`a\nb${rows}`);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(kept).toBe('');
  expect(document.activeElement).toBe(field());
  await user.keyboard('c');
  expect(kept).toBe('c');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  expect(screen.getByText('One a line').getAttribute('aria-live')).toBe('polite');
});

test('so it is with a text that is dropped; a short one is left to the browser', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), 'a\nb');
  const drop = (text: string) =>
    fireEvent.drop(field(), { dataTransfer: { getData: () => text, types: ['text/plain'] } });
  expect(drop('0x1')).toBe(true);
  expect(kept).toBe('a\nb');
  expect(drop(rows)).toBe(false);
  expect(kept).toBe(`a\nb${rows}`);
  expect(screen.getByText('0.2 MB of text, of which the beginning is shown.')).toBeTruthy();
});

test('what is typed stays in the field, however long it becomes', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.click(field());
  for (let n = 0; n < 2; n++) await user.paste(rows.slice(0, 100_000));
  await user.keyboard('x');
  expect(field()).toHaveProperty('value', `${rows.slice(0, 100_000).repeat(2)}x`);
});

test('once a long text was taken, the field is empty and to be written in', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.click(field());
  await user.paste(rows);
  await user.click(screen.getByRole('button', { name: 'Take' }));
  expect(field()).toHaveProperty('value', '');
  await user.type(field(), 'x');
  expect(kept).toBe('x');
});
