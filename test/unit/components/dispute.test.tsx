// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FullReports } from '@/components/reports/FullReports';
import type { FeedView } from '@/lib/extension/feed-messages';
import { answerAs, startAnew } from './background-double';
import { withoutLayout } from './many-double';
import { pageOf, report, starter, unheard } from './reports-double';

startAnew();
beforeEach(withoutLayout);

const files = 'https://raw.githubusercontent.com';

test.each([
  [`${files}/owner/scams/main/list.txt`, 'https://github.com/owner/scams'],
  [
    'https://gist.githubusercontent.com/owner/0a1b/raw/list.txt',
    'https://gist.github.com/owner/0a1b',
  ],
  [`${files}/list.txt`, files],
  ['https://lists.example/owner/scams/list.txt', 'https://lists.example'],
])('a report of the list at %s is disputed at %s', async (url, home) => {
  const id = 'list:0123456789abcdef';
  const none = { networkId: null, changedAt: null, error: null, counts: null };
  const feed: FeedView = { id, name: 'Shops', url, ...none };
  answerAs({
    'reports/search': () => pageOf({ reports: [{ ...report, sourceId: id }] }),
    'reports/count': () => ({ byNetwork: [], byMonth: [], undated: 0 }),
    'reports/of-account': () => ({
      reports: [{ ...report, sourceId: id }],
      sources: [{ ...starter, id, name: 'Shops' }],
    }),
    'sources/list': () => [{ ...starter, id, name: 'Shops' }],
    'feeds/list': () => [feed],
    'feeds/presets': () => [],
  });
  render(<FullReports {...unheard} />);
  await userEvent.setup().click(await screen.findByRole('option', { name: /1A1zP1eP5/ }));
  const link = await screen.findByRole('link', { name: new RegExp(new URL(home).host) });
  expect(link.getAttribute('href')).toBe(home);
});
