import { expect, test } from 'vitest';
import { monthBars } from '@/components/reports/month-bars';

test('months without a report have a bar of no height', () => {
  expect(
    monthBars([
      { month: '2025-11', count: 3 },
      { month: '2026-02', count: 1 },
    ]),
  ).toEqual([
    { name: '2025-11', count: 3 },
    { name: '2025-12', count: 0 },
    { name: '2026-01', count: 0 },
    { name: '2026-02', count: 1 },
  ]);
});

test('more than four years are drawn by year', () => {
  expect(
    monthBars([
      { month: '2020-01', count: 3 },
      { month: '2020-07', count: 2 },
      { month: '2024-02', count: 1 },
    ]),
  ).toEqual([
    { name: '2020', count: 5 },
    { name: '2021', count: 0 },
    { name: '2022', count: 0 },
    { name: '2023', count: 0 },
    { name: '2024', count: 1 },
  ]);
});

test('no report, no bar', () => {
  expect(monthBars([])).toEqual([]);
});
