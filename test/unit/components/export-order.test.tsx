// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ExportButtons } from '@/components/reports/ExportButtons';
import { allReports } from '@/components/reports/report-choice';
import { answerAs, startAnew } from './background-double';
import { report } from './reports-double';

startAnew();

const reports = [
  { ...report, id: '1', label: 'undated', count: null, lastReported: null },
  { ...report, id: '2', label: 'usual' },
  { ...report, id: '3', label: 'newest', count: 1, lastReported: Date.now() },
  { ...report, id: '4', label: 'most', count: 9, lastReported: 0 },
];

test.each([
  ['date', ['newest', 'usual', 'most', 'undated']],
  ['count', ['most', 'usual', 'newest', 'undated']],
] as const)('a file has the order of the screen: by %s', async (sort, order) => {
  // They come in that in which they are kept, and in batches.
  answerAs({
    'reports/export': ({ after }) =>
      after
        ? { reports: reports.slice(2), next: null }
        : { reports: reports.slice(0, 2), next: { segment: 1, rows: 2 } },
  });
  let saved: Promise<string> | undefined;
  URL.createObjectURL = (file: Blob) => {
    saved = file.text();
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  render(<ExportButtons choice={{ ...allReports, sort }} names={new Map()} total={4} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export JSON' }));
  await screen.findByText('4 reports in scam-reports.json.');
  const rows: { name: string }[] = JSON.parse((await saved) ?? '');
  expect(rows.map(({ name }) => name)).toEqual(order);
});
