import { expect, test, vi } from 'vitest';
import { printBars } from '@/test/bench/bars';
import { printTable } from '@/test/bench/table';

/** What is printed meanwhile. */
function printed(run: () => void): string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    run();
    return log.mock.calls.join('\n');
  } finally {
    log.mockRestore();
  }
}

test('a table whose column is empty is printed', () => {
  expect(printed(() => printTable('Of what', [['figure', ''], ['one']]))).toBe(
    '\nOf what\n\n| figure |    |\n| ------ | -: |\n| one    |    |',
  );
});

test('where nothing has a bar, as in Firefox, that is said', () => {
  expect(printed(() => printBars([]))).toBe('\nNo bar is held to these figures.');
});
