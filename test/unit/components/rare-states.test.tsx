// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { CopyButton } from '@/components/CopyButton';
import { CheckPanel } from '@/components/check/CheckPanel';
import { ServiceSection } from '@/components/options/ServiceSection';
import { PanelButton } from '@/components/PanelButton';
import { PagePanel } from '@/components/page/PagePanel';
import { ExportButtons } from '@/components/reports/ExportButtons';
import { allReports } from '@/components/reports/report-choice';
import type { ExportBatch } from '@/lib/extension/report-messages';
import {
  answerAs,
  answerAsPage,
  bitcoinAddress,
  later,
  sent,
  settings,
  startAnew,
  verdict,
} from './background-double';
import { done, open as openMany, rows, scam, withoutLayout } from './many-double';
import { report } from './reports-double';

startAnew();
beforeEach(withoutLayout);

const asked = (type: string) => sent.filter((message) => message.type === type);
const withService = settings({ serviceAddress: 'https://api.example', hasHostPermission: true });

test('a side panel that the browser refuses to open is said, and the popup stays', async () => {
  answerAs({});
  vi.stubGlobal('reportError', () => {});
  Object.assign(browser, { sidebarAction: undefined });
  vi.spyOn(browser.windows, 'getCurrent').mockImplementation((async () => ({ id: 5 })) as never);
  vi.spyOn(browser.sidePanel, 'open').mockRejectedValue(new Error('No.'));
  const close = vi.spyOn(window, 'close').mockReturnValue();
  render(<PanelButton place={() => ({ view: 'check', tabId: null, address: '' })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the side panel' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The browser did not open the side panel. Open it from the browser’s own menu.',
  );
  expect(close).not.toHaveBeenCalled();
});

test('a key that is none is not saved, and that is said', async () => {
  answerAs({});
  render(<ServiceSection settings={withService} refresh={async () => {}} />);
  const form = screen.getByLabelText('API key').closest('form');
  await userEvent.type(screen.getByLabelText('API key'), '   ');
  await userEvent.click(within(form ?? document.body).getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Type or paste a key first.');
  expect(asked('key/save')).toEqual([]);
});

test('a test of the connection that never ends is ended after 30 seconds', async () => {
  answerAs({ 'service/test': () => later<never>().promise });
  render(<ServiceSection settings={withService} refresh={async () => {}} />);
  vi.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Test connection' }));
    await act(() => vi.advanceTimersByTimeAsync(29_999));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert').textContent).toBe('No answer within 30 seconds. Try again.');
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['nothing was sent to is said to be not asked', true, 'not asked'],
  [
    'was asked before the connection went is said to have given no answer',
    null,
    'no usable answer',
  ],
])('a service that %s', async (_, isUnsent, outcome) => {
  const reason = {
    code: 'service-failed',
    level: 'unknown',
    error: 'offline',
    message: 'You are offline.',
    sourceName: 'api.example',
    ...(isUnsent && { isUnsent }),
  } as const;
  answerAs({ 'settings/get': () => withService, check: () => verdict({ reasons: [reason] }) });
  render(<CheckPanel initialAddress={bitcoinAddress} ask="all" />);
  expect(await screen.findByText(new RegExp(`api.example: ${outcome}$`))).toBeDefined();
  expect(screen.getByText('You are offline.')).toBeDefined();
});

test('an export that is cancelled says so, and saves no file', async () => {
  const batch = later<ExportBatch>();
  answerAs({ 'reports/export': () => batch.promise });
  const save = vi.fn();
  URL.createObjectURL = save;
  render(<ExportButtons choice={allReports} names={new Map()} total={2} />);
  const csv = screen.getByRole('button', { name: 'Export CSV' });
  await userEvent.click(csv);
  expect(screen.getByRole('progressbar', { name: 'Export' })).toBeDefined();
  expect(screen.getByText('Leave this page open until the file is there.')).toBeDefined();
  // It keeps the focus.
  expect([csv.ariaDisabled, csv.hasAttribute('disabled')]).toEqual(['true', false]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
  expect(document.activeElement).toBe(csv);
  await act(async () => batch.resolve({ reports: [report], next: null }));
  expect(screen.getByText('Export cancelled.')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

test('an address that the browser does not copy is not said to be copied', async () => {
  answerAs({});
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
  render(<CopyButton text={bitcoinAddress} />);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByText('Not copied: Not allowed.')).toBeDefined();
  expect(screen.queryByText('Copied')).toBeNull();
  expect(asked('check/copied')).toEqual([]);
});

describe('a page', () => {
  test('that has not answered yet is said to be asked', () => {
    answerAs({});
    vi.spyOn(browser.tabs, 'query').mockReturnValue(later<never>().promise as never);
    render(<PagePanel tabId={null} onCheck={() => {}} />);
    expect(screen.getByText('Asking the page…')).toBeDefined();
  });

  test('that cannot be asked is said to be so, with the reason, until it can', async () => {
    answerAs({});
    const query = vi.spyOn(browser.tabs, 'query').mockRejectedValue(new Error('No tabs.'));
    render(<PagePanel tabId={null} onCheck={() => {}} />);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The page could not be asked. No tabs. Try again',
    );
    query.mockResolvedValue([] as never);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This page cannot be read')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('whose script holds up the rest of it is said to be loading, and not to be out of reach', async () => {
    answerAs({});
    const tab = { id: 7, status: 'loading' };
    vi.spyOn(browser.tabs, 'get').mockImplementation(async () => tab as never);
    vi.useFakeTimers();
    render(<PagePanel tabId={7} onCheck={() => {}} />);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/^This page is still loading/)).toBeDefined();
    tab.status = 'complete';
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('This page cannot be read')).toBeDefined();
  });

  test('whose site cannot be switched off says so, and goes on saying so when it is asked again', async () => {
    answerAs({
      'settings/set': () => {
        throw new Error('The disk is full.');
      },
    });
    vi.useFakeTimers();
    const asks = answerAsPage({
      'tab/found': () => ({
        host: 'shop.example',
        enabled: true,
        addresses: [],
        outOfReach: null,
        unpainted: 0,
        isReading: false,
        tampered: null,
      }),
    });
    render(<PagePanel tabId={7} onCheck={() => {}} />);
    const passTime = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    await passTime(0);
    fireEvent.click(screen.getByRole('switch', { name: /Check this site/ }));
    const before = asks.length;
    await passTime(2000);
    vi.useRealTimers();
    expect(asks.length).toBeGreaterThan(before);
    expect(screen.getByRole('alert').textContent).toContain('The disk is full.');
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  });
});

describe('a file of many addresses', () => {
  const drag = (file: File) => ({ dataTransfer: { types: ['Files'], files: [file] } });
  const place = () => screen.getByRole('heading', { name: 'Check many addresses' });

  test('that is dragged over is called to be dropped, and taken when it is', async () => {
    await openMany('');
    const file = new File([scam], 'list.txt', { type: 'text/plain' });
    fireEvent.dragOver(place(), drag(file));
    expect(screen.getByText('Drop the file here')).toBeDefined();
    fireEvent.dragLeave(place(), drag(file));
    expect(screen.queryByText('Drop the file here')).toBeNull();
    fireEvent.drop(place(), drag(file));
    await done();
    expect(rows()).toEqual([`${scam}Reported Row 1 · Bitcoin`]);
  });

  test('that is too large is refused in words, unread', async () => {
    await openMany('');
    const file = new File([scam], 'list.txt', { type: 'text/plain' });
    Object.defineProperty(file, 'size', { value: 8 * 2 ** 20 + 1 });
    fireEvent.drop(place(), drag(file));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This file is larger than 8 MB. Split it, or keep only the column of addresses.',
    );
    expect(asked('many/look-up')).toEqual([]);
  });
});
