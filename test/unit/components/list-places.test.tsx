// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ListsSection } from '@/components/lists/ListsSection';
import { answerAs, bitcoinAddress, settings, startAnew } from './background-double';
import { feed, understood } from './list-double';
import { starter } from './reports-double';

startAnew();

const field = (name: string) => screen.getByRole('textbox', { name });
const look = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

async function fillBoth() {
  await userEvent.type(field('Address of the list'), 'https://lists.example/bad.csv');
  await look('In a text that you paste');
  await userEvent.type(field('Text of the list'), bitcoinAddress);
}

function open(taken: Partial<Parameters<typeof answerAs>[0]> = {}) {
  answerAs({
    'sources/list': () => [starter],
    'feeds/preview': () => understood,
    ...taken,
  });
  render(<ListsSection settings={settings()} change={async () => {}} />);
}

test('what was typed for one place of a list is still there after a look at another', async () => {
  open();
  await fillBoth();
  await look('At a web address, and kept up to date');
  expect(field('Address of the list')).toHaveProperty('value', 'https://lists.example/bad.csv');
  await look('In a text that you paste');
  expect(field('Text of the list')).toHaveProperty('value', bitcoinAddress);
});

test('a chosen file is still chosen after a look at another place', async () => {
  open();
  await look('In a file');
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['x'], 'mine.txt'));
  await look('At a web address, and kept up to date');
  await look('In a file');
  expect(document.body.textContent).toContain('mine.txt');
});

test('a list that was added leaves its own field alone', async () => {
  open({
    'feeds/import': () => ({ status: 'taken', feed }),
  });
  await fillBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add this list' }));
  await waitFor(() => expect(field('Text of the list')).toHaveProperty('value', ''));
  await look('At a web address, and kept up to date');
  expect(field('Address of the list')).toHaveProperty('value', 'https://lists.example/bad.csv');
});
