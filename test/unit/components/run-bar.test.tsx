// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { ManyRow } from '@/components/many/many-row';
import { RunBar } from '@/components/many/RunBar';
import type { useMany } from '@/components/many/use-many';
import type { Run } from '@/components/many/work';
import { bitcoinAddress, startAnew, verdict, violations } from './background-double';

startAnew();

const row: ManyRow = {
  line: 1,
  address: bitcoinAddress,
  networkId: null,
  unknownNetwork: '',
  label: '',
  isSecret: false,
  isHidden: false,
  verdict: verdict(),
  sameAs: null,
  asked: 'no',
  answer: [],
};
const progress = { what: 'checking', done: 1200, total: 3000 } as const;

type Many = ReturnType<typeof useMany>;

function openBar(run: Run, rows: ManyRow[] = [row]): Many {
  const many: Many = {
    rows,
    run,
    pause: vi.fn(),
    goOn: vi.fn(),
    stop: vi.fn(),
    start: vi.fn(),
    lookAnew: vi.fn(),
    checkRest: vi.fn(),
    ask: vi.fn(),
    again: vi.fn(),
    allAgain: vi.fn(),
  };
  render(
    <main>
      <RunBar many={many} host="api.example.com" onGone={() => {}} />
    </main>,
  );
  return many;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the bar of the work on many rows', () => {
  test('says that all is done, and has no button then', async () => {
    void openBar({ status: 'idle' });
    expect(screen.getByRole('status').textContent).toBe('All rows are checked.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('says how many are left after a stop, and goes on with them', async () => {
    const many = openBar({ status: 'idle' }, [row, { ...row, line: 2, verdict: null }]);
    expect(screen.getByRole('status').textContent).toBe('1 row is not checked yet.');
    await press('Check the rest');
    expect(many.checkRest).toHaveBeenCalledOnce();
  });

  test('says how far it is, and is paused and stopped', async () => {
    const many = openBar({ status: 'running', ...progress });
    const bar = screen.getByRole('progressbar', {
      name: 'Looking up 1,200 of 3,000 in this browser',
    });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1200', '3000']);
    await press('Pause');
    await press('Stop');
    expect([many.pause, many.stop].map((act) => vi.mocked(act).mock.calls.length)).toEqual([1, 1]);
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['ends by itself', 'Pause', { status: 'idle' }],
    ['is stopped', 'Stop', { status: 'idle' }],
  ] as const)(
    'gives its focus away when the work %s, and keeps none that it has not',
    (_, name, run) => {
      let gone = 0;
      const bar = (now: Run) => (
        <RunBar many={{ ...many, run: now }} host="" onGone={() => void gone++} />
      );
      const many = openBar({ status: 'idle' });
      cleanup();
      const { rerender } = render(bar({ status: 'running', ...progress }));
      rerender(bar({ status: 'paused', message: null, ...progress }));
      rerender(bar({ status: 'running', ...progress }));
      rerender(bar(run));
      expect(gone).toBe(0);
      rerender(bar({ status: 'running', ...progress }));
      screen.getByRole('button', { name }).focus();
      rerender(bar({ status: 'running', ...progress, done: 2000 }));
      expect(gone).toBe(0);
      rerender(bar(run));
      expect(gone).toBe(1);
    },
  );

  test('says its end where screen readers listen already', () => {
    const many = openBar({ status: 'idle' });
    cleanup();
    const bar = (run: Run) => <RunBar many={{ ...many, run }} host="" onGone={() => {}} />;
    const { rerender } = render(bar({ status: 'running', ...progress }));
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    rerender(bar({ status: 'idle' }));
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('All rows are checked.');
  });

  test('names the service that is asked, and until when it wants a pause', () => {
    void openBar({ status: 'running', ...progress, what: 'asking' });
    expect(screen.getByText('Asking api.example.com, 1,200 of 3,000')).toBeDefined();
    void openBar({ status: 'waiting', until: Date.UTC(2026, 0, 1), ...progress });
    expect(screen.getByText(/^api\.example\.com asked for a pause\./)).toBeDefined();
  });

  test('goes on after a pause, and says why it paused by itself', async () => {
    const many = openBar({ status: 'paused', message: 'You are offline.', ...progress });
    expect(screen.getByRole('alert').textContent).toBe('Stopped: You are offline.');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await press('Go on');
    expect(many.goOn).toHaveBeenCalledOnce();
  });

  test('that the user paused it is no error', () => {
    void openBar({ status: 'paused', message: null, ...progress });
    expect(screen.getByText('Paused at 1,200 of 3,000')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
