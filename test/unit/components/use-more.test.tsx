// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactsPanel } from '@/components/contacts/ContactsPanel';
import { HistoryPanel } from '@/components/history/HistoryPanel';
import { PagePanel } from '@/components/page/PagePanel';
import { answerAs, answerAsPage, bitcoinAddress, ownList, startAnew } from './background-double';

startAnew();

const many = (length: number) => Array.from({ length }, (_, n) => n);
const contact = {
  address: bitcoinAddress,
  networkId: null,
  kind: 'trusted',
  note: '',
  changedAt: 1,
} as const;
const check = { address: bitcoinAddress, networkId: null, at: 1, level: 'unknown' } as const;

test.each([
  ['contacts', <ContactsPanel key="a" />, 51],
  ['checks', <HistoryPanel key="c" />, 51],
  ['addresses on a page', <PagePanel key="d" tabId={7} onCheck={() => {}} />, 101],
])(
  'the first of more %s has the focus, as the button that shows them goes',
  async (_, panel, total) => {
    answerAs({
      'own/list': () =>
        ownList(many(total).map((n) => ({ ...contact, key: String(n), name: `Contact ${n}` }))),
      'history/list': () => ({
        isKept: true,
        isLocked: false,
        entries: many(total).map((id) => ({ ...check, id })),
      }),
    });
    answerAsPage({
      'tab/found': () => ({
        host: 'shop.example',
        enabled: true,
        addresses: many(total).map((n) => ({
          address: `address${n}`,
          level: 'unknown',
          networks: ['bitcoin'],
          times: 1,
        })),
        outOfReach: null,
        unpainted: 0,
        isReading: false,
        tampered: null,
      }),
    });
    render(panel);
    await userEvent.click(await screen.findByRole('button', { name: /^Show 1 more/ }));
    expect(screen.queryByRole('button', { name: /^Show 1 more/ })).toBeNull();
    const rows = document.querySelectorAll('ul.rows > li');
    expect(rows[total - 1]?.contains(document.activeElement)).toBe(true);
  },
);
